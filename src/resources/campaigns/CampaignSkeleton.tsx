import { Skeleton, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { DetailLayout } from '../../ui/console/DetailLayout';

const rows = Array.from({ length: 8 }, (_, index) => `row-${index}`);

/** The page's shape while the campaign is on its way. */
export function CampaignSkeleton() {
  const translate = useTranslate();
  return (
    <DetailLayout
      summary={
        <Stack spacing={3} role="status" aria-label={translate('common.loading')}>
          <Skeleton variant="rounded" sx={{ aspectRatio: '16 / 9', height: 'auto' }} />
          <Skeleton width="80%" height={28} />
          <Skeleton width="50%" />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Stack>
      }
    >
      <Skeleton height={40} />
      {rows.map((row) => (
        <Skeleton key={row} height={40} />
      ))}
    </DetailLayout>
  );
}
