import Switch from '@mui/material/Switch';
import { useController } from 'react-hook-form';
import { Field } from './Field';
import { type FieldProps, useField } from './useField';

/** Yes or no. */
export function CheckField(props: FieldProps) {
  const { id, fault, control, onChange } = useField(props);
  const { field } = useController({ name: props.source });
  return (
    <Field {...props} id={id} fault={fault}>
      <Switch
        checked={field.value === true}
        disabled={control.disabled}
        onChange={(_, checked) => onChange(checked)}
        slotProps={{ input: { id, name: control.name, ref: control.ref, 'aria-describedby': `${id}note` } }}
      />
    </Field>
  );
}
