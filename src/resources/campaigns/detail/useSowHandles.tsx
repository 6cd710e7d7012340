import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Sow } from '../../../domain/campaigns/types';
import { RowHandle } from '../../../ui/console/list/RowHandle';
import type { ListParams } from '../../../ui/console/list/useListParams';

interface Handles {
  /** The rows found, of all pages. */
  found: readonly Sow[];
  /** All SOWs of the campaign. */
  total: number;
  params: ListParams;
  /** Gives a SOW the place of another one; answers the place, counted from 1. */
  move: (id: string, over: string) => number;
}

/** A handle for each SOW, and what is said to those who listen once one has moved; the page follows where it went. */
export function useSowHandles({ found, total, params, move }: Handles) {
  const translate = useTranslate();
  const [moved, setMoved] = useState<{ id: string; place: number } | null>(null);
  const nameOf = ({ number, kol }: Sow) => `#${number} ${kol.stage_name}`;

  const handle = (sow: Sow, index: number) => {
    const at = found.indexOf(sow);
    const take = (to: number) => {
      const next = at + to - index;
      const over = found[next];
      if (!over) return;
      setMoved({ id: sow.id, place: move(sow.id, over.id) });
      const page = Math.floor(next / params.pageSize) + 1;
      if (page !== Math.floor(at / params.pageSize) + 1) params.change({ page, inPlace: true });
    };
    return (
      <RowHandle
        label={translate('campaignDetail.order.handle', { name: nameOf(sow) })}
        index={index}
        moved={moved?.id === sow.id}
        onMove={take}
      />
    );
  };

  const last = moved && found.find(({ id }) => id === moved.id);
  const said = last && translate('campaignDetail.order.moved', { name: nameOf(last), place: moved.place, total });
  return { handle, said };
}
