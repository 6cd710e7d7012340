import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { pathTo } from '../../domain/routes';
import { useWords } from '../words';
import { PlainPage } from './PlainPage';
import styles from './plain.module.css';
import { socialMessageOf } from './socialMessage';

/** Where Google's window comes back to: hands what it brings to the page that opened it, and closes. */
export function OauthCallbackPage() {
  const translate = useWords();
  const [query] = useSearchParams();
  useEffect(() => {
    const opener: Window | null = window.opener;
    opener?.postMessage(socialMessageOf(query), window.location.origin);
    window.close();
  }, [query]);
  return (
    <PlainPage title={translate('auth.google.page')} hint={translate('auth.google.close')}>
      <Link to={pathTo('login')} className={styles.action}>
        {translate('auth.back_to_login')}
      </Link>
    </PlainPage>
  );
}
