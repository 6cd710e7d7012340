import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { showSecondFactor } from '../../providers/account';
import { type SecondStep as Step, setSecondStep } from '../../providers/session';
import { useWords } from '../words';
import { AuthForm } from './AuthForm';
import { AuthLayout } from './AuthLayout';
import styles from './form.module.css';
import { isWholeCode, OtpInput } from './OtpInput';
import { TextField } from './TextField';
import { useAuthPath } from './useAuthPath';
import { useSubmit } from './useSubmit';

/** What signing in asks for beside the password: a code of the app, or a recovery code. */
export function SecondStep({ step }: { step: Step }) {
  const translate = useWords();
  const pathOf = useAuthPath();
  const [by, setBy] = useState<'code' | 'recovery'>('code');
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
      <ShowForm key={by} step={step} by={by} input={input} />
      {step.methods.includes('recovery') && (
        <div className={`${styles.resend} ${styles.instead}`}>
          <button type="button" onClick={() => setBy(by === 'code' ? 'recovery' : 'code')}>
            {translate(`auth.second.${by}.instead`)}
          </button>
        </div>
      )}
    </AuthLayout>
  );
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
  const isOver = submission.faults.form === 'second_factor_expired';
  return (
    <AuthForm
      submission={submission}
      ready={!isOver && (by === 'code' ? isWholeCode(value) : value.trim() !== '')}
      label={translate('auth.submit')}
      busyLabel={translate('auth.submitting')}
      onSubmit={() => showSecondFactor(step, { [by]: value })}
    >
      {by === 'code' ? (
        <OtpInput {...field} />
      ) : (
        <TextField {...field} label={translate('auth.second.recovery.label')} autoComplete="off" />
      )}
    </AuthForm>
  );
}
