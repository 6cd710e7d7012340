import { useListContext, useTranslate } from 'react-admin';
import type { TranslationProgress } from '../../domain/translations/types';
import { ListFrame } from '../../ui/console/list/ListFrame';
import { ListHeader } from '../../ui/console/list/ListHeader';
import { NothingHere } from '../../ui/console/list/NothingHere';
import { type ListParams, useListParams } from '../../ui/console/list/useListParams';
import { ErrorState } from '../../ui/console/state/ErrorState';
import { useAnswer } from '../../ui/console/useAnswer';
import { TranslationActions } from './TranslationActions';
import { TranslationFilters } from './TranslationFilters';
import { shownLanguages, toQuery, translationFilterNames } from './translationFilters';
import { WordTable } from './WordTable';
import { WordTableSkeleton } from './WordTableSkeleton';

const rows = 50;
const byKey = { field: 'name', order: 'ASC' } as const;

/** Every keyword in every language, edited in place (spec 2 §7 Roles, permissions, languages). */
export function TranslationList() {
  const translate = useTranslate();
  const params = useListParams(translationFilterNames, rows);
  const { answer, error, retry } = useAnswer<TranslationProgress>('translationProgress', '');
  const filters = toQuery(params.filters);
  const query = { ...filters, search: params.search };
  return (
    <ListFrame resource="translations" params={{ ...params, filters }} searchSource="search" sort={byKey}>
      <ListHeader
        title={translate('page.translations')}
        description={translate('translations.help')}
        actions={answer && <TranslationActions languages={answer.languages} query={query} onChanged={retry} />}
      />
      <TranslationFilters params={params} languages={answer?.languages ?? []} areas={answer?.areas ?? []} />
      {error && !answer ? (
        <ErrorState error={error} onRetry={retry} />
      ) : (
        <Words progress={answer} params={params} onChanged={retry} />
      )}
    </ListFrame>
  );
}

interface WordsProps {
  progress: TranslationProgress | null;
  params: ListParams;
  onChanged: () => void;
}

function Words({ progress, params, onChanged }: WordsProps) {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useListContext();
  if (error && !data?.length) return <ErrorState error={error} onRetry={() => refetch()} />;
  if (!progress || isPending) return <WordTableSkeleton />;
  if (!data?.length) return <NothingHere params={params} title={translate('translations.none')} />;
  return (
    <WordTable
      progress={progress}
      languages={shownLanguages(progress.languages, params.filters)}
      onChanged={onChanged}
    />
  );
}
