import Skeleton from '@mui/material/Skeleton';
import { DetailLayout } from './DetailLayout';

/** What a record's page looks like before the record is there. */
export function RecordOutline() {
  return (
    <DetailLayout
      summary={
        <div aria-busy="true">
          <Skeleton variant="circular" width={72} height={72} />
          <Skeleton width="70%" height={32} sx={{ mt: 3 }} />
          <Skeleton width="40%" />
          <Skeleton height={120} sx={{ mt: 4 }} />
        </div>
      }
    >
      <Skeleton width={280} height={40} />
      <Skeleton height={48} />
      <Skeleton height={48} />
      <Skeleton height={48} />
    </DetailLayout>
  );
}
