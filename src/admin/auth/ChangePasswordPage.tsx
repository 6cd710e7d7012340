import { useState } from 'react';
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { newChangePasswordSchema } from '../../domain/auth/schema';
import { parse } from '../../domain/validation';
import { request } from '../../providers/http';
import { useWords } from '../words';
import { AuthForm } from './AuthForm';
import { AuthLayout } from './AuthLayout';
import { isAddress } from './address';
import { NewPasswordFields } from './NewPasswordFields';
import { isWholeCode, OtpInput } from './OtpInput';
import { ResendCode } from './ResendCode';
import { SetPasswordForm } from './SetPasswordForm';
import { SuccessDialog } from './SuccessDialog';
import { useAuthPath } from './useAuthPath';
import { codeMinutes, useCode } from './useCode';
import { usePasswordPair } from './usePasswordPair';
import { useSubmit } from './useSubmit';

/** A new password with the mailed code, or with the link of a mail; whose it is stands in the address. */
export function ChangePasswordPage() {
  const username = useSearchParams()[0].get('username');
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('password_token');
  const forgotten = useAuthPath()('forgotPassword');
  if (!isAddress(username)) return <Navigate to={forgotten} replace />;
  return token ? <PasswordByLink email={username} token={token} /> : <ChangePassword username={username} />;
}

function ChangePassword({ username }: { username: string }) {
  const translate = useWords();
  const pathOf = useAuthPath();
  const [code, setCode] = useState('');
  const [done, setDone] = useState(false);
  const pair = usePasswordPair();
  const mailed = useCode({ purpose: 'forgot', email: username });
  const submission = useSubmit(['verification_code', 'new_password']);

  const submit = async () => {
    const body = parse(newChangePasswordSchema, { username, new_password: pair.password, verification_code: code });
    await request('newChangePassword', { body });
    setDone(true);
  };

  return (
    <AuthLayout
      title={translate('auth.change.title')}
      subtitle={translate('auth.change.subtitle', { email: username, minutes: codeMinutes })}
      footer={<Link to={pathOf('forgotPassword', { username })}>{translate('auth.other_email')}</Link>}
    >
      <AuthForm
        submission={submission}
        ready={pair.ready && isWholeCode(code)}
        label={translate('auth.change.submit')}
        onSubmit={submit}
      >
        <OtpInput
          name="verification_code"
          value={code}
          fault={submission.faultAt('verification_code')}
          onChange={(value) => {
            setCode(value);
            submission.forgive('verification_code');
          }}
        />
        <ResendCode code={mailed} />
        <NewPasswordFields
          name="new_password"
          pair={pair}
          fault={submission.faultAt('new_password')}
          onChange={() => submission.forgive('new_password')}
        />
      </AuthForm>
      {done && <SuccessDialog title={translate('auth.change.done')} text={translate('auth.change.done_hint')} />}
    </AuthLayout>
  );
}

/** Where the link of an invitation or of a reset leads: it proves the e-mail, so no code is asked for. */
function PasswordByLink({ email, token }: { email: string; token: string }) {
  const translate = useWords();
  const pathOf = useAuthPath();
  return (
    <AuthLayout
      title={translate('auth.by_link.title')}
      subtitle={translate('auth.by_link.subtitle')}
      footer={<Link to={pathOf('login')}>{translate('auth.back_to_login')}</Link>}
    >
      <SetPasswordForm
        email={email}
        token={token}
        done={{ title: translate('auth.change.done'), text: translate('auth.change.done_hint') }}
      />
    </AuthLayout>
  );
}
