import Switch from '@mui/material/Switch';
import { useTranslate } from 'react-admin';
import { Field } from './Field';
import { type FieldProps, useField } from './useField';

/** Yes or no. */
export function CheckField(props: FieldProps) {
  const translate = useTranslate();
  const { id, fault, value, control, onChange } = useField(props, (on) => translate(on ? 'audit.yes' : 'audit.no'));
  return (
    <Field {...props} id={id} fault={fault}>
      <Switch
        checked={value === true}
        disabled={control.disabled}
        onChange={(_, checked) => onChange(checked)}
        slotProps={{ input: { id, name: control.name, ref: control.ref, 'aria-describedby': `${id}note` } }}
      />
    </Field>
  );
}
