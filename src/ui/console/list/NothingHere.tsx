import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../state/EmptyState';
import type { ListParams } from './useListParams';

interface NothingHereProps {
  params: ListParams;
  title: string;
  /** Of a list that has nothing yet: what belongs here, and what gets on. */
  hint?: string;
  action?: ReactNode;
}

/** An empty list says whether it is the filters, or that there is nothing yet. */
export function NothingHere({ params, title, hint, action }: NothingHereProps) {
  const translate = useTranslate();
  const narrowed = Object.keys(params.filters).length > 0 || params.search !== '';
  if (!narrowed) return <EmptyState title={title} hint={hint} action={action} />;
  return <EmptyState title={translate('common.nothing_found')} hint={translate('common.nothing_found_hint')} />;
}
