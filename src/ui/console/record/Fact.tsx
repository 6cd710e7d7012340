import type { ReactNode } from 'react';
import { unknownText } from '../../../domain/format';
import { CopyButton } from './CopyButton';
import styles from './Fact.module.css';

interface FactProps {
  /** Already translated. */
  label: string;
  children?: ReactNode;
  /** The text a copy button takes along. */
  copy?: string | null | undefined;
}

/** One named fact of a record; unknown is a dash. Stands in `Facts`. */
export function Fact({ label, children, copy }: FactProps) {
  const empty = children === null || children === undefined || children === '' || children === false;
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        <span className={styles.text}>{empty ? unknownText : children}</span>
        {copy && (
          <span className={styles.copy}>
            <CopyButton text={copy} />
          </span>
        )}
      </dd>
    </div>
  );
}

/** The list the facts stand in. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}
