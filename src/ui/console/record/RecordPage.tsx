import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, useEffect } from 'react';
import { type RaRecord, useGetOne, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import { ErrorState } from '../state/ErrorState';
import { DetailLayout } from './DetailLayout';

interface RecordPageProps<T> {
  resource: string;
  titleOf: (record: T) => string;
  /** After how many milliseconds it is asked for again while the page is looked at, if at all. */
  refreshEvery?: (record: T) => number | false;
  children: (record: T) => ReactNode;
}

/** Loads the record whose id is in the address; until then the outline of its page, or what went wrong. */
export function RecordPage<T extends RaRecord>({ resource, titleOf, refreshEvery, children }: RecordPageProps<T>) {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const {
    data: record,
    error,
    refetch,
  } = useGetOne<T>(
    resource,
    // Its own cache entry: a list's row would otherwise stand in for the whole record.
    { id, meta: { whole: true } },
    { retry: false, refetchInterval: ({ state }) => (state.data && refreshEvery?.(state.data)) || false },
  );
  const title = record && titleOf(record);
  useEffect(() => {
    if (title) document.title = `${title} · ${translate('common.product')}`;
  }, [title, translate]);
  if (error && !record) return <ErrorState error={error} onRetry={() => refetch()} />;
  if (!record) return <Outline />;
  return <>{children(record)}</>;
}

function Outline() {
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
