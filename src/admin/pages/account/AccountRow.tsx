import type { ReactNode } from 'react';
import type { Network } from '../../../domain/networks';
import { NetworkIcon } from '../../../ui/plain/NetworkIcon';
import styles from './account.module.css';

interface AccountRowProps {
  network: Network;
  name: ReactNode;
  /** Under the name. */
  below: ReactNode;
  /** At the end of the row. */
  children: ReactNode;
}

/** Network and name of an account of the person's own, with what belongs to it. */
export function AccountRow({ network, name, below, children }: AccountRowProps) {
  return (
    <div className={styles.row}>
      <NetworkIcon network={network} />
      <span className={styles.name}>
        {name}
        {below}
      </span>
      {children}
    </div>
  );
}
