import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paging } from '../../../domain/limits';
import {
  changeListPlace,
  isOwnStep,
  type ListChange,
  type ListPlace,
  type ListSort,
  readListPlace,
} from './listParams';
import { useUsualSize } from './usualSize';

export interface ListParams extends ListPlace {
  setPage: (page: number) => void;
  setPageSize: (size: number) => void;
  setSearch: (text: string) => void;
  setFilter: (name: string, values: string[]) => void;
  clearFilters: () => void;
  setSort: (sort: ListSort) => void;
  /** Rows shown where the address says nothing. */
  usualSize: number;
  /** Several of these at once: one step in the browser's history. */
  change: (wanted: ListChange) => void;
}

/**
 * A list's page, size, search and filters in the address (spec 1 §2): `page`, `pageSize`, `search`, and one parameter
 * per filter name given. Where the address says nothing, `ownSize` rows are shown, else as many as the person keeps. Every
 * change but of the page returns to page 1; other parameters stay as they are.
 */
export function useListParams(names: readonly string[] = [], ownSize?: number): ListParams {
  const [parameters, setParameters] = useSearchParams();
  const { size } = useUsualSize();
  const usualSize = ownSize ?? size;
  // What somebody keeps for their lists still stands in an address, which others are given.
  const unsaid = ownSize ?? paging.size;
  const key = names.join(' ');

  return useMemo(() => {
    const change = (wanted: ListChange) => {
      // The address itself: leaving a field and clicking elsewhere are two changes before the page is drawn anew.
      const now = new URLSearchParams(window.location.search);
      // A page after the first is another one with other sizes: its address says which, for those who come back to it.
      const sized = (wanted.page ?? 1) > 1 && !now.has('pageSize') ? { pageSize: usualSize, ...wanted } : wanted;
      const next = changeListPlace(now, sized, unsaid);
      if (next.toString() !== now.toString()) setParameters(next, { replace: !isOwnStep(now, wanted) });
    };
    const place = readListPlace(
      parameters,
      key.split(' ').filter(Boolean),
      parameters.has('page') ? unsaid : usualSize,
    );
    return listParamsOf(place, change, usualSize);
  }, [parameters, key, setParameters, usualSize, unsaid]);
}

/** A place, with the ways to change it by `change`. */
export function listParamsOf(place: ListPlace, change: ListParams['change'], usualSize: number): ListParams {
  const none = Object.fromEntries(Object.keys(place.filters).map((name) => [name, []]));
  return {
    ...place,
    setPage: (page) => change({ page }),
    setPageSize: (pageSize) => change({ pageSize }),
    setSearch: (search) => change({ search }),
    setFilter: (name, values) => change({ filters: { [name]: values } }),
    clearFilters: () => change({ filters: none, search: '' }),
    setSort: (sort) => change({ sort }),
    usualSize,
    change,
  };
}
