import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { normalise } from '../../../domain/text';
import { Field } from './Field';
import styles from './form.module.css';
import { type FieldProps, useField } from './useField';

interface Option {
  value: string;
  label: string;
  /** The heading it stands under. */
  group?: string;
}

/** Several of a list that is known whole; typing narrows it, accents aside. The form keeps the values. */
export function ManyField({ options, ...props }: FieldProps & { options: readonly Option[] }) {
  const translate = useTranslate();
  const { id, fault, control, onChange } = useField(props);
  const { field } = useController({ name: props.source });
  const values: string[] = field.value ?? [];
  // Until the options are there, or where one is gone, its value stands for it.
  const chosen = values.map((value) => options.find((option) => option.value === value) ?? { value, label: value });
  return (
    <Field {...props} id={id} fault={fault}>
      <Autocomplete<Option, true>
        multiple
        id={id}
        size="small"
        className={styles.pick ?? ''}
        options={options}
        value={chosen}
        disabled={control.disabled}
        disableCloseOnSelect
        filterSelectedOptions
        {...(options.some(({ group }) => group) && { groupBy: ({ group = '' }: Option) => group })}
        filterOptions={(all, { inputValue }) =>
          all.filter(({ label }) => normalise(label).includes(normalise(inputValue)))
        }
        isOptionEqualToValue={(option, other) => option.value === other.value}
        noOptionsText={translate('common.nothing_found')}
        clearText={translate('common.clear')}
        openText={translate('wizard.choose')}
        closeText={translate('import.close')}
        onChange={(_, picked) => onChange(picked.map(({ value }) => value))}
        renderInput={(params) => (
          <MuiTextField
            {...params}
            name={control.name}
            inputRef={control.ref}
            error={control['aria-invalid']}
            placeholder={chosen.length === 0 ? translate('wizard.choose') : ''}
            onBlur={control.onBlur}
            slotProps={{
              ...params.slotProps,
              htmlInput: { ...params.slotProps.htmlInput, 'aria-describedby': control['aria-describedby'] },
            }}
          />
        )}
      />
    </Field>
  );
}
