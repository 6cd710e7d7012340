import { type Ref, useId, useState } from 'react';
import { useWords } from '../words';
import { FieldFault } from './FieldFault';
import styles from './form.module.css';

interface PasswordFieldProps {
  label: string;
  name: string;
  value: string;
  autoComplete: 'current-password' | 'new-password';
  fault: string | undefined;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Id of what else describes the field, such as the rules. */
  describedBy?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** A password that can be shown while it is typed. */
export function PasswordField({ label, fault, onChange, describedBy, inputRef, ...input }: PasswordFieldProps) {
  const translate = useWords();
  const id = useId();
  const [shown, setShown] = useState(false);
  const reveal = translate(shown ? 'auth.hide_password' : 'auth.show_password');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.secret}>
        <input
          {...input}
          id={id}
          ref={inputRef}
          type={shown ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}fault ${describedBy ?? ''}`.trim()}
          onChange={(event) => onChange(event.target.value)}
        />
        <button
          type="button"
          className={styles.reveal}
          aria-label={reveal}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" strokeWidth="1.8">
            <title>{reveal}</title>
            <path d="M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7S2 12 2 12Z" />
            <circle cx="12" cy="12" r="3" />
            {shown && <path d="m4 4 16 16" strokeLinecap="round" />}
          </svg>
        </button>
      </div>
      <FieldFault id={`${id}fault`} text={fault} />
    </div>
  );
}
