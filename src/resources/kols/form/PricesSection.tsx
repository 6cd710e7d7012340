import Skeleton from '@mui/material/Skeleton';
import { LateCode, late } from '../../../ui/plain/late';

const PriceInputs = late(() => import('./PriceInputs').then((module) => ({ default: module.PriceInputs })));

/** The price list of the form; apart, so that the form does not wait for it. */
export function PricesSection() {
  return (
    <LateCode fallback={<Skeleton variant="rounded" height={160} />}>
      <PriceInputs />
    </LateCode>
  );
}
