import { useState } from 'react';
import type { CartEntry } from '../../domain/cart/entries';
import styles from './Request.module.css';

/** A KOL's picture; the first letter of the name where there is none. */
export function Portrait({ avatar, stage_name }: Pick<CartEntry, 'avatar' | 'stage_name'>) {
  const [isBroken, setBroken] = useState(false);
  if (!avatar || isBroken) {
    return (
      <span className={styles.portrait} aria-hidden="true">
        {stage_name.trim()[0]?.toUpperCase()}
      </span>
    );
  }
  return <img className={styles.portrait} src={avatar} alt="" width={48} height={48} onError={() => setBroken(true)} />;
}
