import type { ReactNode } from 'react';
import type { CartEntry } from '../../../domain/cart/entries';
import { Picture } from '../../plain/Picture';
import styles from './choose.module.css';

/** A KOL in a row: picture, name, code and what else there is to say. */
export function KolWho({ kol, children }: { kol: CartEntry; children?: ReactNode }) {
  return (
    <span className={styles.who}>
      <Picture src={kol.avatar} name={kol.stage_name} width={32} shape="circle" />
      <span>
        <strong>{kol.stage_name}</strong>
        <span>
          {kol.code}
          {children}
        </span>
      </span>
    </span>
  );
}
