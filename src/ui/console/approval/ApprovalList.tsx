import { type RaRecord, useTranslate } from 'react-admin';
import { pathTo, type RouteName, routes } from '../../../domain/routes';
import type { Column } from '../list/columns';
import { FilterBar } from '../list/FilterBar';
import { ListFrame } from '../list/ListFrame';
import { ListHeader } from '../list/ListHeader';
import { ListTable } from '../list/ListTable';
import { Pager } from '../list/Pager';
import { SearchInput } from '../list/SearchInput';
import { useListParams } from '../list/useListParams';
import { EmptyState } from '../state/EmptyState';
import { BulkDecision, type BulkDecisionProps } from './BulkDecision';

interface ApprovalListProps<T> {
  resource: string;
  pages: { approvals: RouteName; approval: RouteName };
  /** What narrows the list to what waits. */
  waiting: Record<string, unknown>;
  columns: Column<T>[];
  /** i18n keys. */
  help: string;
  search: string;
  searchSource?: string;
  /** How many of what waits are decided on at once. */
  bulk: BulkDecisionProps<T>;
}

/** What waits for approval of one kind: new records and edits (spec 1 §2 Approval screens). */
export function ApprovalList<T extends RaRecord>(props: ApprovalListProps<T>) {
  const { resource, pages, waiting, columns, help, search, searchSource, bulk } = props;
  const translate = useTranslate();
  const params = useListParams();
  const { label } = routes[pages.approvals];
  return (
    <ListFrame resource={resource} params={params} filter={waiting} {...(searchSource && { searchSource })}>
      <ListHeader title={translate(label)} description={translate(help)} />
      <FilterBar filters={[]} params={params} start={<SearchInput params={params} label={search} />} end={<Pager />} />
      <BulkDecision<T> {...bulk} />
      <ListTable<T>
        selectName={bulk.nameOf}
        columns={columns}
        label={label}
        rowHref={({ id }) => pathTo(pages.approval, { id: String(id) })}
        empty={
          params.search ? (
            <EmptyState title={translate('common.nothing_found')} hint={translate('common.nothing_found_hint')} />
          ) : (
            <EmptyState title={translate('approval.empty')} hint={translate('approval.empty_hint')} />
          )
        }
      />
    </ListFrame>
  );
}
