import type { HTMLInputTypeAttribute } from 'react';
import { Field } from './Field';
import styles from './form.module.css';
import { type FieldProps, useField } from './useField';

interface TextFieldProps extends FieldProps {
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  /** Which keys a phone shows. */
  inputMode?: 'numeric';
  /** Rewrites what is typed, such as into capitals. */
  parse?: (text: string) => string;
  /** More than one line. */
  rows?: number;
}

/** One text. */
export function TextField({ type = 'text', autoComplete = 'off', inputMode, parse, rows, ...props }: TextFieldProps) {
  const { id, fault, text, control, onChange } = useField(props);
  const change = (typed: string) => onChange(parse ? parse(typed) : typed);
  const shared = {
    ...control,
    autoComplete,
    className: styles.control,
    value: text,
    onChange: (event: { target: { value: string } }) => change(event.target.value),
  };
  return (
    <Field {...props} id={id} fault={fault}>
      {rows ? <textarea {...shared} rows={rows} /> : <input {...shared} type={type} inputMode={inputMode} />}
    </Field>
  );
}
