import { useListContext } from 'react-admin';

/** The page's rows: their ids, whether all of them are chosen, and how to choose them beside what is chosen already. */
export function useChosenOfPage() {
  const { data = [], selectedIds, onSelect } = useListContext();
  const ids = data.map(({ id }) => id);
  return {
    ids,
    isWhole: ids.length > 0 && ids.every((id) => selectedIds.includes(id)),
    choose: () => onSelect([...new Set([...selectedIds, ...ids])]),
  };
}
