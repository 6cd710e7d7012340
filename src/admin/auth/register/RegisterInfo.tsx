import { useNavigate } from 'react-router-dom';
import { registerSchema } from '../../../domain/auth/schema';
import { parse } from '../../../domain/validation';
import { request } from '../../../providers/http';
import { useWords } from '../../words';
import { AuthForm } from '../AuthForm';
import { GoogleButton } from '../GoogleButton';
import { TextField } from '../TextField';
import { useAuthPath } from '../useAuthPath';
import { useDraft } from '../useDraft';
import { useSubmit } from '../useSubmit';

const names = ['customer_name', 'fullname', 'phone', 'email'] as const;
const inputs = {
  customer_name: { autoComplete: 'organization' },
  fullname: { autoComplete: 'name' },
  phone: { type: 'tel', autoComplete: 'tel', placeholder: '0912 345 678' },
  email: { type: 'email', autoComplete: 'email' },
} as const;

/** Step 1: the brand and whom to talk to. A code is mailed to the e-mail. */
export function RegisterInfo() {
  const translate = useWords();
  const navigate = useNavigate();
  const pathOf = useAuthPath();
  const drafts = {
    customer_name: useDraft('customer_name'),
    fullname: useDraft('fullname'),
    phone: useDraft('phone'),
    email: useDraft('email'),
  };
  const submission = useSubmit(names);
  const ready = names.every((name) => drafts[name][0].trim() !== '');

  const submit = async () => {
    const info = parse(registerSchema, Object.fromEntries(names.map((name) => [name, drafts[name][0]])));
    await request('register', { body: info });
    navigate(pathOf('register', { email: info.email, fullname: info.fullname }), { state: { info } });
  };

  return (
    <>
      <AuthForm submission={submission} ready={ready} label={translate('auth.register.info.submit')} onSubmit={submit}>
        {names.map((name) => (
          <TextField
            key={name}
            {...inputs[name]}
            name={name}
            label={translate(`auth.register.${name}`)}
            value={drafts[name][0]}
            fault={submission.faultAt(name)}
            onChange={(value) => {
              drafts[name][1](value);
              submission.forgive(name);
            }}
          />
        ))}
      </AuthForm>
      <GoogleButton submission={submission} isKeepLogin={false} />
    </>
  );
}
