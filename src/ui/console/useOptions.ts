import { useMemo, useState } from 'react';
import { type RaRecord, useGetList, useGetMany } from 'react-admin';
import { paging } from '../../domain/limits';

interface Option {
  value: string;
  label: string;
}

interface OptionSource {
  filter?: Record<string, unknown>;
  enabled?: boolean;
}

const firstFirst = { field: 'id', order: 'ASC' } as const;
const keptFor = 300_000;

function useAsOptions<T extends RaRecord>(records: readonly T[] | undefined, labelOf: (record: T) => string): Option[] {
  return useMemo(
    () => records?.map((record) => ({ value: String(record.id), label: labelOf(record) })) ?? [],
    [records, labelOf],
  );
}

/** Choices of a filter from a look-up list; empty until it is there. */
export function useOptions<T extends RaRecord>(
  resource: string,
  labelOf: (record: T) => string,
  { filter = {}, enabled = true }: OptionSource = {},
): Option[] {
  const { data } = useGetList<T>(
    resource,
    { pagination: { page: 1, perPage: paging.largestSize }, sort: firstFirst, filter },
    { enabled, staleTime: keptFor, retry: false },
  );
  return useAsOptions(data, labelOf);
}

/** Choices of a filter from a list pickers read whole: those that are chosen, and all of them from `onOpen` on. */
export function useLongOptions<T extends RaRecord>(
  resource: string,
  labelOf: (record: T) => string,
  { chosen, enabled }: { chosen: readonly string[]; enabled: boolean },
): { options: Option[]; onOpen: () => void } {
  const [opened, setOpened] = useState(false);
  const { data: all } = useGetList<T>(
    resource,
    { pagination: { page: 1, perPage: paging.pickerCap }, sort: firstFirst, filter: {} },
    { enabled: enabled && opened, staleTime: keptFor, retry: false },
  );
  const { data: those } = useGetMany<T>(
    resource,
    { ids: [...chosen] },
    { enabled: enabled && !opened && chosen.length > 0, staleTime: keptFor, retry: false },
  );
  const options = useAsOptions<T>(all ?? those, labelOf);
  return { options, onOpen: () => setOpened(true) };
}
