import type { Network } from '../../domain/networks';
import styles from './DrawnPost.module.css';
import { NetworkIcon } from './NetworkIcon';

interface DrawnPostProps {
  network: Network;
  /** What the post says, set large; without, whose it is. */
  words: string | null | undefined;
  name: string;
  /** Its words stand beside it: the network's mark alone stands for it. */
  small?: boolean;
}

/** In the place of a post's picture where it has none: a sheet in its network's colour. */
export function DrawnPost({ network, words, name, small = false }: DrawnPostProps) {
  const said = words?.trim();
  return (
    <span className={`${styles.drawn} ${styles[network]}`} aria-hidden="true" data-drawn={network}>
      <NetworkIcon network={network} size={20} />
      {!small && (
        <>
          <span className={said && said.length > 90 ? `${styles.words} ${styles.long}` : styles.words}>
            {said || name}
          </span>
          {said && <span className={styles.name}>{name}</span>}
        </>
      )}
    </span>
  );
}
