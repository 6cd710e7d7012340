import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type RegisterInput, verifyOtpSchema } from '../../../domain/auth/schema';
import { parse } from '../../../domain/validation';
import { request } from '../../../providers/http';
import { useWords } from '../../words';
import { AuthForm } from '../AuthForm';
import { isWholeCode, OtpInput } from '../OtpInput';
import { ResendCode } from '../ResendCode';
import { useAuthPath } from '../useAuthPath';
import { useCode } from '../useCode';
import { useSubmit } from '../useSubmit';

interface RegisterCodeProps {
  email: string;
  fullname: string;
  info: RegisterInput | undefined;
}

/** Step 2: the mailed code. One who came by Google has none yet: it is asked for as the step opens. */
export function RegisterCode({ email, fullname, info }: RegisterCodeProps) {
  const translate = useWords();
  const navigate = useNavigate();
  const pathOf = useAuthPath();
  const [otp, setOtp] = useState('');
  const mailed = useCode({ purpose: 'register', email, fullname, atOnce: true });
  const submission = useSubmit(['otp']);

  const submit = async () => {
    // Without the first step's words the server takes those it kept beside the code.
    const body = parse(verifyOtpSchema, { email, otp, ...(info && { user_registration_info: info }) });
    const { data } = await request<{ data: { password_token: string } }>('verifyOtp', { body });
    // In place of this step: its code is spent.
    navigate(pathOf('register', { email, fullname }), { replace: true, state: { passwordToken: data.password_token } });
  };

  return (
    <AuthForm
      submission={submission}
      ready={isWholeCode(otp)}
      label={translate('auth.register.code.submit')}
      onSubmit={submit}
    >
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
