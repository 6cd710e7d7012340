import { type RaRecord, useGetList } from 'react-admin';
import { paging } from '../../domain/limits';

const noOptions: { value: string; label: string }[] = [];

/** Choices of a filter from a look-up list; empty until it is there. */
export function useOptions<T extends RaRecord>(
  resource: string,
  labelOf: (record: T) => string,
  { filter = {}, enabled = true }: { filter?: Record<string, unknown>; enabled?: boolean } = {},
): { value: string; label: string }[] {
  const { data } = useGetList<T>(
    resource,
    { pagination: { page: 1, perPage: paging.largestSize }, sort: { field: 'id', order: 'ASC' }, filter },
    { enabled, staleTime: 300_000, retry: false },
  );
  return data?.map((record) => ({ value: String(record.id), label: labelOf(record) })) ?? noOptions;
}
