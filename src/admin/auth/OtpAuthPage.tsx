import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { verifyEmailSchema } from '../../domain/auth/schema';
import { parse } from '../../domain/validation';
import { signInWithCode } from '../../providers/account';
import { useWords } from '../words';
import { AuthLayout } from './AuthLayout';
import { isAddress } from './address';
import { CodeForm } from './CodeForm';
import { useAuthPath } from './useAuthPath';
import { codeMinutes } from './useCode';

/** Proves the e-mail of an account that is not verified yet and signs in; whose it is stands in the address. */
export function OtpAuthPage() {
  const username = useSearchParams()[0].get('username');
  const login = useAuthPath()('login');
  return isAddress(username) ? <OtpAuth email={username} /> : <Navigate to={login} replace />;
}

function OtpAuth({ email }: { email: string }) {
  const translate = useWords();
  const pathOf = useAuthPath();

  const submit = async (otp: string) => {
    const input = parse(verifyEmailSchema, { email, otp });
    await signInWithCode(input.email, input.otp);
  };

  return (
    <AuthLayout
      title={translate('auth.verify.title')}
      subtitle={translate('auth.code.sent_to', { email, minutes: codeMinutes })}
      footer={<Link to={pathOf('login')}>{translate('auth.back_to_login')}</Link>}
    >
      <CodeForm email={email} label={translate('auth.verify.submit')} onSubmit={submit} />
    </AuthLayout>
  );
}
