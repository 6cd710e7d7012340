import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { showSecondFactor } from '../../providers/account';
import { knowsPasskeys, signWithPasskey } from '../../providers/passkeys';
import { type SecondStep as Step, setSecondStep } from '../../providers/session';
import { useWords } from '../words';
import { AuthForm } from './AuthForm';
import { AuthLayout } from './AuthLayout';
import styles from './form.module.css';
import { isWholeCode, OtpInput } from './OtpInput';
import { TextField } from './TextField';
import { useAuthPath } from './useAuthPath';
import { useSubmit } from './useSubmit';

type Way = 'passkey' | 'code' | 'recovery';

/** By what this person can go on in this browser, the handiest first. */
function waysOf({ methods, passkey }: Step): Way[] {
  return [
    ...(passkey && knowsPasskeys() ? (['passkey'] as const) : []),
    ...(methods.includes('totp') ? (['code'] as const) : []),
    ...(methods.includes('recovery') ? (['recovery'] as const) : []),
  ];
}

/** What signing in asks for beside the password: a passkey, a code of the app, or a recovery code. */
export function SecondStep({ step }: { step: Step }) {
  const translate = useWords();
  const pathOf = useAuthPath();
  const ways = waysOf(step);
  const [by, setBy] = useState<Way>(ways[0] ?? 'recovery');
  const input = useRef<HTMLInputElement>(null);
  // The one thing there is to do here, in place of the heading that the layout goes to.
  useEffect(() => {
    if (by) input.current?.focus();
  }, [by]);
  return (
    <AuthLayout
      title={translate('auth.second.title')}
      subtitle={translate(`auth.second.${by}.help`)}
      footer={
        <Link to={pathOf('login')} onClick={() => setSecondStep(null)}>
          {translate('auth.back_to_login')}
        </Link>
      }
    >
      {by === 'passkey' ? <SignForm step={step} /> : <ShowForm key={by} step={step} by={by} input={input} />}
      {ways
        .filter((way) => way !== by)
        .map((way) => (
          <div key={way} className={`${styles.resend} ${styles.instead}`}>
            <button type="button" onClick={() => setBy(way)}>
              {translate(`auth.second.${way}.use`)}
            </button>
          </div>
        ))}
    </AuthLayout>
  );
}

/** The browser asks for the passkey once the button is pressed: some browsers ask of nobody who has pressed none. */
function SignForm({ step }: { step: Step }) {
  const submission = useSubmit([]);
  const { passkey } = step;
  const sign = async () => {
    if (passkey) await showSecondFactor(step, { assertion: await signWithPasskey(passkey) });
  };
  return <StepForm submission={submission} ready label="auth.second.passkey.submit" onSubmit={sign} />;
}

interface ShowFormProps {
  step: Step;
  by: 'code' | 'recovery';
  input: RefObject<HTMLInputElement | null>;
}

function ShowForm({ step, by, input }: ShowFormProps) {
  const translate = useWords();
  const [value, setValue] = useState('');
  const submission = useSubmit([by]);
  const field = {
    name: by,
    value,
    fault: submission.faultAt(by),
    inputRef: input,
    onChange: (typed: string) => {
      setValue(typed);
      submission.forgive(by);
    },
  };
  return (
    <StepForm
      submission={submission}
      ready={by === 'code' ? isWholeCode(value) : value.trim() !== ''}
      label="auth.submit"
      onSubmit={() => showSecondFactor(step, { [by]: value })}
    >
      {by === 'code' ? (
        <OtpInput {...field} />
      ) : (
        <TextField {...field} label={translate('auth.second.recovery.label')} autoComplete="off" />
      )}
    </StepForm>
  );
}

interface StepFormProps {
  submission: ReturnType<typeof useSubmit>;
  ready: boolean;
  label: 'auth.submit' | 'auth.second.passkey.submit';
  onSubmit: () => Promise<void>;
  children?: ReactNode;
}

function StepForm({ submission, ready, label, onSubmit, children }: StepFormProps) {
  const translate = useWords();
  const isOver = submission.faults.form === 'second_factor_expired';
  return (
    <AuthForm
      submission={submission}
      ready={ready && !isOver}
      label={translate(label)}
      busyLabel={translate('auth.submitting')}
      onSubmit={onSubmit}
    >
      {children}
    </AuthForm>
  );
}
