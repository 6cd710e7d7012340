import { useListContext, useTranslate } from 'react-admin';
import type { KolListItem } from '../../../domain/kols/types';
import { ListTable } from '../list/ListTable';
import { NothingHere } from '../list/NothingHere';
import type { ListParams } from '../list/useListParams';
import { foundColumns } from './foundColumns';
import { useOverlaps } from './useOverlaps';
import { useSeesPrices } from './useSeesPrices';

interface FoundTableProps {
  chosen: readonly string[];
  brandId: string | undefined;
  params: ListParams;
  onAdd: (kol: KolListItem) => void;
  onRemove: (id: string) => void;
}

/** The KOLs found, each with what speaks for and against it; those chosen already are marked. */
export function FoundTable({ chosen, brandId, params, onAdd, onRemove }: FoundTableProps) {
  const translate = useTranslate();
  const { data = [] } = useListContext<KolListItem>();
  const overlaps = useOverlaps(
    brandId,
    data.map(({ id }) => id),
  );
  const seesPrices = useSeesPrices();
  const columns = foundColumns({
    chosen: new Set(chosen),
    overlaps,
    seesPrices,
    onToggle: (kol, isChosen) => (isChosen ? onRemove(kol.id) : onAdd(kol)),
  });
  return (
    <ListTable<KolListItem>
      columns={columns}
      label="kolChoice.found"
      empty={<NothingHere params={params} title={translate('kols.empty')} />}
    />
  );
}
