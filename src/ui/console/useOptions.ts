import { useMemo } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { paging } from '../../domain/limits';

const noOptions: { value: string; label: string }[] = [];

interface OptionSource {
  filter?: Record<string, unknown>;
  enabled?: boolean;
  /** Of a list pickers may read whole, however long. */
  whole?: boolean;
}

/** Choices of a filter from a look-up list; empty until it is there. */
export function useOptions<T extends RaRecord>(
  resource: string,
  labelOf: (record: T) => string,
  { filter = {}, enabled = true, whole = false }: OptionSource = {},
): { value: string; label: string }[] {
  const { data } = useGetList<T>(
    resource,
    {
      pagination: { page: 1, perPage: whole ? paging.pickerCap : paging.largestSize },
      sort: { field: 'id', order: 'ASC' },
      filter,
    },
    { enabled, staleTime: 300_000, retry: false },
  );
  return useMemo(
    () => data?.map((record) => ({ value: String(record.id), label: labelOf(record) })) ?? noOptions,
    [data, labelOf],
  );
}
