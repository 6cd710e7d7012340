import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { DetailLayout } from '../../ui/console/record/DetailLayout';
import styles from './head/head.module.css';

const facts = ['days', 'posts', 'money', 'next'];
const rows = Array.from({ length: 8 }, (_, index) => `row-${index}`);

/** The page's shape while the campaign is on its way. */
export function CampaignSkeleton() {
  const translate = useTranslate();
  return (
    <DetailLayout
      across
      summary={
        <div className={styles.head} role="status" aria-label={translate('common.loading')}>
          <Skeleton variant="rectangular" className={styles.cover} sx={{ height: 64, width: 'auto' }} />
          <div className={styles.top}>
            <Skeleton width={320} height={60} sx={{ maxWidth: '100%' }} />
          </div>
          <Skeleton width={560} height={26} sx={{ mt: 1.5, maxWidth: '100%' }} />
          <div className={styles.band}>
            {facts.map((fact) => (
              <Skeleton key={fact} height={110} />
            ))}
          </div>
        </div>
      }
    >
      <Skeleton width={420} height={30} sx={{ maxWidth: '100%', mb: 4 }} />
      <RowsSkeleton />
    </DetailLayout>
  );
}

/** A tab's shape while what draws it is on its way. */
export function RowsSkeleton() {
  return rows.map((row) => <Skeleton key={row} height={18} sx={{ my: '22px' }} />);
}
