import { useTranslate } from 'react-admin';
import { Area, AreaChart, type DotItemDotProps, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatDay, formatNumber } from '../../../domain/format';
import { Day } from '../../plain/Day';
import { Compact } from '../../plain/Figure';
import { useLanguage } from '../../plain/language';
import styles from './TrendChart.module.css';

interface TrendPoint {
  /** `YYYY-MM-DD`. */
  day: string;
  value: number | null;
  /** What the target's pace would make of the day. */
  pace?: number | null;
}

const plotHeight = 120;
/** Room for a mark at the very edge. */
const edge = 4;

interface TrendChartProps {
  points: TrendPoint[];
  label: string;
  /** What the dashed line of the target's pace is called; absent where there is none. */
  paceLabel?: string;
}

/**
 * A measure day by day from 0 to its highest value, the last known one written at the line's end; unknown days break it,
 * and a known day between them is a mark of its own. Nothing but unknown days and zeros is no data (spec 1 §5).
 */
export function TrendChart({ points, label, paceLabel }: TrendChartProps) {
  const language = useLanguage();
  const translate = useTranslate();
  const highest = Math.max(...points.map(({ value, pace }) => Math.max(value ?? 0, pace ?? 0)), 0);
  if (!points.some(({ value }) => value)) {
    return (
      <figure className={styles.trend} aria-label={label}>
        <p className={`${styles.plot} ${styles.none}`}>{translate('common.no_data')}</p>
      </figure>
    );
  }
  const last = points.findLast(({ value }) => value !== null)?.value ?? null;
  return (
    <figure className={styles.trend}>
      <div className={styles.plot} role="img" aria-label={label}>
        <ResponsiveContainer width="100%" height={plotHeight}>
          <AreaChart
            data={points}
            margin={{ top: edge, right: edge, bottom: 0, left: edge }}
            accessibilityLayer={false}
          >
            <XAxis dataKey="day" hide />
            <YAxis hide domain={[0, highest]} />
            <Tooltip
              isAnimationActive={false}
              // An unknown day says so.
              filterNull={false}
              labelFormatter={(day) => formatDay(String(day))}
              formatter={(value, name) => [
                formatNumber(value == null ? null : Number(value), language),
                name === 'pace' ? paceLabel : label,
              ]}
            />
            <Area
              dataKey="value"
              type="linear"
              stroke="var(--accent)"
              strokeWidth={2}
              strokeLinecap="round"
              strokeLinejoin="round"
              fill="var(--accent)"
              fillOpacity={0.08}
              isAnimationActive={false}
              dot={({ key, cx, cy, index }: DotItemDotProps) =>
                isAlone(points, index) ? <circle key={key} className={styles.alone} cx={cx} cy={cy} r={3} /> : null
              }
            />
            {paceLabel && (
              <Area
                dataKey="pace"
                type="linear"
                stroke="var(--muted)"
                strokeDasharray="4 4"
                fill="none"
                activeDot={false}
                isAnimationActive={false}
              />
            )}
          </AreaChart>
        </ResponsiveContainer>
        {last !== null && (
          <span className={styles.last} style={{ top: edge + (plotHeight - edge) * (1 - last / highest) }}>
            <Compact value={last} />
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

/** Whether a day is known and neither the one before nor the one after is: no line leads to it. */
function isAlone(points: readonly TrendPoint[], index: number): boolean {
  const isKnown = (at: number) => points[at]?.value != null;
  return isKnown(index) && !isKnown(index - 1) && !isKnown(index + 1);
}
