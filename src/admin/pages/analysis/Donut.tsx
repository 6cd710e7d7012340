import { useNavigate } from 'react-router-dom';
import { Pie, PieChart } from 'recharts';
import { formatNumber, formatPercent } from '../../../domain/format';
import { useLanguage } from '../../../ui/plain/language';
import styles from './donut.module.css';
import { donutPlaces } from './donutPlaces';
import { MarkLink, useReachable } from './MarkLink';
import type { Slice } from './slices';

interface DonutProps {
  slices: readonly Slice[];
  /** What there is in all, in the middle; a record of two slices counts once. */
  total: number;
}

const size = { radius: 48, reach: 14, height: 180, gap: 30 };
/** As many labels on a side have room for a name on two lines. */
const few = 4;
const width = 2 * (size.radius + size.reach);

/** Shares of a whole, each named and counted beside its slice; both lead to what they count. */
export function Donut({ slices, total }: DonutProps) {
  const language = useLanguage();
  const navigate = useNavigate();
  const reachable = useReachable();
  const values = slices.map(({ count }) => count);
  // Where a record is in several slices they are no shares of what there is.
  const isWhole = values.reduce((sum, count) => sum + count, 0) === total;
  const onLeft = donutPlaces(values, size).filter(({ side }) => side === 'left').length;
  const gap = Math.max(onLeft, values.length - onLeft) <= few ? size.height / few : size.gap;
  const places = donutPlaces(values, { ...size, gap });
  return (
    <div className={styles.donut} style={{ height: size.height }}>
      <div className={styles.ring} aria-hidden="true">
        <PieChart width={width} height={size.height} accessibilityLayer={false}>
          <Pie
            data={[...slices]}
            dataKey="count"
            nameKey="label"
            startAngle={90}
            endAngle={-270}
            innerRadius={size.radius - 17}
            outerRadius={size.radius}
            stroke="var(--paper)"
            strokeWidth={slices.length > 1 ? 1.5 : 0}
            isAnimationActive={false}
            rootTabIndex={-1}
            onClick={(_, index) => {
              const to = reachable(slices[index]?.link);
              if (to) navigate(to);
            }}
          />
        </PieChart>
        <svg className={styles.lines} width={width} height={size.height} aria-hidden="true">
          {places.map(({ line }, index) => (
            <polyline key={slices[index]?.key} points={line} />
          ))}
        </svg>
        <span className={styles.total}>{formatNumber(total, language)}</span>
      </div>
      <ul className={styles.labels}>
        {slices.map(({ key, label, count, link }, index) => (
          <li
            key={key}
            className={places[index]?.side === 'left' ? styles.left : styles.right}
            style={{ top: (places[index]?.y ?? 0) - gap / 2, height: gap, width: `calc(50% - ${width / 2 + 4}px)` }}
          >
            <MarkLink link={link} className={styles.label} title={label}>
              <span className={gap > size.gap ? styles.name : `${styles.name} ${styles.short}`}>{label}</span>{' '}
              <span className={styles.count}>
                <strong>{formatNumber(count, language)}</strong>{' '}
                {isWhole && formatPercent((count / total) * 100, language)}
              </span>
            </MarkLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
