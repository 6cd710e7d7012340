import { useTranslate } from 'react-admin';
import styles from './shorteners.module.css';

const [step, gap, height] = [3, 1, 22];

/** Clicks of the last days as small bars, today's at the right. */
export function Course({ days }: { days: readonly number[] }) {
  const translate = useTranslate();
  const highest = Math.max(...days, 1);
  const sum = days.reduce((total, clicks) => total + clicks, 0);
  const label = translate('shorteners.course', { clicks: sum, days: days.length });
  return (
    <svg className={styles.course} width={days.length * (step + gap)} height={height} role="img" aria-label={label}>
      <title>{label}</title>
      {days.map((clicks, index) => {
        const tall = clicks === 0 ? 1 : Math.max(2, (clicks / highest) * height);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a day is its place in the course
            key={index}
            x={index * (step + gap)}
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
