import { Link } from 'react-router-dom';
import { errorStatus } from '../../domain/errors';
import { type Network, networkNames } from '../../domain/networks';
import { pathTo } from '../../domain/routes';
import { getSession } from '../../providers/session';
import { useWords } from '../words';
import { PlainPage } from './PlainPage';
import styles from './plain.module.css';

const longestName = 100;

/** How connecting an account ended: done, or why not, and what to do; who has an account goes back to it. */
export function ConnectResult({ network, query }: { network: Network; query: URLSearchParams }) {
  const translate = useWords();
  const values = { network: networkNames[network], account: (query.get('account') ?? '').slice(0, longestName) };
  const title = translate(query.has('socialId') ? 'auth.callback.done' : 'auth.callback.failed', values);
  return (
    <PlainPage title={title} hint={hintOf(query, translate, values)}>
      {getSession() ? (
        <Link to={pathTo('accountConnections')} className={styles.action}>
          {translate('auth.callback.back')}
        </Link>
      ) : (
        <p className={styles.hint}>{translate('auth.callback.close')}</p>
      )}
    </PlainPage>
  );
}

function hintOf(
  query: URLSearchParams,
  translate: ReturnType<typeof useWords>,
  values: { network: string; account: string },
): string {
  if (query.has('socialId')) return translate('auth.callback.done_hint', values);
  const error = query.get('error') ?? '';
  if (error === 'social_other_account' && values.account) return translate('auth.callback.other', values);
  return translate(`error.${Object.hasOwn(errorStatus, error) ? error : 'social_connect_failed'}`);
}
