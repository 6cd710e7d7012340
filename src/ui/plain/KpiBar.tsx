import { misleadsCompact } from '../../domain/format';
import { Compact, Cost, Count, Percent } from './Figure';
import styles from './KpiBar.module.css';

type Unit = 'compact' | 'count' | 'cost' | 'percent';

interface KpiBarProps {
  current: number | null;
  target: number | null;
  /** Percent of the target, as the server computed it; 100 and more is reached. */
  rate: number | null;
  /** What of it is held against the target, in words, where that is not all of it. */
  held?: string | null;
  unit?: Unit;
  /** A cost: marked ≤ before the target. */
  lowerIsBetter?: boolean;
  /** A headline: the figure large, the bar as wide as its place. */
  headline?: boolean;
  /** A table's column with room for the figures alone: the rate stands beside the bar. */
  narrow?: boolean;
}

function Value({ value, unit }: { value: number | null; unit: Unit }) {
  if (unit === 'cost') return <Cost value={value} />;
  if (unit === 'percent') return <Percent value={value} />;
  return unit === 'count' ? <Count value={value} /> : <Compact value={value} />;
}

/** Current against target in words and as a bar, the target marked where it was passed. */
export function KpiBar({
  current,
  target,
  rate,
  held = null,
  unit = 'compact',
  lowerIsBetter = false,
  headline = false,
  narrow = false,
}: KpiBarProps) {
  const shown = unit === 'compact' && !narrow && held === null && misleadsCompact(current, target) ? 'count' : unit;
  const scale = Math.max(rate ?? 0, 100);
  const reached = rate !== null && rate >= 100 ? styles.reached : '';
  return (
    <div className={`${styles.kpi} ${headline ? styles.headline : ''} ${narrow ? styles.narrow : ''}`}>
      <span className={styles.values}>
        <span className={styles.current}>
          <Value value={current} unit={shown} />
        </span>
        {target !== null && held === null && (
          <span className={styles.target}>
            {lowerIsBetter ? ' / ≤ ' : ' / '}
            <Value value={target} unit={shown} />
          </span>
        )}
      </span>
      {target !== null && (
        <>
          <span className={`${styles.rate} ${reached}`}>
            <Percent value={rate} />
          </span>
          <div className={styles.track} aria-hidden="true">
            <div className={`${styles.fill} ${reached}`} style={{ width: `${((rate ?? 0) / scale) * 100}%` }} />
            {scale > 100 && (
              <div className={styles.mark} style={{ left: `min(${(100 / scale) * 100}%, 100% - 1px)` }} />
            )}
          </div>
          {held !== null && <span className={styles.held}>{held}</span>}
        </>
      )}
    </div>
  );
}
