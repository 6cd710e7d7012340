import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { pathTo, routes } from '../../../domain/routes';
import type { Column } from '../list/columns';
import { FilterBar } from '../list/FilterBar';
import { type FilterDefinition, valuesOf } from '../list/filters';
import { ListFrame } from '../list/ListFrame';
import { ListHeader } from '../list/ListHeader';
import { ListTable } from '../list/ListTable';
import { Pager } from '../list/Pager';
import { SearchInput } from '../list/SearchInput';
import { useListParams } from '../list/useListParams';
import { EmptyState } from '../state/EmptyState';
import { type Asked, BulkDecision, type BulkDecisionProps, type Waiting } from './BulkDecision';
import { decideColumn } from './decideColumn';
import type { Queue } from './queue';
import { decisionPressed } from './useDecisionKeys';

interface ApprovalListProps<T> {
  queue: Queue;
  columns: Column<T>[];
  /** i18n keys. */
  help: string;
  search: string;
  searchSource?: string;
  /** What else narrows it; one without choices is left out until there are some. */
  filters?: readonly FilterDefinition[];
  /** How many of what waits are decided on at once. */
  bulk: BulkDecisionProps<T>;
}

/** What waits for approval of one kind: new records and edits (spec 1 §2 Approval screens). */
export function ApprovalList<T extends Waiting>(props: ApprovalListProps<T>) {
  const { queue, columns, help, search, searchSource, filters = [], bulk } = props;
  const { resource, pages, waiting } = queue;
  const [asked, setAsked] = useState<Asked<T> | null>(null);
  const translate = useTranslate();
  const pathOf = (id: string) => pathTo(pages.approval, { id });
  const params = useListParams(filters.map(({ source }) => source));
  const { label } = routes[pages.approvals];
  const offered = filters.filter((filter) => filter.options?.length || valuesOf(filter, params.filters).length > 0);
  const isNarrowed = params.search !== '' || offered.some((filter) => valuesOf(filter, params.filters).length > 0);
  return (
    <ListFrame resource={resource} params={params} filter={waiting} {...(searchSource && { searchSource })}>
      <ListHeader title={translate(label)} description={translate(help)} />
      <FilterBar
        filters={offered}
        params={params}
        start={<SearchInput params={params} label={search} />}
        end={<Pager />}
      />
      <ListTable<T>
        selectName={bulk.nameOf}
        columns={[...columns, decideColumn(bulk.nameOf, setAsked)]}
        onRowKey={(event, record) => {
          const action = decisionPressed(event);
          if (action) setAsked({ action, record });
        }}
        label={label}
        rowHref={({ id }) => pathOf(String(id))}
        empty={
          isNarrowed ? (
            <EmptyState title={translate('common.nothing_found')} hint={translate('common.nothing_found_hint')} />
          ) : (
            <EmptyState title={translate('approval.empty')} hint={translate('approval.empty_hint')} />
          )
        }
      />
      <BulkDecision<T> {...bulk} asked={asked} pathOf={pathOf} onAnswered={() => setAsked(null)} />
    </ListFrame>
  );
}
