import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, Suspense } from 'react';

/** Keeps the room of an input whose code comes with the first form that needs it. */
export function LateInput({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Skeleton variant="rounded" height={38} />}>{children}</Suspense>;
}
