import { useId, useState } from 'react';
import { useWords } from '../words';
import styles from './login.module.css';

interface PasswordFieldProps {
  value: string;
  fault: string | undefined;
  onChange: (value: string) => void;
}

/** A password that can be shown while it is typed. */
export function PasswordField({ value, fault, onChange }: PasswordFieldProps) {
  const translate = useWords();
  const id = useId();
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{translate('auth.password')}</label>
      <div className={styles.secret}>
        <input
          id={id}
          name="password"
          type={shown ? 'text' : 'password'}
          autoComplete="current-password"
          value={value}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}fault`}
          onChange={(event) => onChange(event.target.value)}
        />
        <button
          type="button"
          className={styles.reveal}
          aria-label={translate(shown ? 'auth.hide_password' : 'auth.show_password')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" strokeWidth="1.8">
            <title>{translate(shown ? 'auth.hide_password' : 'auth.show_password')}</title>
            <path d="M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7S2 12 2 12Z" />
            <circle cx="12" cy="12" r="3" />
            {shown && <path d="m4 4 16 16" strokeLinecap="round" />}
          </svg>
        </button>
      </div>
      <p id={`${id}fault`} className={styles.fault} aria-live="polite">
        {fault && translate(`error.${fault}`)}
      </p>
    </div>
  );
}
