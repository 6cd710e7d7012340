import { useTranslate } from 'react-admin';
import type { SowProgress } from '../../domain/reports/types';
import { unpostedSows } from '../../domain/reports/unposted';
import styles from './Unposted.module.css';

interface UnpostedProps {
  /** What stands beside it; a cost that is not known has no price in it. */
  cost: number | null | undefined;
  progress: readonly SowProgress[];
}

/** Says beside a cost of a campaign that SOWs which have no posts yet are in its price; nothing where there are none. */
export function Unposted({ cost, progress }: UnpostedProps) {
  const translate = useTranslate();
  const count = unpostedSows(progress);
  if (typeof cost !== 'number' || count === 0) return null;
  return <span className={styles.note}>{translate('reports.unposted', { count })}</span>;
}
