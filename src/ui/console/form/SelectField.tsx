import { useTranslate } from 'react-admin';
import { Field } from './Field';
import styles from './form.module.css';
import type { KnownField } from './knownFields';
import { type FieldProps, useField } from './useField';

interface SelectFieldProps extends FieldProps {
  options: readonly { value: string; label: string }[];
  /** Told after the form has the new value. */
  onPicked?: (value: string) => void;
  /** A value in the person's words, where it may be none of the options. */
  show?: KnownField['show'];
}

/** One of a few; nothing chosen is the empty text. */
export function SelectField({ options, onPicked, show, ...props }: SelectFieldProps) {
  const translate = useTranslate();
  const { id, fault, text, control, onChange } = useField(
    props,
    show ?? ((value) => options.find((option) => option.value === value)?.label),
  );
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
