import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useWords } from '../../words';
import { AuthLayout } from '../AuthLayout';
import { isAddress } from '../address';
import { SetPasswordForm } from '../SetPasswordForm';
import { useAuthPath } from '../useAuthPath';
import { codeMinutes } from '../useCode';
import { readProgress, registerSteps } from './progress';
import { RegisterCode } from './RegisterCode';
import { RegisterDone } from './RegisterDone';
import { RegisterInfo } from './RegisterInfo';
import styles from './steps.module.css';

/**
 * Registration in three steps (spec 1 §2 Auth layout), and what happens then. The step follows from the address: e-mail and full name in the
 * query mean that the code comes next, so a reload, the browser's back and the language switch keep the place.
 */
export function RegisterPage() {
  const translate = useWords();
  const pathOf = useAuthPath();
  const [query] = useSearchParams();
  const { info, passwordToken, isDone } = readProgress(useLocation().state);
  const email = query.get('email');
  const fullname = query.get('fullname');
  const known = isAddress(email) && fullname ? { email, fullname } : null;
  const step = !known ? 'info' : isDone ? 'done' : passwordToken ? 'password' : 'code';

  return (
    <AuthLayout
      title={translate(`auth.register.${step}.title`)}
      subtitle={translate(`auth.register.${step}.subtitle`, { email: known?.email ?? '', minutes: codeMinutes })}
      steps={<RegisterSteps current={step === 'done' ? registerSteps.length : registerSteps.indexOf(step)} />}
      footer={
        step === 'done' ? null : step === 'code' ? (
          <Link to={pathOf('register')}>{translate('auth.other_email')}</Link>
        ) : (
          <>
            {translate('auth.have_account')} <Link to={pathOf('login')}>{translate('auth.submit')}</Link>
          </>
        )
      }
    >
      {!known && <RegisterInfo />}
      {known && step === 'code' && <RegisterCode {...known} info={info} />}
      {known && step === 'password' && passwordToken && <RegisterPassword {...known} token={passwordToken} />}
      {known && step === 'done' && <RegisterDone email={known.email} />}
    </AuthLayout>
  );
}

/** Step 3: the password. */
function RegisterPassword({ email, fullname, token }: { email: string; fullname: string; token: string }) {
  const navigate = useNavigate();
  const pathOf = useAuthPath();
  // In place of this step: its token is spent.
  const goOn = () => navigate(pathOf('register', { email, fullname }), { replace: true, state: { isDone: true } });
  return <SetPasswordForm email={email} token={token} onDone={goOn} />;
}

/** All the steps, and which one this is. */
function RegisterSteps({ current }: { current: number }) {
  const translate = useWords();
  return (
    <ol className={styles.steps} aria-label={translate('auth.register.steps')}>
      {registerSteps.map((name, index) => (
        <li key={name} data-done={index < current} aria-current={index === current ? 'step' : undefined}>
          {translate(`auth.register.${name}.step`)}
        </li>
      ))}
    </ol>
  );
}
