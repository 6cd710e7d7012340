import type { ImportedKol } from '../../domain/kols/types';
import { Compact } from '../../ui/plain/Figure';
import { NetworkIcon } from '../../ui/plain/NetworkIcon';
import styles from './kols.module.css';

/** The accounts a row of an import brings, with the followers it says; their addresses on hover. */
export function UploadedAccounts({ accounts }: { accounts: ImportedKol['socials'] }) {
  if (accounts.length === 0) return '–';
  return (
    <span className={styles.socials}>
      {accounts.map(({ social_type, url, follower_count }) => (
        <span key={url} className={styles.social} title={url}>
          <NetworkIcon network={social_type} size={14} />
          <Compact value={follower_count} />
        </span>
      ))}
    </span>
  );
}
