import { useContext, useEffect, useMemo, useState } from 'react';
import { HeldPlacesContext } from './heldPlaces';
import { changeListPlace, type ListChange, readListPlace } from './listParams';
import { type ListParams, listParamsOf } from './useListParams';

/**
 * As `useListParams`, of a list inside a form, whose address is the form's: page, search, order and filters are held for as
 * long as the list is shown, in a form of steps for as long as the form is open. `names` must be stable.
 */
export function useHeldParams(list: string, names: readonly string[], size: number): ListParams {
  const places = useContext(HeldPlacesContext);
  const [held, hold] = useState(() => places?.get(list) ?? new URLSearchParams());
  useEffect(() => {
    places?.set(list, held);
  }, [places, list, held]);
  return useMemo(() => {
    const change = (wanted: ListChange) =>
      hold((now) => {
        const next = changeListPlace(now, wanted, size);
        return next.toString() === now.toString() ? now : next;
      });
    return listParamsOf(readListPlace(held, names, size), change, size);
  }, [held, names, size]);
}
