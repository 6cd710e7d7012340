import type { ReactNode } from 'react';
import styles from './detail.module.css';

interface SumsProps {
  label: string;
  /** Stands at the right: what can be done with the rows. */
  actions: ReactNode;
  children: ReactNode;
}

/** What the rows below come to, on one line. */
export function Sums({ label, actions, children }: SumsProps) {
  return (
    <div className={styles.actions}>
      <dl className={styles.sums} aria-label={label}>
        {children}
      </dl>
      <div className={styles.buttons}>{actions}</div>
    </div>
  );
}

/** One of the sums under its name, already translated. */
export function Sum({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
