import type { ReactNode } from 'react';
import { useWords } from '../words';
import styles from './form.module.css';

interface FormFaultProps {
  code: string;
  /** Seconds until the next try. */
  wait: number;
  help?: ReactNode;
}

/** A refusal that belongs to no field, what to do about it, and how long to wait. */
export function FormFault({ code, wait, help }: FormFaultProps) {
  const translate = useWords();
  return (
    <div className={styles.banner}>
      <p role="alert">{translate(`error.${code}`)}</p>
      {wait > 0 && <p role="timer">{translate('auth.retry_in', { seconds: wait })}</p>}
      {help && <p>{help}</p>}
    </div>
  );
}
