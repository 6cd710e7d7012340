import { useEffect } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { isNetwork } from '../../domain/networks';
import { pathTo } from '../../domain/routes';
import { useWords } from '../words';
import { ConnectResult } from './ConnectResult';
import { PlainPage } from './PlainPage';
import { ProposedAccount } from './ProposedAccount';
import styles from './plain.module.css';
import { socialMessageOf } from './socialMessage';

/** Where a network sends an owner back to who consented, and Google somebody who signs in. */
export function OauthCallbackPage() {
  const [query] = useSearchParams();
  const type = query.get('type') ?? '';
  const proposal = new URLSearchParams(useLocation().hash.slice(1)).get('proposal');
  if (!isNetwork(type)) return <GoogleResult query={query} />;
  if (proposal) return <ProposedAccount network={type} token={proposal} />;
  return <ConnectResult network={type} query={query} />;
}

/** Where Google's window comes back to: hands what it brings to the page that opened it, and closes. */
function GoogleResult({ query }: { query: URLSearchParams }) {
  const translate = useWords();
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
