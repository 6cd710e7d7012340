import { useWords } from '../words';
import { TextField } from './TextField';

interface EmailFieldProps {
  value: string;
  fault?: string | undefined;
  onChange?: (value: string) => void;
  name?: string;
  readOnly?: boolean;
}

/** An e-mail address, which is also the user name; read-only where an earlier step has settled it. */
export function EmailField({ name = 'username', ...rest }: EmailFieldProps) {
  const translate = useWords();
  return (
    <TextField
      {...rest}
      name={name}
      type="email"
      inputMode="email"
      autoComplete="username"
      label={translate('auth.email')}
      placeholder={translate('auth.email_hint')}
    />
  );
}
