import type { CSSProperties } from 'react';
import { formatCompact, formatDay } from '../../domain/format';
import { Compact, Count } from './Figure';
import { useLanguage } from './language';
import styles from './PointChart.module.css';
import { axisBase, type Point, pointPlaces } from './pointPlaces';

interface PointChartProps {
  points: readonly Point[];
  /** Names the chart for screen readers. */
  label: string;
  /** A colour of the theme. */
  color?: string;
  /** Says where the axis begins where that is not 0. */
  baseNote: (base: number) => string;
}

const shortDay = (day: string) => formatDay(day).slice(0, 5);

/**
 * A few readings of one measure on a line, each with its value and day where it stands; where the axis begins
 * elsewhere than at 0 it says so.
 * Values that would read alike though they differ are written out, on phones the first and the last of them.
 */
export function PointChart({ points, label, color = 'var(--accent)', baseNote }: PointChartProps) {
  const language = useLanguage();
  const base = axisBase(points);
  const places = pointPlaces(points, base);
  const different = new Set(points.map(({ value }) => value)).size;
  const exact = new Set(points.map(({ value }) => formatCompact(value, language))).size < different;
  const line = places.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <figure
      className={exact ? `${styles.chart} ${styles.exact}` : styles.chart}
      style={{ '--series': color } as CSSProperties}
      aria-label={label}
    >
      <svg className={styles.plot} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <polygon className={styles.area} points={`0,110 ${line} 100,110`} />
        <polyline className={styles.line} points={line} />
      </svg>
      <ol className={styles.points}>
        {points.map(({ day, value }, index) => (
          <li key={day} style={{ left: `${places[index]?.x}%` }}>
            <span className={styles.value} style={{ top: `${places[index]?.y}%` }}>
              {exact ? <Count value={value} /> : <Compact value={value} />}
            </span>
            <time dateTime={day} title={formatDay(day)} className={styles.day}>
              {shortDay(day)}
            </time>
          </li>
        ))}
      </ol>
      {base > 0 && <figcaption className={styles.base}>{baseNote(base)}</figcaption>}
    </figure>
  );
}
