import type { ReactNode } from 'react';
import styles from './rows.module.css';

/** What is a person's own, one below the other: devices, ways of signing in, keys. */
export function Rows({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

interface RowProps {
  icon?: ReactNode;
  title: ReactNode;
  /** What is known of it, below its title. */
  children?: ReactNode;
  /** What it is, or what can be done with it. */
  end?: ReactNode;
  /** One of what the row above speaks of. */
  below?: boolean;
}

/** One of them: its picture, what it is, and what can be done with it. */
export function Row({ icon, title, children, end, below = false }: RowProps) {
  return (
    <li className={below ? `${styles.row} ${styles.below}` : styles.row}>
      {icon}
      <div className={styles.what}>
        <div className={styles.title}>{title}</div>
        {children}
      </div>
      {end}
    </li>
  );
}

/** Facts of a row beside each other, wrapped where there is no room; `warn` where one asks for something. */
export function RowFacts({ warn = false, hint, children }: { warn?: boolean; hint?: string; children: ReactNode }) {
  return (
    <span className={warn ? `${styles.facts} ${styles.warn}` : styles.facts} title={hint}>
      {children}
    </span>
  );
}
