import Skeleton from '@mui/material/Skeleton';
import { useListContext, useTranslate } from 'react-admin';
import type { TranslationProgress } from '../../domain/translations/types';
import { useRead } from '../../ui/console/data/useRead';
import { ListFrame } from '../../ui/console/list/ListFrame';
import { ListHeader } from '../../ui/console/list/ListHeader';
import { NothingHere } from '../../ui/console/list/NothingHere';
import { type ListParams, useListParams } from '../../ui/console/list/useListParams';
import { ErrorState } from '../../ui/console/state/ErrorState';
import { TranslationActions } from './TranslationActions';
import { TranslationFilters } from './TranslationFilters';
import { shownLanguages, toQuery, translationFilterNames } from './translationFilters';
import styles from './translations.module.css';
import { WordTable } from './WordTable';

const rows = 50;
const byKey = { field: 'name', order: 'ASC' } as const;

/** Every keyword in every language, edited in place (spec 2 §7 Roles, permissions, languages). */
export function TranslationList() {
  const translate = useTranslate();
  const params = useListParams(translationFilterNames, rows);
  const { data: progress, error, refetch } = useRead<TranslationProgress>('translationProgress');
  const filters = toQuery(params.filters);
  const query = { ...filters, search: params.search };
  return (
    <ListFrame resource="translations" params={{ ...params, filters }} searchSource="search" sort={byKey}>
      <ListHeader
        title={translate('page.translations')}
        description={translate('translations.help')}
        actions={progress && <TranslationActions languages={progress.languages} query={query} />}
      />
      <TranslationFilters params={params} languages={progress?.languages ?? []} areas={progress?.areas ?? []} />
      {error && !progress ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Words progress={progress} params={params} />
      )}
    </ListFrame>
  );
}

interface WordsProps {
  progress: TranslationProgress | undefined;
  params: ListParams;
}

function Words({ progress, params }: WordsProps) {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useListContext();
  if (error && !data?.length) return <ErrorState error={error} onRetry={() => refetch()} />;
  if (!progress || isPending) return <WordTableSkeleton />;
  return (
    <WordTable
      progress={progress}
      languages={shownLanguages(progress.languages, params.filters)}
      empty={<NothingHere params={params} title={translate('translations.none')} />}
    />
  );
}

const bones = Array.from({ length: 16 }, (_, index) => `row${index}`);

/** The table's outline while it is fetched. */
function WordTableSkeleton() {
  return (
    <div aria-busy="true" className={styles.skeleton}>
      {bones.map((row) => (
        <Skeleton key={row} height={40} />
      ))}
    </div>
  );
}
