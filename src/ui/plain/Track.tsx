import type { CSSProperties } from 'react';
import type { StatusTone } from './statusTones';
import styles from './Track.module.css';

interface TrackProps {
  /** In percent of the bar; null is nothing yet, more than 100 is all of it. */
  filled: number | null;
  /** Where on the bar a mark stands, in percent: what the filled part is held against. */
  mark?: number | undefined;
  tone?: StatusTone;
}

const share = (percent: number | null) => `${Math.min(Math.max(percent ?? 0, 0), 100)}%`;

/** A share as a bar; its words stand beside it. */
export function Track({ filled, mark, tone = 'accent' }: TrackProps) {
  const marked = mark === undefined ? '' : styles.marked;
  return (
    <span
      className={`${styles.track} ${styles[tone]} ${marked}`}
      style={{ '--filled': share(filled), '--mark': share(mark ?? null) } as CSSProperties}
      aria-hidden="true"
    />
  );
}
