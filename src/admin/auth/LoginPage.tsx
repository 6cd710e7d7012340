import { useEffect } from 'react';
import { getEnding } from '../../providers/session';
import logo from '../logo.svg';
import { useWords } from '../words';
import { LoginForm } from './LoginForm';
import { LoginLanguage } from './LoginLanguage';
import { LoginPitch } from './LoginPitch';
import styles from './login.module.css';

/** Sign-in: the form at the left, what the product is for at the right. Loads without react-admin. */
export function LoginPage() {
  const translate = useWords();
  useEffect(() => {
    document.title = `${translate('page.login')} · ${translate('common.product')}`;
  }, [translate]);
  return (
    <div className={styles.page}>
      <main className={styles.side}>
        <div className={styles.top}>
          <span className={styles.brand}>
            <img src={logo} alt="" width="28" height="28" />
            {translate('common.product')}
          </span>
          <LoginLanguage />
        </div>
        <div className={styles.middle}>
          <h1 className={styles.title}>{translate('auth.title')}</h1>
          <p className={styles.subtitle}>{translate(getEnding() === 'expired' ? 'auth.expired' : 'auth.subtitle')}</p>
          <LoginForm />
        </div>
      </main>
      <LoginPitch />
    </div>
  );
}
