import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { useWords } from '../words';
import { AuthLayout } from './AuthLayout';
import { isAddress } from './address';
import { SetPasswordForm } from './SetPasswordForm';
import { useAuthPath } from './useAuthPath';

/** Where the link of an invitation leads: e-mail and token stand in the address, the password is chosen here. */
export function InvitationPage() {
  const translate = useWords();
  const [query] = useSearchParams();
  const login = useAuthPath()('login');
  const email = query.get('email');
  const token = query.get('token');
  if (!isAddress(email) || !token) return <Navigate to={login} replace />;
  return (
    <AuthLayout
      title={translate('auth.invitation.title')}
      subtitle={translate('auth.invitation.subtitle')}
      footer={<Link to={login}>{translate('auth.back_to_login')}</Link>}
    >
      <SetPasswordForm
        email={email}
        token={token}
        done={{ title: translate('auth.change.done'), text: translate('auth.change.done_hint') }}
      />
    </AuthLayout>
  );
}
