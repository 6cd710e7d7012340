import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { loginSchema } from '../../domain/auth/schema';
import { parse } from '../../domain/validation';
import { authProvider } from '../../providers/authProvider';
import { getSavedLogin } from '../../providers/session';
import { useWords } from '../words';
import { AuthForm } from './AuthForm';
import { EmailField } from './EmailField';
import styles from './form.module.css';
import { GoogleButton } from './GoogleButton';
import { PasswordField } from './PasswordField';
import { useAuthPath } from './useAuthPath';
import { useAutofill } from './useAutofill';
import { useDraft } from './useDraft';
import { useSubmit } from './useSubmit';

export function LoginForm() {
  const translate = useWords();
  const pathOf = useAuthPath();
  const [saved] = useState(getSavedLogin);
  const [username, setUsername] = useDraft('email', null, saved.username);
  const [password, setPassword] = useState('');
  const [isKeepLogin, setKeepLogin] = useState(saved.isKeepLogin);
  const submission = useSubmit(['username', 'password']);
  const autofill = useAutofill(setUsername, setPassword);
  const ready = autofill.hidden || (username.trim() !== '' && password !== '');

  // What the browser filled in by itself may be known to the fields alone until the form is sent.
  const submit = (form: HTMLFormElement) => {
    const filled = new FormData(form);
    const input = parse(loginSchema, {
      username: filled.get('username'),
      password: filled.get('password'),
      isKeepLogin,
    });
    return authProvider.login(input);
  };

  const help = (code: string): ReactNode => {
    if (code === 'user_has_been_suspended') return translate('auth.suspended_help');
    if (code !== 'user_not_verified') return null;
    return <Link to={pathOf('otpAuth', { username: username.trim() })}>{translate('auth.verify.link')}</Link>;
  };

  // Either may be the wrong one, so changing one clears both, and it is said once, below the second.
  const faults = { username: submission.faultAt('username'), password: submission.faultAt('password') };
  const isPair = faults.username !== undefined && faults.username === faults.password;
  const forgive = () => submission.forgive('username', 'password');
  return (
    <>
      <AuthForm
        submission={submission}
        ready={ready}
        label={translate('auth.submit')}
        busyLabel={translate('auth.submitting')}
        onSubmit={submit}
        help={help}
      >
        <EmailField
          value={username}
          fault={isPair ? '' : faults.username}
          onChange={(value) => {
            setUsername(value);
            forgive();
          }}
        />
        <PasswordField
          label={translate('auth.password')}
          name="password"
          autoComplete="current-password"
          value={password}
          fault={faults.password}
          inputRef={autofill.password}
          onChange={(value) => {
            setPassword(value);
            forgive();
          }}
        />
        <div className={styles.keepRow}>
          <label className={styles.keep}>
            <input
              type="checkbox"
              name="isKeepLogin"
              checked={isKeepLogin}
              disabled={!ready}
              aria-describedby="keep-help"
              onChange={(event) => setKeepLogin(event.target.checked)}
            />
            {translate('auth.keep_login')}
          </label>
          <Link to={pathOf('forgotPassword')}>{translate('auth.forgot.link')}</Link>
          <p id="keep-help" className={styles.keepHelp}>
            {translate('auth.keep_login_help')}
          </p>
        </div>
      </AuthForm>
      <GoogleButton submission={submission} isKeepLogin={isKeepLogin} />
    </>
  );
}
