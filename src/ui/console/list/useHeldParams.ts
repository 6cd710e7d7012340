import { useMemo, useState } from 'react';
import { changeListPlace, type ListChange, readListPlace } from './listParams';
import { type ListParams, listParamsOf } from './useListParams';

/**
 * As `useListParams`, of a list inside a form, whose address is the form's: page, search, order and filters are held for as
 * long as the list is shown. `names` must be stable.
 */
export function useHeldParams(names: readonly string[], size: number): ListParams {
  const [held, hold] = useState(() => new URLSearchParams());
  return useMemo(() => {
    const change = (wanted: ListChange) =>
      hold((now) => {
        const next = changeListPlace(now, wanted, size);
        return next.toString() === now.toString() ? now : next;
      });
    return listParamsOf(readListPlace(held, names, size), change, size);
  }, [held, names, size]);
}
