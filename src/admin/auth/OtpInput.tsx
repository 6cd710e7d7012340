import { type RefObject, useId } from 'react';
import { otpLimits } from '../../domain/limits';
import { useWords } from '../words';
import { FieldFault } from './FieldFault';
import styles from './form.module.css';

interface OtpInputProps {
  name: string;
  value: string;
  fault: string | undefined;
  onChange: (value: string) => void;
  inputRef?: RefObject<HTMLInputElement | null>;
}

/** A code of 6 digits: one field drawn as cells, so that it can be pasted, filled by the device and read aloud whole. */
export function OtpInput({ name, value, fault, onChange, inputRef }: OtpInputProps) {
  const translate = useWords();
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{translate('auth.code.label')}</label>
      <input
        id={id}
        ref={inputRef}
        name={name}
        className={styles.otp}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={value}
        aria-invalid={fault !== undefined}
        aria-describedby={`${id}fault`}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, otpLimits.digits))}
      />
      <FieldFault id={`${id}fault`} text={fault} />
    </div>
  );
}

/** Whether all digits are there. */
export function isWholeCode(value: string): boolean {
  return value.length === otpLimits.digits;
}
