import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';

const PriceInputs = lazy(() => import('./PriceInputs').then((module) => ({ default: module.PriceInputs })));

/** The price list of the form; apart, so that the form does not wait for it. */
export function PricesSection() {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={160} />}>
      <PriceInputs />
    </Suspense>
  );
}
