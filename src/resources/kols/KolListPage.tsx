import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { can } from '../../domain/access';
import type { KolListItem } from '../../domain/kols/types';
import { mayOpen, pathTo } from '../../domain/routes';
import { useAccess, useReducedView } from '../../ui/console/access/useAccess';
import { ExportMenu } from '../../ui/console/export/ExportMenu';
import { gridSizes } from '../../ui/console/grid/cardSizes';
import { UploadLink } from '../../ui/console/import/UploadLink';
import { useShowsCart } from '../../ui/console/kols/useShowsCart';
import { ListFrame } from '../../ui/console/list/ListFrame';
import { ListHeader } from '../../ui/console/list/ListHeader';
import { ListTable } from '../../ui/console/list/ListTable';
import { NothingHere } from '../../ui/console/list/NothingHere';
import type { ListParams } from '../../ui/console/list/useListParams';
import { rowsOrCards, useRememberedView } from '../../ui/console/list/useRememberedView';
import { ViewToggle } from '../../ui/console/list/ViewToggle';
import { useChosenColumns } from '../../ui/console/views/chosenColumns';
import { SavedViews } from '../../ui/console/views/SavedViews';
import { LateCode, late } from '../../ui/plain/late';
import { KolFilters } from './KolFilters';
import { KolGrid } from './KolGrid';
import { KolSectorTabs } from './KolSectorTabs';
import { kolColumns } from './kolColumns';

const ChosenKols = late(() => import('./ChosenKols').then((module) => ({ default: module.ChosenKols })));

const searchSource = 'stage_name';
const nameOf = ({ stage_name }: KolListItem) => stage_name;

/** Where it is kept whether KOLs stand in rows or as cards (spec 1 §2 KOL list). */
export const kolView = 'kolView';

interface KolListPageProps {
  params: ListParams;
  /** Pixels there are for rows. */
  room: number;
  /** Cards side by side; none where KOLs stand in rows. */
  perRow: number | null;
}

/** The KOL list as the address and the chosen view say. */
export function KolListPage({ params, room, perRow }: KolListPageProps) {
  const translate = useTranslate();
  const [view, setView] = useRememberedView(kolView);
  const reduced = useReducedView();
  const hasCart = useShowsCart();
  const all = kolColumns({ reduced, hasCart, room });
  const columns = useChosenColumns('kols', all);
  const access = useAccess();
  const mayExport = can(access, 'kol_management', 'r_export');
  const exported = { endpoint: 'kolExport', params, searchSource } as const;
  const rowHref = mayOpen('kolView', access) ? ({ id }: KolListItem) => pathTo('kolView', { id }) : null;
  const empty = <NothingHere params={params} title={translate('kols.empty')} />;
  const choose = (chosen: typeof view) => {
    // A page of the other view begins elsewhere and has another size.
    if (params.page > 1 || params.pageSize !== params.usualSize) params.change({ pageSize: params.usualSize });
    setView(chosen);
  };
  return (
    <ListFrame resource="kols" params={params} searchSource={searchSource}>
      <ListHeader
        title={translate('page.kols')}
        actions={
          <>
            <SavedViews list="kols" params={params} />
            <ViewToggle views={rowsOrCards} view={view} onChange={choose} />
            {mayExport && <ExportMenu {...exported} />}
            <UploadLink page="kolUpload" label={translate('kolUpload.action')} />
            {mayOpen('kolCreate', access) && (
              <Button variant="contained" startIcon={<AddIcon />} component={Link} to={pathTo('kolCreate')}>
                {translate('kolForm.add.action')}
              </Button>
            )}
          </>
        }
      />
      <KolSectorTabs params={params} />
      <KolFilters params={params} reduced={reduced} columns={all} gridSizes={perRow ? gridSizes(perRow) : null} />
      {perRow ? (
        <KolGrid perRow={perRow} hasCart={hasCart} rowHref={rowHref} empty={empty} />
      ) : (
        <ListTable<KolListItem>
          columns={columns}
          label="page.kols"
          {...(rowHref && { rowHref })}
          selectName={nameOf}
          empty={empty}
        />
      )}
      <LateCode>{!perRow && <ChosenKols exported={mayExport ? exported : null} />}</LateCode>
    </ListFrame>
  );
}
