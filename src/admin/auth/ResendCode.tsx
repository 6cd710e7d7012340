import { useWords } from '../words';
import styles from './form.module.css';
import type { Code } from './useCode';

/** Asks for another code once the countdown is over. */
export function ResendCode({ code }: { code: Code }) {
  const translate = useWords();
  const { wait, sent, fault, resend } = code;
  return (
    <div className={styles.resend}>
      <span>{translate('auth.code.none')}</span>
      <button type="button" disabled={wait > 0} onClick={resend}>
        {wait > 0 ? translate('auth.code.resend_in', { seconds: wait }) : translate('auth.code.resend')}
      </button>
      <p role="status" className={fault ? styles.bad : styles.good}>
        {fault ? translate(`error.${fault}`) : sent && translate('auth.code.sent_again')}
      </p>
    </div>
  );
}
