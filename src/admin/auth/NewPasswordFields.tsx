import { useId, useState } from 'react';
import { passwordLimits } from '../../domain/limits';
import { isShortPassword, passwordRules } from '../../domain/users/password';
import unseen from '../../ui/plain/unseen.module.css';
import { useWords } from '../words';
import styles from './form.module.css';
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

/** The rules of a password, each ticked as soon as it is met: the same rules the server checks. */
function PasswordChecklist({ id, value }: { id: string; value: string }) {
  const translate = useWords();
  return (
    <>
      <ul id={id} className={styles.rules} aria-label={translate('auth.rule.label')}>
        {passwordRules.map(({ name, met }) => (
          <li key={name} data-met={met(value)}>
            {translate(`auth.rule.${name}`, { min: passwordLimits.min })}
            <span className={unseen.unseen}>: {translate(met(value) ? 'auth.rule.met' : 'auth.rule.unmet')}</span>
          </li>
        ))}
      </ul>
      {isShortPassword(value) && (
        <p className={styles.short} role="status">
          {translate('auth.rule.short', { min: passwordLimits.advised })}
        </p>
      )}
    </>
  );
}
