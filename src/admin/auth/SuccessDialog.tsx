import { useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { redirectSeconds } from '../../domain/limits';
import { useWords } from '../words';
import styles from './dialog.module.css';
import { useAuthPath } from './useAuthPath';
import { useCountdown } from './useCountdown';

/** What was achieved; leads to login by its button, by Escape, or by itself after a few seconds (spec 1 §9). */
export function SuccessDialog({ title, text }: { title: string; text: string }) {
  const translate = useWords();
  const navigate = useNavigate();
  const login = useAuthPath()('login');
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [until] = useState(() => Date.now() + redirectSeconds * 1000);
  const wait = useCountdown(until);

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    if (wait === 0) navigate(login, { replace: true });
  }, [wait, navigate, login]);

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onClose={() => navigate(login, { replace: true })}
    >
      <svg viewBox="0 0 48 48" width="48" height="48" fill="none" aria-hidden="true">
        <circle cx="24" cy="24" r="22" fill="currentColor" opacity="0.14" />
        <path d="m15 24.5 6.5 6.5L34 18" stroke="currentColor" strokeWidth="3.5" strokeLinecap="round" />
      </svg>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      <button type="button" onClick={() => dialog.current?.close()}>
        {translate('auth.login_now')}
      </button>
      <p className={styles.wait} role="timer">
        {translate('auth.login_in', { seconds: wait })}
      </p>
    </dialog>
  );
}
