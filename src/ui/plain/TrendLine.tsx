import { formatDay, formatNumber } from '../../domain/format';
import { Day } from './Day';
import { Compact } from './Figure';
import { useLanguage } from './language';
import styles from './TrendLine.module.css';
import { type TrendPoint, trendPaths } from './trendPaths';

const width = 300;
const height = 100;

/** A measure day by day, its last known value written at the line's end; a gap where it is unknown. */
export function TrendLine({ points, label }: { points: TrendPoint[]; label: string }) {
  const language = useLanguage();
  const { line, area, last } = trendPaths(points, width, height);
  const step = width / Math.max(points.length, 1);
  return (
    <figure className={styles.trend}>
      <div className={styles.plot}>
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
          <path className={styles.area} d={area} />
          <path className={styles.line} d={line} />
          {points.map((point, index) => (
            <rect key={point.day} className={styles.hit} x={index * step} y={0} width={step} height={height}>
              <title>{`${formatDay(point.day)}: ${formatNumber(point.value, language)}`}</title>
            </rect>
          ))}
        </svg>
        {last && (
          <span className={styles.last} style={{ top: `${last.y}%` }}>
            <Compact value={last.value} />
          </span>
        )}
      </div>
      <figcaption className={styles.days}>
        <Day value={points[0]?.day} />
        <Day value={points.at(-1)?.day} />
      </figcaption>
    </figure>
  );
}
