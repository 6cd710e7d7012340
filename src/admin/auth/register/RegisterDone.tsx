import { Link } from 'react-router-dom';
import { useWords } from '../../words';
import { useAuthPath } from '../useAuthPath';
import styles from './steps.module.css';

const next = ['review', 'mail', 'meanwhile'] as const;

/** After the password: what happens now, until staff have looked at the brand. */
export function RegisterDone({ email }: { email: string }) {
  const translate = useWords();
  const pathOf = useAuthPath();
  return (
    <>
      <ol className={styles.next}>
        {next.map((name) => (
          <li key={name}>{translate(`auth.register.done.${name}`, { email })}</li>
        ))}
      </ol>
      <Link className={styles.toLogin} to={pathOf('login')}>
        {translate('auth.login_now')}
      </Link>
    </>
  );
}
