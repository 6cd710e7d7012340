import { useState } from 'react';
import { AuthForm } from './AuthForm';
import { isWholeCode, OtpInput } from './OtpInput';
import { ResendCode } from './ResendCode';
import { useCode } from './useCode';
import { useSubmit } from './useSubmit';

interface CodeFormProps {
  email: string;
  fullname?: string;
  /** The button, already translated. */
  label: string;
  onSubmit: (otp: string) => Promise<void>;
}

/** Asks for the code that was mailed to prove an e-mail; one who has none yet is sent one as it opens. */
export function CodeForm({ email, fullname, label, onSubmit }: CodeFormProps) {
  const [otp, setOtp] = useState('');
  const mailed = useCode({ purpose: 'register', email, fullname, atOnce: true });
  const submission = useSubmit(['otp']);
  return (
    <AuthForm submission={submission} ready={isWholeCode(otp)} label={label} onSubmit={() => onSubmit(otp)}>
      <OtpInput
        name="otp"
        value={otp}
        fault={submission.faultAt('otp')}
        onChange={(value) => {
          setOtp(value);
          submission.forgive('otp');
        }}
      />
      <ResendCode code={mailed} />
    </AuthForm>
  );
}
