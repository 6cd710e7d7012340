import { Fragment } from 'react';
import type { ListLink } from './listLinks';
import { MarkLink } from './MarkLink';
import styles from './segments.module.css';

interface Part {
  value: number;
  shown: string;
  link: ListLink | null;
}

interface SegmentBarsProps {
  /** What the parts of every bar are: a name already translated, and a colour of the theme. */
  groups: readonly { key: string; label: string; color: string }[];
  /** A bar each, a part for each group in their order. */
  rows: readonly { key: string; label: string; parts: readonly Part[] }[];
}

/** Bars made of parts, from 0; each part is written out beside the bar, under its name, and leads to what it counts. */
export function SegmentBars({ groups, rows }: SegmentBarsProps) {
  const sumOf = (parts: readonly Part[]) => parts.reduce((sum, { value }) => sum + value, 0);
  const longest = Math.max(...rows.map(({ parts }) => sumOf(parts)), 1e-9);
  return (
    <div
      className={styles.bars}
      style={{ gridTemplateColumns: `var(--names) minmax(32px, 1fr) repeat(${groups.length}, auto)` }}
    >
      <span className={styles.heads} aria-hidden="true" />
      {groups.map(({ key, label, color }) => (
        <span key={key} className={styles.head} style={{ borderColor: color }} aria-hidden="true">
          {label}
        </span>
      ))}
      {rows.map(({ key, label, parts }) => (
        <Fragment key={key}>
          <span className={styles.name} title={label}>
            {label}
          </span>
          <span className={styles.track} aria-hidden="true">
            {parts.map(({ value, link }, index) => (
              <MarkLink
                key={groups[index]?.key}
                link={value ? link : null}
                className={styles.part}
                style={{ width: `${(value / longest) * 100}%`, background: groups[index]?.color }}
                isPointed
              />
            ))}
          </span>
          {parts.map(({ value, shown, link }, index) => (
            <MarkLink
              key={groups[index]?.key}
              link={value ? link : null}
              className={value ? styles.value : `${styles.value} ${styles.nothing}`}
              label={`${label}, ${groups[index]?.label}: ${shown}`}
            >
              {shown}
            </MarkLink>
          ))}
        </Fragment>
      ))}
    </div>
  );
}
