import Autocomplete from '@mui/material/Autocomplete';
import MuiTextField from '@mui/material/TextField';
import { type RaRecord, useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { Field } from './Field';
import styles from './form.module.css';
import { type FieldProps, useField } from './useField';
import { type Picked, type Search, useFound } from './useFound';

type PickFieldProps<T> = FieldProps &
  Search<T> & {
    many?: boolean;
    /** Told after the form has the new choice. */
    onPicked?: (chosen: readonly Picked[]) => void;
  };

/** Records found by typing. The form keeps a list of them with their names, at most one unless `many`. */
export function PickField<T extends RaRecord>(props: PickFieldProps<T>) {
  const { resource, nameOf, searchSource, filter, many = false, onPicked, ...rest } = props;
  const translate = useTranslate();
  const { id, fault, control, onChange } = useField(rest);
  const { field } = useController({ name: rest.source });
  const chosen: Picked[] = field.value ?? [];
  const { found, isFetching, setTyped } = useFound<T>({
    resource,
    nameOf,
    ...(searchSource && { searchSource }),
    ...(filter && { filter }),
  });
  const missing = chosen.filter((one) => !found.some((option) => option.id === one.id));
  return (
    <Field {...rest} id={id} fault={fault}>
      <Autocomplete<Picked, true>
        multiple
        id={id}
        size="small"
        className={styles.pick ?? ''}
        options={[...missing, ...found]}
        value={chosen}
        disabled={control.disabled}
        loading={isFetching}
        filterOptions={(all) => all}
        getOptionLabel={(option) => option.name}
        isOptionEqualToValue={(option, other) => option.id === other.id}
        noOptionsText={translate('common.nothing_found')}
        loadingText={translate('common.loading')}
        clearText={translate('common.clear')}
        openText={translate('wizard.choose')}
        closeText={translate('import.close')}
        onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
        onChange={(_, options) => {
          const picked = many ? options : options.slice(-1);
          onChange(picked);
          onPicked?.(picked);
        }}
        renderInput={(params) => (
          <MuiTextField
            {...params}
            name={control.name}
            inputRef={control.ref}
            error={control['aria-invalid']}
            placeholder={chosen.length === 0 ? translate('wizard.type_to_find') : ''}
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
