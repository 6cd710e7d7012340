import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useWords } from '../../words';
import { AuthLayout } from '../AuthLayout';
import { isAddress } from '../address';
import { useAuthPath } from '../useAuthPath';
import { codeMinutes } from '../useCode';
import { readProgress, registerSteps } from './progress';
import { RegisterCode } from './RegisterCode';
import { RegisterInfo } from './RegisterInfo';
import { RegisterPassword } from './RegisterPassword';
import { RegisterSteps } from './RegisterSteps';

/**
 * Registration in three steps (spec 1 §2 Auth layout). The step follows from the address: e-mail and full name in the
 * query mean that the code comes next, so a reload, the browser's back and the language switch keep the place.
 */
export function RegisterPage() {
  const translate = useWords();
  const pathOf = useAuthPath();
  const [query] = useSearchParams();
  const { info, passwordToken } = readProgress(useLocation().state);
  const email = query.get('email');
  const fullname = query.get('fullname');
  const known = isAddress(email) && fullname ? { email, fullname } : null;
  const step = !known ? 'info' : passwordToken ? 'password' : 'code';

  return (
    <AuthLayout
      title={translate(`auth.register.${step}.title`)}
      subtitle={translate(`auth.register.${step}.subtitle`, { email: known?.email ?? '', minutes: codeMinutes })}
      steps={<RegisterSteps current={registerSteps.indexOf(step)} />}
      footer={
        step === 'code' ? (
          <Link to={pathOf('register')}>{translate('auth.other_email')}</Link>
        ) : (
          <>
            {translate('auth.have_account')} <Link to={pathOf('login')}>{translate('auth.submit')}</Link>
          </>
        )
      }
    >
      {!known && <RegisterInfo />}
      {known && !passwordToken && <RegisterCode {...known} info={info} />}
      {known && passwordToken && <RegisterPassword email={known.email} token={passwordToken} />}
    </AuthLayout>
  );
}
