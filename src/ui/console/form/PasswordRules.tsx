import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import CircleIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { passwordLimits } from '../../../domain/limits';
import { isShortPassword, passwordRules } from '../../../domain/users/password';
import styles from './passwordRules.module.css';

/** What a new password must hold, ticked off while it is typed (spec 1 §5). */
export function PasswordRules({ source }: { source: string }) {
  const translate = useTranslate();
  const value: unknown = useWatch({ name: source });
  const password = typeof value === 'string' ? value : '';
  return (
    <>
      <ul className={styles.rules} aria-label={translate('wizard.password_rules')}>
        {passwordRules.map(({ name, met }) => {
          const Icon = met(password) ? CheckIcon : CircleIcon;
          return (
            <li key={name} className={met(password) ? styles.met : undefined}>
              <Icon sx={{ fontSize: 15 }} titleAccess={translate(met(password) ? 'wizard.met' : 'wizard.not_met')} />
              {translate(`auth.rule.${name}`, { min: passwordLimits.min })}
            </li>
          );
        })}
      </ul>
      {isShortPassword(password) && (
        <p className={styles.short} role="status">
          {translate('auth.rule.short', { min: passwordLimits.advised })}
        </p>
      )}
    </>
  );
}
