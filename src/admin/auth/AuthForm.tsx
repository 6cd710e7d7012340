import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useWords } from '../words';
import styles from './form.module.css';
import { useCountdown } from './useCountdown';
import type { Submission } from './useSubmit';

interface AuthFormProps {
  submission: Submission;
  /** Whether everything needed is there; until then the button is off. */
  ready: boolean;
  label: string;
  busyLabel?: string;
  onSubmit: (form: HTMLFormElement) => Promise<void>;
  children: ReactNode;
  /** Help beside a refusal, by its code. */
  help?: (code: string) => ReactNode;
}

/** A form with its one button; what was refused stands at its field, anything else above the button. */
export function AuthForm({ submission, ready, label, busyLabel, onSubmit, children, help }: AuthFormProps) {
  const translate = useWords();
  const form = useRef<HTMLFormElement>(null);
  const { busy, faults, run } = submission;
  const wait = useCountdown(faults.retryAt);

  const refused = faults.fields;
  useEffect(() => {
    if (Object.keys(refused).length === 0) return;
    if (form.current?.contains(document.activeElement) && document.activeElement?.ariaInvalid === 'true') return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refused]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const target = event.currentTarget;
    if (ready && wait === 0) void run(() => onSubmit(target));
  };

  return (
    <form className={styles.form} ref={form} onSubmit={submit} noValidate>
      {children}
      {faults.form && <FormFault code={faults.form} wait={wait} help={help?.(faults.form)} />}
      <button type="submit" className={styles.submit} disabled={!ready || busy || wait > 0}>
        {busy ? (busyLabel ?? translate('auth.one_moment')) : label}
      </button>
    </form>
  );
}

interface FormFaultProps {
  code: string;
  /** Seconds until the next try. */
  wait: number;
  help?: ReactNode;
}

/** A refusal that belongs to no field, what to do about it, and how long to wait. */
function FormFault({ code, wait, help }: FormFaultProps) {
  const translate = useWords();
  return (
    <div className={styles.banner}>
      <p role="alert">{translate(`error.${code}`)}</p>
      {wait > 0 && <p role="timer">{translate('auth.retry_in', { seconds: wait })}</p>}
      {help && <p>{help}</p>}
    </div>
  );
}
