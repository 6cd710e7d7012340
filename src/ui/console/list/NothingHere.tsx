import { useTranslate } from 'react-admin';
import { EmptyState } from '../state/EmptyState';
import type { ListParams } from './useListParams';

/** An empty list says whether it is the filters, or that there is nothing yet. */
export function NothingHere({ params, title }: { params: ListParams; title: string }) {
  const translate = useTranslate();
  const narrowed = Object.keys(params.filters).length > 0 || params.search !== '';
  if (!narrowed) return <EmptyState title={title} />;
  return <EmptyState title={translate('common.nothing_found')} hint={translate('common.nothing_found_hint')} />;
}
