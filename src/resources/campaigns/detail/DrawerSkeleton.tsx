import Skeleton from '@mui/material/Skeleton';

/** A drawer's content while its record is on its way. */
export function DrawerSkeleton() {
  return <Skeleton variant="rounded" height={320} />;
}
