import Skeleton from '@mui/material/Skeleton';

/** The outline of a page while its code arrives. */
export function PageSkeleton() {
  return (
    <div style={{ padding: '12px 24px' }} aria-busy="true">
      <Skeleton width={220} height={32} />
      <Skeleton width="60%" height={28} />
    </div>
  );
}
