import { useTranslate } from 'react-admin';
import { late } from '../../plain/late';
import { Field } from './Field';
import { LateInput } from './LateInput';
import { type FieldProps, useField } from './useField';

const Switch = late(() => import('@mui/material/Switch'));

/** Yes or no. */
export function CheckField(props: FieldProps) {
  const translate = useTranslate();
  const { id, fault, value, control, onChange } = useField(props, (on) => translate(on ? 'common.yes' : 'common.no'));
  return (
    <Field {...props} id={id} fault={fault} beside>
      <LateInput>
        <Switch
          checked={value === true}
          disabled={control.disabled}
          onChange={(_, checked) => onChange(checked)}
          slotProps={{ input: { id, name: control.name, ref: control.ref, 'aria-describedby': `${id}note` } }}
        />
      </LateInput>
    </Field>
  );
}
