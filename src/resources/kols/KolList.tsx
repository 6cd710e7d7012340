import { cardsPerRow, gridSizes, nearestSize } from '../../ui/console/grid/cardSizes';
import { useWidth } from '../../ui/console/grid/useWidth';
import { kolFilterNames } from '../../ui/console/kols/useKolFilters';
import { useListParams } from '../../ui/console/list/useListParams';
import { useRememberedView } from '../../ui/console/list/useRememberedView';
import { KolListPage, kolView } from './KolListPage';
import styles from './kolList.module.css';

/** The page's own margins. */
const margins = 48;

/** KOLs to search, narrow down and open, in rows or as cards (spec 1 §2 KOL list). */
export function KolList() {
  const [view] = useRememberedView(kolView);
  const [box, width] = useWidth<HTMLDivElement>();
  return (
    <div ref={box} className={styles.fill}>
      {view === 'list' ? <Rows room={width} /> : width > 0 && <Cards perRow={cardsPerRow(width - margins)} />}
    </div>
  );
}

function Rows({ room }: { room: number }) {
  return <KolListPage params={useListParams(kolFilterNames)} room={room} perRow={null} />;
}

function Cards({ perRow }: { perRow: number }) {
  const [usual] = gridSizes(perRow);
  const params = useListParams(kolFilterNames, usual?.value);
  const pageSize = nearestSize(perRow, params.pageSize);
  return <KolListPage params={{ ...params, pageSize }} room={0} perRow={perRow} />;
}
