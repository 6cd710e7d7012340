import { useTranslate } from 'react-admin';
import { FilterBar } from '../../ui/console/list/FilterBar';
import { Pager } from '../../ui/console/list/Pager';
import { SearchInput } from '../../ui/console/list/SearchInput';
import type { ListParams } from '../../ui/console/list/useListParams';
import { anyLanguage, type ShownLanguage } from './translationFilters';

interface TranslationFiltersProps {
  params: ListParams;
  languages: readonly ShownLanguage[];
  areas: readonly string[];
}

/** Search, what is missing, the area of the product, and which languages have a column. */
export function TranslationFilters({ params, languages, areas }: TranslationFiltersProps) {
  const translate = useTranslate();
  const names = languages.map(({ id, language }) => ({ value: id, label: language }));
  return (
    <FilterBar
      filters={[
        {
          source: 'missing',
          label: 'translations.missing',
          kind: 'one',
          options: [{ value: anyLanguage, label: translate('translations.missing_any') }, ...names],
        },
        {
          source: 'area',
          label: 'translations.area',
          kind: 'one',
          options: areas.map((area) => ({ value: area, label: area })),
        },
        { source: 'show', label: 'translations.show', kind: 'many', options: names },
      ]}
      params={params}
      start={<SearchInput params={params} label="translations.search" />}
      end={<Pager />}
    />
  );
}
