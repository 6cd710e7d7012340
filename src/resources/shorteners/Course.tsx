import { useTranslate } from 'react-admin';
import styles from './shorteners.module.css';

const [step, gap, height] = [3, 1, 22];

/** Clicks of the last days as small bars, today's at the right. */
export function Course({ days }: { days: readonly number[] }) {
  const translate = useTranslate();
  const highest = Math.max(...days, 1);
  const bars = days.map((clicks, index) => ({ clicks, x: index * (step + gap) }));
  const sum = days.reduce((total, clicks) => total + clicks, 0);
  const label = translate('shorteners.course', { count: sum, days: days.length });
  return (
    <svg className={styles.course} width={days.length * (step + gap)} height={height} role="img" aria-label={label}>
      <title>{label}</title>
      {bars.map(({ clicks, x }) => {
        const tall = clicks === 0 ? 1 : Math.max(2, (clicks / highest) * height);
        return (
          <rect
            key={x}
            x={x}
            y={height - tall}
            width={step}
            height={tall}
            className={clicks === 0 ? styles.quiet : styles.busy}
          />
        );
      })}
    </svg>
  );
}
