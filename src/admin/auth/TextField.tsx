import { type InputHTMLAttributes, type RefObject, useId } from 'react';
import { FieldFault } from './FieldFault';
import styles from './form.module.css';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  label: string;
  value: string;
  fault?: string | undefined;
  onChange?: (value: string) => void;
  inputRef?: RefObject<HTMLInputElement | null>;
}

/** One line of text with its label above and its fault below. */
export function TextField({ label, value, fault, onChange, inputRef, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        ref={inputRef}
        type="text"
        {...input}
        value={value}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}fault`}
        onChange={(event) => onChange?.(event.target.value)}
      />
      <FieldFault id={`${id}fault`} text={fault} />
    </div>
  );
}
