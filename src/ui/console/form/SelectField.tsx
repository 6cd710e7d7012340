import { useTranslate } from 'react-admin';
import { Field } from './Field';
import styles from './form.module.css';
import { type FieldProps, useField } from './useField';

interface SelectFieldProps extends FieldProps {
  options: readonly { value: string; label: string }[];
  /** Told after the form has the new value. */
  onPicked?: (value: string) => void;
}

/** One of a few; nothing chosen is the empty text. */
export function SelectField({ options, onPicked, ...props }: SelectFieldProps) {
  const translate = useTranslate();
  const { id, fault, text, control, onChange } = useField(props);
  return (
    <Field {...props} id={id} fault={fault}>
      <select
        {...control}
        className={styles.control}
        value={text}
        onChange={(event) => {
          onChange(event.target.value);
          onPicked?.(event.target.value);
        }}
      >
        <option value="">{translate('wizard.choose')}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}
