import { type FormEvent, useId, useState } from 'react';
import { signIn } from '../../providers/account';
import { ApiError } from '../../providers/http';
import { getSavedLogin } from '../../providers/session';
import { useWords } from '../words';
import styles from './login.module.css';
import { PasswordField } from './PasswordField';

interface Faults {
  username?: string;
  password?: string;
  form?: string;
}

/** Which field each part of a refusal stands at; anything else stands above the button. */
function faultsOf(error: unknown): Faults {
  if (!(error instanceof ApiError)) return { form: 'unknown' };
  if (error.code === 'username_password_incorrect') return { username: error.code, password: error.code };
  const faults: Faults = {};
  for (const { property, message } of error.errors ?? []) {
    if (property === 'username' || property === 'password') faults[property] = message;
  }
  return Object.keys(faults).length > 0 ? faults : { form: error.code };
}

export function LoginForm() {
  const translate = useWords();
  const id = useId();
  const [saved] = useState(getSavedLogin);
  const [username, setUsername] = useState(saved.username);
  const [password, setPassword] = useState('');
  const [isKeepLogin, setKeepLogin] = useState(saved.isKeepLogin);
  const [faults, setFaults] = useState<Faults>({});
  const [busy, setBusy] = useState(false);
  const ready = username.trim() !== '' && password !== '';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!ready || busy) return;
    setBusy(true);
    setFaults({});
    try {
      await signIn(username.trim(), password, isKeepLogin);
    } catch (error) {
      setFaults(faultsOf(error));
      setBusy(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.field}>
        <label htmlFor={`${id}username`}>{translate('auth.email')}</label>
        <input
          id={`${id}username`}
          name="username"
          type="email"
          inputMode="email"
          autoComplete="username"
          placeholder={translate('auth.email_hint')}
          value={username}
          aria-invalid={faults.username !== undefined}
          aria-describedby={`${id}username-fault`}
          onChange={(event) => setUsername(event.target.value)}
        />
        <p id={`${id}username-fault`} className={styles.fault} aria-live="polite">
          {faults.username && translate(`error.${faults.username}`)}
        </p>
      </div>
      <PasswordField value={password} fault={faults.password} onChange={setPassword} />
      <label className={styles.keep}>
        <input
          type="checkbox"
          name="isKeepLogin"
          checked={isKeepLogin && ready}
          disabled={!ready}
          onChange={(event) => setKeepLogin(event.target.checked)}
        />
        {translate('auth.keep_login')}
      </label>
      {faults.form && (
        <p className={styles.banner} role="alert">
          {translate(`error.${faults.form}`)}
        </p>
      )}
      <button type="submit" className={styles.submit} disabled={!ready || busy}>
        {translate(busy ? 'auth.submitting' : 'auth.submit')}
      </button>
    </form>
  );
}
