import { Percent } from './Figure';
import styles from './ProgressBar.module.css';

/** How far something has come, in percent; null is unknown. */
export function ProgressBar({ value }: { value: number | null }) {
  const width = `${Math.min(Math.max(value ?? 0, 0), 100)}%`;
  const done = value !== null && value >= 100 ? styles.done : '';
  return (
    <span className={styles.progress}>
      <span className={styles.track} aria-hidden="true">
        <span className={`${styles.fill} ${done}`} style={{ width, display: 'block' }} />
      </span>
      <span className={styles.value}>
        <Percent value={value} />
      </span>
    </span>
  );
}
