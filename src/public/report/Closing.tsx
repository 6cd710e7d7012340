import { formatInstant } from '../../domain/format';
import { usePage } from '../pageContext';
import styles from './Report.module.css';
import { useReport } from './reportContext';

/** Below the report: how long it can be seen here. */
export function Closing() {
  const { say } = usePage();
  const { link } = useReport();
  const day = formatInstant(link.expires_at).split(' ')[1] ?? '';
  return <p className={styles.closing}>{say('publicSite.report.ends', { day })}</p>;
}
