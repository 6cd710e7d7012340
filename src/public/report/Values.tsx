import type { SectionPart } from '../../domain/reports/sections/types';
import { usePage } from '../pageContext';
import styles from './Report.module.css';
import { TablePart } from './TablePart';

/** The values behind charts, for those who want each of them. */
export function Values({ part }: { part: Extract<SectionPart, { is: 'table' }> }) {
  const { say } = usePage();
  return (
    <details className={styles.values}>
      <summary>{say('publicSite.report.values')}</summary>
      <TablePart part={part} isNamed={false} />
    </details>
  );
}
