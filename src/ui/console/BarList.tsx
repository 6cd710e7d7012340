import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
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
  /** Where the row leads, a path of the router. */
  to?: string | undefined;
}

interface BarListProps {
  title: string;
  bars: readonly Bar[];
  wide?: boolean;
  /** The value of a bar that is full; else the greatest there is. */
  full?: number;
}

/** A small bar chart: a bar a row, from 0, named and valued where it stands. */
export function BarList({ title, bars, wide = false, full }: BarListProps) {
  const longest = full ?? Math.max(...bars.flatMap(({ value, mark }) => [value ?? 0, mark ?? 0]), 1e-9);
  const share = (value: number) => `${(value / longest) * 100}%`;
  return (
    <div className={styles.chart}>
      <h4>{title}</h4>
      {bars.map(({ key, label, value, shown, color = 'var(--accent)', mark, to }) => (
        <BarRow key={key} to={to} className={wide ? `${styles.bar} ${styles.wide}` : (styles.bar ?? '')}>
          <span className={styles.label}>{label}</span>
          <span className={styles.track} aria-hidden="true">
            <span className={styles.fill} style={{ width: share(value ?? 0), background: color }} />
            {typeof mark === 'number' && <span className={styles.mark} style={{ left: share(mark) }} />}
          </span>
          <span className={styles.value}>{shown}</span>
        </BarRow>
      ))}
    </div>
  );
}

function BarRow({ to, className, children }: { to: string | undefined; className: string; children: ReactNode }) {
  if (!to) return <div className={className}>{children}</div>;
  return (
    <Link to={to} className={`${className} ${styles.leads}`}>
      {children}
    </Link>
  );
}

/** Bar charts beside each other where there is room. */
export function BarLists({ children }: { children: ReactNode }) {
  return <div className={styles.charts}>{children}</div>;
}
