import { useState } from 'react';
import { Link } from 'react-router-dom';
import { getEnding } from '../../providers/session';
import { useWords } from '../words';
import { AuthLayout } from './AuthLayout';
import { LoginForm } from './LoginForm';
import { useAuthPath } from './useAuthPath';

/** Sign-in (spec 1 §2 Auth layout). */
export function LoginPage() {
  const translate = useWords();
  const pathOf = useAuthPath();
  const [expired] = useState(() => getEnding() === 'expired');
  return (
    <AuthLayout
      title={translate('auth.title')}
      subtitle={translate(expired ? 'auth.expired' : 'auth.subtitle')}
      footer={
        <>
          {translate('auth.no_account')} <Link to={pathOf('register')}>{translate('auth.register.link')}</Link>
        </>
      }
    >
      <LoginForm />
    </AuthLayout>
  );
}
