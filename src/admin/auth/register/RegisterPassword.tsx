import { useWords } from '../../words';
import { SetPasswordForm } from '../SetPasswordForm';

/** Step 3: the password. */
export function RegisterPassword({ email, token }: { email: string; token: string }) {
  const translate = useWords();
  const done = { title: translate('auth.register.done'), text: translate('auth.register.done_hint') };
  return <SetPasswordForm email={email} token={token} done={done} />;
}
