import type { ReactNode } from 'react';
import styles from './Tiles.module.css';

/** Headline figures side by side. */
export function Tiles({ children }: { children: ReactNode }) {
  return <dl className={styles.tiles}>{children}</dl>;
}

/** One of them under its name, already translated. */
export function Tile({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.tile}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A figure that stands alone in its tile. */
export function TileFigure({ children }: { children: ReactNode }) {
  return <span className={styles.tileValue}>{children}</span>;
}
