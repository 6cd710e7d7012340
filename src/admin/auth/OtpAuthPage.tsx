import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { verifyEmailSchema } from '../../domain/auth/schema';
import { parse } from '../../domain/validation';
import { signInWithCode } from '../../providers/account';
import { useWords } from '../words';
import { AuthForm } from './AuthForm';
import { AuthLayout } from './AuthLayout';
import { isAddress } from './address';
import { isWholeCode, OtpInput } from './OtpInput';
import { ResendCode } from './ResendCode';
import { useAuthPath } from './useAuthPath';
import { codeMinutes, useCode } from './useCode';
import { useSubmit } from './useSubmit';

/** Proves the e-mail of an account that is not verified yet and signs in; whose it is stands in the address. */
export function OtpAuthPage() {
  const username = useSearchParams()[0].get('username');
  const login = useAuthPath()('login');
  return isAddress(username) ? <OtpAuth email={username} /> : <Navigate to={login} replace />;
}

function OtpAuth({ email }: { email: string }) {
  const translate = useWords();
  const pathOf = useAuthPath();
  const [otp, setOtp] = useState('');
  const mailed = useCode({ purpose: 'register', email, atOnce: true });
  const submission = useSubmit(['otp']);

  const submit = async () => {
    const input = parse(verifyEmailSchema, { email, otp });
    await signInWithCode(input.email, input.otp);
  };

  return (
    <AuthLayout
      title={translate('auth.verify.title')}
      subtitle={translate('auth.code.sent_to', { email, minutes: codeMinutes })}
      footer={<Link to={pathOf('login')}>{translate('auth.back_to_login')}</Link>}
    >
      <AuthForm
        submission={submission}
        ready={isWholeCode(otp)}
        label={translate('auth.verify.submit')}
        onSubmit={submit}
      >
        <OtpInput
          name="otp"
          value={otp}
          fault={submission.faultAt('otp')}
          onChange={(value) => {
            setOtp(value);
            submission.forgive('otp');
          }}
        />
        <ResendCode code={mailed} />
      </AuthForm>
    </AuthLayout>
  );
}
