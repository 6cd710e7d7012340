import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useListContext } from 'react-admin';

/** The chosen records, as far as they are at hand: those of the page shown, and of the pages read before it. */
export function useChosen<T extends RaRecord>(): T[] {
  const client = useQueryClient();
  const { resource, data = [], selectedIds } = useListContext<T>();
  const pages = client.getQueriesData<{ data: T[] }>({ queryKey: [resource, 'getList'] });
  const known = [...pages.flatMap(([, page]) => page?.data ?? []), ...data];
  const byId = new Map(known.map((record) => [record.id, record]));
  return selectedIds.flatMap((id) => byId.get(id) ?? []);
}
