import { useState } from 'react';
import { Link } from 'react-router-dom';
import { setPasswordSchema } from '../../domain/auth/schema';
import { parse } from '../../domain/validation';
import { request } from '../../providers/http';
import { useWords } from '../words';
import { AuthForm } from './AuthForm';
import { EmailField } from './EmailField';
import { NewPasswordFields } from './NewPasswordFields';
import { SuccessDialog } from './SuccessDialog';
import { useAuthPath } from './useAuthPath';
import { usePasswordPair } from './usePasswordPair';
import { useSubmit } from './useSubmit';

interface SetPasswordFormProps {
  email: string;
  /** Shows that the e-mail is the person's own: from the code of a registration, or from an invitation's link. */
  token: string;
  /** What a dialog says of it, before login. */
  done?: { title: string; text: string };
  /** What comes next instead. */
  onDone?: () => void;
}

/** The first password of an account, then on to login or to what else comes next. */
export function SetPasswordForm({ email, token, done, onDone }: SetPasswordFormProps) {
  const translate = useWords();
  const pathOf = useAuthPath();
  const [finished, setFinished] = useState(false);
  const pair = usePasswordPair();
  const submission = useSubmit(['password']);

  const submit = async () => {
    const body = parse(setPasswordSchema, { email, password: pair.password, password_token: token });
    await request('setPassword', { body });
    setFinished(true);
    onDone?.();
  };

  // The token is over: the e-mail is proven all the same, so the way on is that of a forgotten password.
  const help = () => <Link to={pathOf('forgotPassword', { username: email })}>{translate('auth.set_by_forgot')}</Link>;

  return (
    <>
      <AuthForm
        submission={submission}
        ready={pair.ready}
        label={translate('auth.set_password')}
        onSubmit={submit}
        help={(code) => (code.startsWith('verification_') ? help() : null)}
      >
        <EmailField value={email} readOnly />
        <NewPasswordFields
          name="password"
          pair={pair}
          fault={submission.faultAt('password')}
          onChange={() => submission.forgive('password')}
        />
      </AuthForm>
      {finished && done && <SuccessDialog {...done} />}
    </>
  );
}
