import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { LateCode } from '../../plain/late';

/** Keeps the room of an input whose code comes with the first form that needs it. */
export function LateInput({ children }: { children: ReactNode }) {
  return <LateCode fallback={<Skeleton variant="rounded" height={38} />}>{children}</LateCode>;
}
