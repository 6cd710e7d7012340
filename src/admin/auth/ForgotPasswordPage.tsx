import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { forgetPasswordSchema } from '../../domain/auth/schema';
import { parse } from '../../domain/validation';
import { request } from '../../providers/http';
import { useWords } from '../words';
import { AuthForm } from './AuthForm';
import { AuthLayout } from './AuthLayout';
import { EmailField } from './EmailField';
import { useAuthPath } from './useAuthPath';
import { useDraft } from './useDraft';
import { useSubmit } from './useSubmit';

/** Asks for the e-mail a code is mailed to; the new password comes on the next page. */
export function ForgotPasswordPage() {
  const translate = useWords();
  const navigate = useNavigate();
  const pathOf = useAuthPath();
  const [username, setUsername] = useDraft('email', useSearchParams()[0].get('username'));
  const submission = useSubmit(['username']);

  const submit = async () => {
    const body = parse(forgetPasswordSchema, { username });
    await request('forgetPassword', { body });
    navigate(pathOf('changePassword', { username: body.username }));
  };

  return (
    <AuthLayout
      title={translate('auth.forgot.title')}
      subtitle={translate('auth.forgot.subtitle')}
      footer={<Link to={pathOf('login')}>{translate('auth.back_to_login')}</Link>}
    >
      <AuthForm
        submission={submission}
        ready={username.trim() !== ''}
        label={translate('auth.forgot.submit')}
        onSubmit={submit}
      >
        <EmailField
          value={username}
          fault={submission.faultAt('username')}
          onChange={(value) => {
            setUsername(value);
            submission.forgive('username');
          }}
        />
      </AuthForm>
    </AuthLayout>
  );
}
