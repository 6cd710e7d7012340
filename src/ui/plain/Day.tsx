import { formatDay, formatDayOf, formatInstant } from '../../domain/format';
import { writeInstant } from '../../domain/typedDay';
import styles from './figures.module.css';

interface DayProps {
  /** `YYYY-MM-DD`. */
  value: string | null | undefined;
}

/** A day as DD/MM/YYYY. */
export function Day({ value }: DayProps) {
  if (!value) return <span className={`${styles.figure} ${styles.unknown}`}>{formatDay(value)}</span>;
  return (
    <time dateTime={value} className={styles.figure}>
      {formatDay(value)}
    </time>
  );
}

/** An instant as the day it fell on, the exact time on hover. */
export function InstantDay({ value }: DayProps) {
  if (!value) return <Day value={value} />;
  return (
    <time dateTime={value} title={formatInstant(value)} className={styles.figure}>
      {formatDayOf(value)}
    </time>
  );
}

/** An instant with its time of day. */
export function Instant({ value }: DayProps) {
  if (!value) return <Day value={value} />;
  return (
    <time dateTime={value} className={styles.figure}>
      {formatInstant(value)}
    </time>
  );
}

/** An instant to the minute, as a workbook has it. */
export function Minute({ value }: DayProps) {
  if (!value) return <Day value={value} />;
  return (
    <time dateTime={value} className={styles.figure}>
      {writeInstant(value)}
    </time>
  );
}

/** A period; an open end is a dash. */
export function Period({ from, to }: { from: string; to: string | null }) {
  return (
    <span>
      <Day value={from} /> <span className={styles.figure}>– {to ? <Day value={to} /> : '…'}</span>
    </span>
  );
}
