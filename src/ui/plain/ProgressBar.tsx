import type { CSSProperties } from 'react';
import { Percent } from './Figure';
import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  value: number | null;
  /** Stands beside the bar instead of the percentage. */
  text?: string;
  /** Its tooltip. */
  title?: string;
}

/** How far something has come, in percent; null is unknown. */
export function ProgressBar({ value, text, title }: ProgressBarProps) {
  const filled = `${Math.min(Math.max(value ?? 0, 0), 100)}%`;
  const done = value !== null && value >= 100 ? styles.done : '';
  return (
    <span className={text === undefined ? styles.progress : `${styles.progress} ${styles.worded}`} title={title}>
      <span className={`${styles.track} ${done}`} style={{ '--filled': filled } as CSSProperties} aria-hidden="true" />
      <span className={styles.value}>{text ?? <Percent value={value} />}</span>
    </span>
  );
}
