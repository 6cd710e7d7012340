import type { ReactNode } from 'react';
import styles from './BarList.module.css';

export interface Bar {
  key: string;
  label: ReactNode;
  /** Null is unknown: no bar. */
  value: number | null;
  /** The value as it is read, beside its bar. */
  shown: ReactNode;
  /** A colour of the theme. */
  color?: string;
  /** Another value the bar is held against. */
  mark?: number | null | undefined;
}

/** A small bar chart: a bar a row, from 0, named and valued where it stands. */
export function BarList({ title, bars, wide = false }: { title: string; bars: readonly Bar[]; wide?: boolean }) {
  const longest = Math.max(...bars.flatMap(({ value, mark }) => [value ?? 0, mark ?? 0]), 1e-9);
  const share = (value: number) => `${(value / longest) * 100}%`;
  return (
    <div className={styles.chart}>
      <h4>{title}</h4>
      {bars.map(({ key, label, value, shown, color = 'var(--accent)', mark }) => (
        <div key={key} className={wide ? `${styles.bar} ${styles.wide}` : styles.bar}>
          <span className={styles.label}>{label}</span>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.fill} style={{ width: share(value ?? 0), background: color }} />
            {typeof mark === 'number' && <span className={styles.mark} style={{ left: share(mark) }} />}
          </span>
          <span className={styles.value}>{shown}</span>
        </div>
      ))}
    </div>
  );
}

/** Bar charts beside each other where there is room. */
export function BarLists({ children }: { children: ReactNode }) {
  return <div className={styles.charts}>{children}</div>;
}
