import { dayOf } from '../../domain/dates';
import { formatDay } from '../../domain/format';
import { usePage } from '../pageContext';
import styles from './Cover.module.css';
import { useReport } from './reportContext';

/** Which frozen report has taken the place of the one that is shown. */
export function Replaced() {
  const { say } = usePage();
  const { replaced_by: newer } = useReport().link;
  if (!newer) return null;
  const day = formatDay(dayOf(new Date(newer.created_at)));
  return <p className={styles.replaced}>{say('publicSite.report.replaced_by', { number: newer.number, day })}</p>;
}
