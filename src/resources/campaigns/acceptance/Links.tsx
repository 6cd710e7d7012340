import { PostLink } from '../PostLink';
import styles from './acceptance.module.css';

/** Addresses, each opened in a new tab. */
export function Links({ urls }: { urls: readonly string[] }) {
  if (urls.length === 0) return null;
  return (
    <ul className={styles.links}>
      {urls.map((url) => (
        <li key={url}>
          <PostLink url={url} />
        </li>
      ))}
    </ul>
  );
}
