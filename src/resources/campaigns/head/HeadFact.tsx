import type { ReactNode } from 'react';
import { unknownText } from '../../../domain/format';
import styles from './head.module.css';

/** A short fact beside its name, already translated. */
export function HeadFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children || unknownText}</dd>
    </div>
  );
}
