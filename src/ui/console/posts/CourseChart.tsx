import { useTranslate } from 'react-admin';
import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatCompact, formatDay, formatNumber } from '../../../domain/format';
import type { Network } from '../../../domain/networks';
import type { CoursePoint } from '../../../domain/postFigures';
import { useLanguage } from '../../plain/language';
import styles from './postLightbox.module.css';

interface CourseChartProps {
  points: CoursePoint[];
  network: Network;
  /** What the figure is called. */
  word: string;
}

const height = 168;
/** Days that are marked each by a dot; more of them would hide the line. */
const dotted = 31;

/** Readings over time from 0: days keep their distance, whether or not somebody read on them. */
export function CourseChart({ points, network, word }: CourseChartProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const [first, last] = [points[0], points.at(-1)];
  const colour = `var(--${network})`;
  const dayOf = (at: unknown) => formatDay(points.find((point) => point.at === Number(at))?.day ?? null);
  const ends = first && last ? [first.at, last.at] : [];
  return (
    <div className={styles.chart} role="img" aria-label={translate('posts.course.label', { word })}>
      <ResponsiveContainer width="100%" height={height}>
        <AreaChart data={points} margin={{ top: 8, right: 12, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="at"
            type="number"
            scale="time"
            domain={['dataMin', 'dataMax']}
            ticks={ends}
            interval={0}
            tick={<EndTick dayOf={dayOf} last={last?.at} />}
            tickLine={false}
            axisLine={{ stroke: 'var(--line)' }}
            height={24}
          />
          <YAxis
            domain={[0, 'auto']}
            tickCount={4}
            width={48}
            tick={{ fill: 'var(--muted)', fontSize: 11 }}
            tickFormatter={(value) => formatCompact(Number(value), language)}
            tickLine={false}
            axisLine={false}
            allowDecimals={false}
          />
          <Tooltip
            isAnimationActive={false}
            labelFormatter={dayOf}
            formatter={(value) => [formatNumber(Number(value), language), word]}
          />
          <Area
            dataKey="value"
            type="linear"
            stroke={colour}
            strokeWidth={2}
            fill={colour}
            fillOpacity={0.1}
            isAnimationActive={false}
            dot={points.length <= dotted ? { r: 2.5, fill: colour, strokeWidth: 0, fillOpacity: 1 } : false}
          />
        </AreaChart>
      </ResponsiveContainer>
    </div>
  );
}

interface EndTickProps {
  dayOf: (at: unknown) => string;
  last: number | undefined;
  x?: number;
  y?: number;
  payload?: { value: number };
}

/** A day at an end of the axis, written inwards so that nothing is cut off. */
function EndTick({ x, y = 0, payload, dayOf, last }: EndTickProps) {
  return (
    <text x={x} y={y + 12} fill="var(--muted)" fontSize={11} textAnchor={payload?.value === last ? 'end' : 'start'}>
      {dayOf(payload?.value)}
    </text>
  );
}
