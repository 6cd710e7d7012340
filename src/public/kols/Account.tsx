import { formatCompact } from '../../domain/format';
import type { KolSocial } from '../../domain/kols/types';
import { NetworkIcon } from '../../ui/plain/NetworkIcon';
import { usePage } from '../pageContext';
import { linkText, safeLink } from '../report/safeLink';
import styles from './Kol.module.css';

/** An account: its network, by how many it is followed, and the way there. */
export function Account({ social: { social_type, url, name, is_verified, follower_count } }: { social: KolSocial }) {
  const { language, say } = usePage();
  const href = safeLink(url);
  const text = name?.trim() || linkText(url);
  return (
    <li>
      <NetworkIcon network={social_type} size={22} />
      <span className={styles.count}>
        {follower_count === null ? (
          say('publicSite.kol.unknown')
        ) : (
          <>
            <strong>{formatCompact(follower_count, language)}</strong> {say('publicSite.kol.followers')}
          </>
        )}
      </span>
      <span className={styles.handle}>
        {href ? (
          <a href={href} target="_blank" rel="noopener noreferrer nofollow">
            {text}
          </a>
        ) : (
          text
        )}
        {is_verified && ` · ${say('publicSite.kol.verified')}`}
      </span>
    </li>
  );
}
