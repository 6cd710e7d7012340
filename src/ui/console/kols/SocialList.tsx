import type { KolSocial } from '../../../domain/kols/types';
import { Compact } from '../../plain/Figure';
import { NetworkIcon } from '../../plain/NetworkIcon';
import styles from './figures.module.css';

/** The networks a KOL is on with their followers, on one line. */
export function SocialList({ socials }: { socials: readonly KolSocial[] }) {
  return (
    <span className={styles.socials}>
      {socials.map((social) => (
        <span key={social.id} className={styles.social}>
          <NetworkIcon network={social.social_type} size={14} />
          <Compact value={social.follower_count} />
        </span>
      ))}
    </span>
  );
}
