import { useTranslate } from 'react-admin';
import { useLanguage } from '../../plain/language';
import styles from './FilterBar.module.css';
import { filterSummary } from './filterSummary';
import { type FilterDefinition, valuesOf } from './filters';
import type { ListParams } from './useListParams';

interface FilterWordsProps {
  filters: readonly FilterDefinition[];
  params: Pick<ListParams, 'filters' | 'search'>;
}

/** What a list is narrowed down to, in words, for paper. */
export function FilterWords({ filters, params }: FilterWordsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const said = filters.flatMap((filter) => {
    const values = valuesOf(filter, params.filters);
    return values.length > 0 ? `${translate(filter.label)}: ${filterSummary(filter, values, language, false)}` : [];
  });
  if (params.search) said.unshift(`${translate('common.search')}: ${params.search}`);
  return said.length > 0 && <p className={styles.words}>{said.join(' · ')}</p>;
}
