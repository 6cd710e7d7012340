import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { Tile, Tiles } from '../../../ui/console/Tiles';
import { steering } from './progressRules';

const rows = Array.from({ length: 6 }, (_, index) => `row-${index}`);

/** The overview's shape while its figures are on their way. */
export function OverviewSkeleton() {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('common.loading')}>
      <Tiles>
        {steering.map((type) => (
          <Tile key={type} label={translate(`reports.metric.${type}`)}>
            <Skeleton width="80%" height={50} />
          </Tile>
        ))}
      </Tiles>
      <Skeleton width="40%" height={24} sx={{ mt: 6 }} />
      {rows.map((row) => (
        <Skeleton key={row} height={18} sx={{ my: '22px' }} />
      ))}
    </div>
  );
}
