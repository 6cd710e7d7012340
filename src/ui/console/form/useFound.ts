import { useEffect, useState } from 'react';
import { type RaRecord, useGetList } from 'react-admin';
import { debounceMs } from '../../../domain/limits';

/** A record as a picker knows it. */
export interface Picked {
  id: string;
  name: string;
}

export interface Search<T> {
  resource: string;
  nameOf: (record: T) => string;
  /** What the API calls the searched field. */
  searchSource?: string;
  filter?: Record<string, unknown>;
  /** Its choices are in view from the start, instead of from `open` on. */
  isOpen?: boolean;
}

/** What a picker offers for the text typed: 20 at a time (spec 2 §9). */
export function useFound<T extends RaRecord>({
  resource,
  nameOf,
  searchSource = 'name',
  filter,
  isOpen = false,
}: Search<T>) {
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const [opened, setOpened] = useState(isOpen);
  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, isFetching } = useGetList<T>(
    resource,
    {
      pagination: { page: 1, perPage: 20 },
      sort: { field: 'name', order: 'ASC' },
      filter: { ...filter, ...(search ? { [searchSource]: search } : {}) },
    },
    // Nobody waits for choices that are not looked at.
    { enabled: opened, retry: false, staleTime: 60_000 },
  );
  const found = (data ?? []).map((record): Picked => ({ id: String(record.id), name: nameOf(record) }));
  return { found, isFetching: isFetching || typed.trim() !== search, setTyped, open: () => setOpened(true) };
}
