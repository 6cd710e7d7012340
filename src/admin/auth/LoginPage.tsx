import { useState } from 'react';
import { Link } from 'react-router-dom';
import { getEnding } from '../../providers/session';
import { useWords } from '../words';
import { AuthLayout } from './AuthLayout';
import styles from './form.module.css';
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
      subtitle={translate('auth.subtitle')}
      footer={
        <>
          {translate('auth.no_account')} <Link to={pathOf('register')}>{translate('auth.register.link')}</Link>
        </>
      }
    >
      {expired && (
        <p className={styles.notice} role="status">
          {translate('auth.expired')}
        </p>
      )}
      <LoginForm />
    </AuthLayout>
  );
}
