import { passwordLimits } from '../../domain/limits';
import { passwordRules } from '../../domain/users/password';
import unseen from '../../ui/plain/unseen.module.css';
import { useWords } from '../words';
import styles from './form.module.css';

/** The rules of a password, each ticked as soon as it is met: the same rules the server checks. */
export function PasswordChecklist({ id, value }: { id: string; value: string }) {
  const translate = useWords();
  return (
    <ul id={id} className={styles.rules} aria-label={translate('auth.rule.label')}>
      {passwordRules.map(({ name, met }) => (
        <li key={name} data-met={met(value)}>
          {translate(`auth.rule.${name}`, { min: passwordLimits.min })}
          <span className={unseen.unseen}>: {translate(met(value) ? 'auth.rule.met' : 'auth.rule.unmet')}</span>
        </li>
      ))}
    </ul>
  );
}
