import { Link } from 'react-router-dom';
import { errorStatus } from '../../domain/errors';
import { type Network, networkNames } from '../../domain/networks';
import { pathTo } from '../../domain/routes';
import { getSession } from '../../providers/session';
import { useWords } from '../words';
import { PlainPage } from './PlainPage';
import styles from './plain.module.css';

/** How connecting an account ended: done, proposed, or why not; and what to do next. */
export function ConnectResult({ network, query }: { network: Network; query: URLSearchParams }) {
  const translate = useWords();
  const values = { network: networkNames[network] };
  if (query.has('socialId')) {
    return (
      <PlainPage title={translate('auth.callback.done', values)} hint={translate('auth.callback.done_hint')}>
        <NextStep otherwise="auth.callback.close" />
      </PlainPage>
    );
  }
  if (query.has('proposed')) {
    const next = translate(getSession() ? 'auth.callback.proposed_user' : 'auth.callback.proposed_mail');
    const hint = `${translate('auth.callback.proposed_hint', values)} ${next}`;
    return (
      <PlainPage title={translate('auth.callback.proposed')} hint={hint}>
        <NextStep otherwise="auth.callback.close" />
      </PlainPage>
    );
  }
  return <NotConnected network={network} code={query.get('error') ?? ''} />;
}

/** Why an account was not connected, in words, and how to try again. */
export function NotConnected({ network, code }: { network: Network; code: string }) {
  const translate = useWords();
  const values = { network: networkNames[network] };
  const known = Object.hasOwn(errorStatus, code) ? code : 'social_connect_failed';
  const own = ownWords[known];
  return (
    <PlainPage
      title={translate('auth.callback.failed', values)}
      hint={own ? translate(own, values) : translate(`error.${known}`)}
    >
      {known === 'access_token_invalid' ? (
        <Link to={pathTo('login')} className={styles.action}>
          {translate('auth.callback.login')}
        </Link>
      ) : (
        <NextStep otherwise="auth.callback.again" />
      )}
    </PlainPage>
  );
}

/** Refusals that mean something else to somebody who comes back from a network. */
const ownWords: Record<string, string> = {
  social_other_account: 'auth.callback.none',
  permission_denied: 'auth.callback.not_owner',
  access_token_invalid: 'auth.callback.signed_out',
};

/** Who has an account goes back to it; who was invited is told what to do. */
function NextStep({ otherwise }: { otherwise: string }) {
  const translate = useWords();
  if (!getSession()) return <p className={styles.hint}>{translate(otherwise)}</p>;
  return (
    <Link to={pathTo('accountConnections')} className={styles.action}>
      {translate('auth.callback.back')}
    </Link>
  );
}
