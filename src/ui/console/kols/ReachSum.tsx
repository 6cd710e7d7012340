import { useTranslate } from 'react-admin';
import type { KolSums } from '../../../domain/kols/sums';
import { Compact } from '../../plain/Figure';
import styles from './sums.module.css';

/** Followers added up, with what the sum does not say. */
export function ReachSum({ sums: { followers, unread } }: { sums: KolSums }) {
  const translate = useTranslate();
  return (
    <div>
      <dt>{translate('kols.followers')}</dt>
      <dd>
        <strong className={styles.big}>
          <Compact value={followers} />
        </strong>
      </dd>
      <dd className={styles.note}>
        {translate('kolChoice.sum.overlap')}
        {unread > 0 && ` ${translate('kolChoice.sum.unread', { count: unread, total: unread })}`}
      </dd>
    </div>
  );
}
