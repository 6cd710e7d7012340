import { useGetList } from 'react-admin';

/** How many records a filter matches, for the count on a tab; undefined until it is known. */
export function useTotal(resource: string, filter: Record<string, unknown>, enabled = true): number | undefined {
  const { total } = useGetList(
    resource,
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' }, filter },
    { enabled, retry: false },
  );
  return total;
}
