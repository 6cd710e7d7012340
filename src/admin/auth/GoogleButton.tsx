import { useWords } from '../words';
import styles from './form.module.css';
import { useGoogle } from './useGoogle';
import type { Submission } from './useSubmit';

/** Signing in with Google, where this installation offers it. */
export function GoogleButton({ submission, isKeepLogin }: { submission: Submission; isKeepLogin: boolean }) {
  const translate = useWords();
  const { offered, blocked, start } = useGoogle(submission, isKeepLogin);
  if (!offered) return null;
  return (
    <div className={styles.other}>
      <p className={styles.or}>{translate('auth.google.or')}</p>
      <button type="button" className={styles.google} disabled={submission.busy} onClick={start}>
        <svg viewBox="0 0 48 48" width="18" height="18" aria-hidden="true">
          <path
            fill="#EA4335"
            d="M24 9.5c3.5 0 6.6 1.2 9.1 3.6l6.8-6.8C35.8 2.4 30.3 0 24 0 14.6 0 6.5 5.4 2.6 13.2l7.9 6.1C12.4 13.6 17.7 9.5 24 9.5Z"
          />
          <path
            fill="#4285F4"
            d="M46.5 24.5c0-1.6-.1-3.1-.4-4.5H24v9h12.7c-.6 3-2.3 5.5-4.8 7.2l7.7 6c4.5-4.2 6.9-10.3 6.9-17.7Z"
          />
          <path fill="#FBBC05" d="M10.5 28.7A14.5 14.5 0 0 1 10.5 19.3l-7.9-6.1a24 24 0 0 0 0 21.6l7.9-6.1Z" />
          <path
            fill="#34A853"
            d="M24 48c6.5 0 11.9-2.1 15.9-5.8l-7.7-6c-2.2 1.5-5 2.3-8.2 2.3-6.3 0-11.6-4.1-13.5-9.8l-7.9 6.1C6.5 42.6 14.6 48 24 48Z"
          />
        </svg>
        {translate('auth.google.continue')}
      </button>
      {blocked && (
        <p role="alert" className={styles.bad}>
          {translate('auth.google.blocked')}
        </p>
      )}
    </div>
  );
}
