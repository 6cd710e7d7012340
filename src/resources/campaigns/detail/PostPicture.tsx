import type { Network } from '../../../domain/networks';
import { NetworkIcon } from '../../../ui/plain/NetworkIcon';
import styles from './detail.module.css';

/** A post's picture in small with its network in the corner; the network alone where there is none. */
export function PostPicture({ src, network }: { src: string | null; network: Network }) {
  if (!src) return <NetworkIcon network={network} size={14} />;
  return (
    <span className={styles.picture}>
      <img src={src} alt="" width={32} height={32} loading="lazy" decoding="async" />
      <NetworkIcon network={network} size={14} />
    </span>
  );
}
