import { useTranslate } from 'react-admin';
import { type Purse, purseOf } from '../../../domain/networkReadings';
import { type Network, networkNames } from '../../../domain/networks';
import { useIsAdmin } from '../../../ui/console/access/useIsAdmin';
import styles from './networks.module.css';

const variables: Record<Purse, readonly string[]> = {
  youtube: ['YOUTUBE_API_KEY'],
  meta: ['META_APP_ID', 'META_APP_SECRET', 'META_ACCESS_TOKEN'],
  tiktok: ['TIKTOK_CLIENT_KEY', 'TIKTOK_CLIENT_SECRET'],
};

/** Why a network is not connected, and to administrators what has to be set on the server. */
export function MissingKeys({ network }: { network: Network }) {
  const translate = useTranslate();
  const isAdmin = useIsAdmin();
  if (!isAdmin) {
    return (
      <div className={styles.missing}>
        <p>{translate('networks.missing', { network: networkNames[network] })}</p>
        <p className={styles.hint}>{translate('networks.ask_admin')}</p>
      </div>
    );
  }
  return (
    <div className={styles.missing}>
      <p>{translate('networks.missing', { network: networkNames[network] })}</p>
      <ul>
        {variables[purseOf[network]].map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{translate('networks.missing_keys')}</p>
    </div>
  );
}
