import { useTranslate } from 'react-admin';
import { type Purse, purseOf } from '../../../domain/networkReadings';
import { type Network, networkNames } from '../../../domain/networks';
import styles from './networks.module.css';

const variables: Record<Purse, readonly string[]> = {
  youtube: ['YOUTUBE_API_KEY'],
  meta: ['META_APP_ID', 'META_APP_SECRET', 'META_ACCESS_TOKEN'],
  tiktok: ['TIKTOK_CLIENT_KEY', 'TIKTOK_CLIENT_SECRET'],
};

/** Why a network is not connected, and what whoever runs the installation has to set. */
export function MissingKeys({ network }: { network: Network }) {
  const translate = useTranslate();
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
