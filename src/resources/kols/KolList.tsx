import { useTranslate } from 'react-admin';
import type { KolListItem } from '../../domain/kols/types';
import { mayOpen, pathTo } from '../../domain/routes';
import { getAccessMap } from '../../providers/session';
import { ListFrame } from '../../ui/console/ListFrame';
import { ListHeader } from '../../ui/console/ListHeader';
import { ListTable } from '../../ui/console/ListTable';
import { NothingHere } from '../../ui/console/NothingHere';
import { useListParams } from '../../ui/console/useListParams';
import { KolFilters } from './KolFilters';
import { kolColumns } from './kolColumns';
import { kolFilterNames } from './kolFilterNames';
import { useReducedView } from './useReducedView';

/** KOLs to search, narrow down and open (spec 1 §2 KOL list). */
export function KolList() {
  const translate = useTranslate();
  const params = useListParams(kolFilterNames);
  const reduced = useReducedView();
  const open = mayOpen('kolView', getAccessMap());
  return (
    <ListFrame resource="kols" params={params} searchSource="stage_name">
      <ListHeader title={translate('page.kols')} />
      <KolFilters params={params} reduced={reduced} />
      <ListTable<KolListItem>
        columns={kolColumns(reduced)}
        label="page.kols"
        {...(open ? { rowHref: ({ id }) => pathTo('kolView', { id }) } : {})}
        empty={<NothingHere params={params} title={translate('kols.empty')} />}
      />
    </ListFrame>
  );
}
