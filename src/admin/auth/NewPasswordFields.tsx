import { useId, useState } from 'react';
import { useWords } from '../words';
import { PasswordChecklist } from './PasswordChecklist';
import { PasswordField } from './PasswordField';
import type { PasswordPair } from './usePasswordPair';

interface NewPasswordFieldsProps {
  name: string;
  pair: PasswordPair;
  fault: string | undefined;
  /** Something was typed: an earlier refusal no longer holds. */
  onChange: () => void;
}

/** A new password with its live checklist, and once more to be sure (spec 1 §5). */
export function NewPasswordFields({ name, pair, fault, onChange }: NewPasswordFieldsProps) {
  const translate = useWords();
  const id = useId();
  const [left, setLeft] = useState(false);
  const { password, confirmation } = pair;
  // Not while it may still become the same.
  const differs = confirmation !== '' && confirmation !== password && (left || !password.startsWith(confirmation));
  return (
    <>
      <PasswordField
        label={translate('auth.new_password')}
        name={name}
        value={password}
        autoComplete="new-password"
        fault={fault}
        describedBy={id}
        onChange={(value) => {
          pair.setPassword(value);
          onChange();
        }}
      />
      <PasswordChecklist id={id} value={password} />
      <PasswordField
        label={translate('auth.confirm_password')}
        name="confirmation"
        value={confirmation}
        autoComplete="new-password"
        fault={differs ? translate('auth.passwords_differ') : undefined}
        onChange={pair.setConfirmation}
        onBlur={() => setLeft(true)}
      />
    </>
  );
}
