import { useNavigate } from 'react-router-dom';
import { type RegisterInput, verifyOtpSchema } from '../../../domain/auth/schema';
import { parse } from '../../../domain/validation';
import { request } from '../../../providers/http';
import { useWords } from '../../words';
import { CodeForm } from '../CodeForm';
import { useAuthPath } from '../useAuthPath';

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

  const submit = async (otp: string) => {
    // Without the first step's words the server takes those it kept beside the code.
    const body = parse(verifyOtpSchema, { email, otp, ...(info && { user_registration_info: info }) });
    const { data } = await request<{ data: { password_token: string } }>('verifyOtp', { body });
    // In place of this step: its code is spent.
    navigate(pathOf('register', { email, fullname }), { replace: true, state: { passwordToken: data.password_token } });
  };

  return (
    <CodeForm email={email} fullname={fullname} label={translate('auth.register.code.submit')} onSubmit={submit} />
  );
}
