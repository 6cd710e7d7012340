import { addDays, dayOf } from '../../../../domain/dates';
import type { LinkVisits } from '../../../../domain/reportLinks/types';
import styles from './share.module.css';

const shownDays = 14;
const height = 24;

/** Visits of the last two weeks as small bars; what they add up to stands beside them. */
export function VisitBars({ days }: Pick<LinkVisits, 'days'>) {
  const today = dayOf(new Date());
  const counts = Array.from({ length: shownDays }, (_, index) => {
    const day = addDays(today, index - shownDays + 1);
    return { day, count: days.find((one) => one.day === day)?.count ?? 0 };
  });
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <svg
      viewBox={`0 0 ${shownDays * 5} ${height}`}
      width={shownDays * 5}
      height={height}
      className={styles.bars}
      aria-hidden
    >
      {counts.map(({ day, count }, index) => {
        const tall = count === 0 ? 1 : Math.max(3, (count / most) * height);
        return <rect key={day} x={index * 5} y={height - tall} width={4} height={tall} rx={1} />;
      })}
    </svg>
  );
}
