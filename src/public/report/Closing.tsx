import { formatDayOf } from '../../domain/format';
import { usePage } from '../pageContext';
import styles from './Report.module.css';
import { useReport } from './reportContext';

/** Below the report: how long it can be seen here. */
export function Closing() {
  const { say } = usePage();
  const { link } = useReport();
  const day = formatDayOf(link.expires_at);
  return <p className={styles.closing}>{say('publicSite.report.ends', { day })}</p>;
}
