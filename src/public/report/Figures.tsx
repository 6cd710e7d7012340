import { formatPercent } from '../../domain/format';
import type { SectionFigure } from '../../domain/reports/sections/types';
import { usePage } from '../pageContext';
import styles from './Figures.module.css';

/** A rate against its target as a bar, the target marked where it was passed. */
function TargetBar({ rate }: { rate: number }) {
  const scale = Math.max(rate, 100);
  const reached = rate >= 100;
  return (
    <svg className={styles.bar} width="100%" height="8" aria-hidden="true">
      <rect y="1" width="100%" height="6" rx="3" fill="#e5e8ee" />
      <rect
        y="1"
        width={`${Math.round((Math.max(rate, 0) / scale) * 10_000) / 100}%`}
        height="6"
        rx="3"
        fill={reached ? '#12805c' : '#5b4bdb'}
      />
      {scale > 100 && <rect x={`${Math.round(1_000_000 / scale) / 100}%`} width="2" height="8" fill="#0f172a" />}
    </svg>
  );
}

/** The figures the report is read for, each against its target. */
export function LargeFigures({ figures }: { figures: readonly SectionFigure[] }) {
  const { language, say } = usePage();
  return (
    <dl className={styles.large}>
      {figures.map(({ label, value, target, rate, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={styles.value}>{value}</dd>
          <dd className={styles.target}>
            {target !== null && <span>{target}</span>}
            {rate !== null && (
              <b className={rate >= 100 ? styles.reached : undefined}>
                {say('publicSite.report.reached', { rate: formatPercent(rate, language) })}
              </b>
            )}
          </dd>
          {target !== null && (
            <dd>
              <TargetBar rate={rate ?? 0} />
            </dd>
          )}
          {note !== null && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** The other figures, smaller. */
export function SmallFigures({ figures }: { figures: readonly SectionFigure[] }) {
  return (
    <dl className={styles.small}>
      {figures.map(({ label, value, target, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={styles.smallValue}>{value}</dd>
          {target !== null && <dd className={styles.note}>{target}</dd>}
          {note !== null && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
