import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { Link, useSearchParams } from 'react-router-dom';
import { compared, comparedIds, mayCompare } from '../../../domain/kols/compare';
import type { KolListItem } from '../../../domain/kols/types';
import { pathTo } from '../../../domain/routes';
import { useRead } from '../../../ui/console/data/useRead';
import { PageHeader } from '../../../ui/console/record/PageHeader';
import page from '../../../ui/console/record/page.module.css';
import { EmptyState } from '../../../ui/console/state/EmptyState';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { CompareTable } from './CompareTable';

/** Two to four KOLs side by side, in the order the address names them. */
export function KolCompare() {
  const translate = useTranslate();
  const [parameters] = useSearchParams();
  const ids = comparedIds(parameters.get('ids'));
  return (
    <div className={page.page}>
      <PageHeader title={translate('page.kol_compare')} description={translate('scores.compare.hint')} />
      {mayCompare(ids) ? <Compared ids={ids} /> : <TooFew />}
    </div>
  );
}

function Compared({ ids }: { ids: string[] }) {
  const query = { ids, size: compared.most, count: 'none' };
  const { data, error, refetch, isPlaceholderData } = useRead<KolListItem[]>('kolList', { query });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data || isPlaceholderData) return <Skeleton variant="rounded" height={420} />;
  const found = ids.flatMap((id) => data.find((kol) => kol.id === id) ?? []);
  return mayCompare(found) ? <CompareTable kols={found} /> : <TooFew />;
}

function TooFew() {
  const translate = useTranslate();
  return (
    <EmptyState
      title={translate('scores.compare.few')}
      hint={translate('scores.compare.few_hint')}
      action={
        <Button component={Link} to={pathTo('kols')} variant="outlined">
          {translate('scores.compare.browse')}
        </Button>
      }
    />
  );
}
