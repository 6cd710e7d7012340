import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { DetailLayout } from '../../ui/console/record/DetailLayout';
import styles from './campaign.module.css';

const rows = Array.from({ length: 8 }, (_, index) => `row-${index}`);

/** The page's shape while the campaign is on its way. */
export function CampaignSkeleton() {
  const translate = useTranslate();
  return (
    <DetailLayout
      summary={
        <div className={styles.bones} role="status" aria-label={translate('common.loading')}>
          <Skeleton variant="rounded" sx={{ aspectRatio: '16 / 9', height: 'auto' }} />
          <Skeleton width="80%" height={28} />
          <Skeleton width="50%" />
          <Skeleton />
          <Skeleton />
          <Skeleton />
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
