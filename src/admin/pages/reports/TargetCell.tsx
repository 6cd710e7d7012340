import { lowerIsBetter } from '../../../domain/reports/metrics';
import type { ProgressRow } from '../../../domain/reports/types';
import { Coverage } from '../../../ui/console/record/Coverage';
import { KpiBar } from '../../../ui/plain/KpiBar';
import styles from './sowTable.module.css';
import { unitOf } from './targetColumns';

/** One KPI of one SOW: bar, and coverage where some post's number is unknown. */
export function TargetCell({ entry, label }: { entry: ProgressRow | undefined; label: string }) {
  return (
    <td data-label={label}>
      {entry ? (
        <>
          <KpiBar
            current={entry.current}
            target={entry.target}
            rate={entry.rate}
            unit={unitOf(entry.type)}
            lowerIsBetter={lowerIsBetter.includes(entry.type)}
          />
          {entry.known < entry.of && <Coverage coverage={entry} />}
        </>
      ) : (
        <span className={styles.unknown}>–</span>
      )}
    </td>
  );
}
