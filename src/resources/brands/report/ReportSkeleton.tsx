import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';

/** The report's shape while its figures, or what draws them, are on their way. */
export function ReportSkeleton() {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('common.loading')}>
      <Skeleton height={40} />
      <Skeleton variant="rounded" height={140} sx={{ my: 4 }} />
      <Skeleton variant="rounded" height={240} sx={{ mb: 4 }} />
      <Skeleton variant="rounded" height={320} />
    </div>
  );
}
