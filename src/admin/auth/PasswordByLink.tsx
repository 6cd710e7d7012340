import { Link } from 'react-router-dom';
import { useWords } from '../words';
import { AuthLayout } from './AuthLayout';
import { SetPasswordForm } from './SetPasswordForm';
import { useAuthPath } from './useAuthPath';

/** Where the link of an invitation or of a reset leads: it proves the e-mail, so no code is asked for. */
export function PasswordByLink({ email, token }: { email: string; token: string }) {
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
