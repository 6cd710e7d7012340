import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { restorableKinds } from '../../domain/trash/rules';
import type { TrashItem } from '../../domain/trash/types';
import { useAccess } from '../../ui/console/access/useAccess';
import { FilterBar } from '../../ui/console/list/FilterBar';
import { ListFrame } from '../../ui/console/list/ListFrame';
import { ListHeader } from '../../ui/console/list/ListHeader';
import { ListTable } from '../../ui/console/list/ListTable';
import { Pager } from '../../ui/console/list/Pager';
import { SearchInput } from '../../ui/console/list/SearchInput';
import { useListParams } from '../../ui/console/list/useListParams';
import { EmptyState } from '../../ui/console/state/EmptyState';
import { BulkRestore } from './BulkRestore';
import { type Refused, RestoreQuestion } from './RestoreQuestion';
import { trashColumns } from './trashColumns';

/** What was deleted within 30 days of the kinds this person may delete, and the way back (decision 61). */
export function TrashList() {
  const translate = useTranslate();
  const access = useAccess();
  const params = useListParams(['kinds']);
  const [asked, setAsked] = useState<Refused | null>(null);
  const options = restorableKinds(access).map((value) => ({ value, label: translate(`trash.kind.${value}`) }));
  const isNarrowed = Object.keys(params.filters).length > 0 || params.search !== '';
  return (
    <ListFrame resource="trash" params={params}>
      <ListHeader title={translate('page.trash')} description={translate('trash.help')} />
      <FilterBar
        filters={options.length > 1 ? [{ source: 'kinds', label: 'trash.what', kind: 'many', options }] : []}
        params={params}
        start={<SearchInput params={params} label="trash.search" />}
        end={<Pager />}
      />
      <ListTable<TrashItem>
        columns={trashColumns(setAsked)}
        label="page.trash"
        selectName={({ name }) => name}
        empty={
          isNarrowed ? (
            <EmptyState title={translate('common.nothing_found')} hint={translate('common.nothing_found_hint')} />
          ) : (
            <EmptyState title={translate('trash.empty')} hint={translate('trash.empty_hint')} />
          )
        }
      />
      <BulkRestore />
      {asked && <RestoreQuestion asked={asked} onClose={() => setAsked(null)} />}
    </ListFrame>
  );
}
