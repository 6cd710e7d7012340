import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paging } from '../../domain/limits';

export interface ListSort {
  field: string;
  order: 'ASC' | 'DESC';
}

export interface ListParams {
  page: number;
  pageSize: number;
  search: string;
  /** Chosen values by filter name; only filters that are set. */
  filters: Record<string, string[]>;
  sort: ListSort | undefined;
  setPage: (page: number) => void;
  setPageSize: (size: number) => void;
  setSearch: (text: string) => void;
  setFilter: (name: string, values: string[]) => void;
  clearFilters: () => void;
  setSort: (sort: ListSort) => void;
}

function positive(text: string | null, fallback: number): number {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : fallback;
}

function sortFrom(text: string | null): ListSort | undefined {
  const [field, order] = text?.split('-') ?? [];
  return field && (order === 'ASC' || order === 'DESC') ? { field, order } : undefined;
}

/**
 * A list's page, size, search and filters in the address (spec 1 §2): `page`, `pageSize`, `search`, and one parameter
 * per filter name given. Every change but of the page returns to page 1; other parameters stay as they are.
 */
export function useListParams(names: readonly string[] = []): ListParams {
  const [parameters, setParameters] = useSearchParams();
  const key = names.join(' ');

  const change = useCallback(
    (edit: (draft: URLSearchParams) => void, { keepPage = false, replace = false } = {}) =>
      setParameters(
        (previous) => {
          const draft = new URLSearchParams(previous);
          if (!keepPage) draft.delete('page');
          edit(draft);
          return draft;
        },
        { replace },
      ),
    [setParameters],
  );

  return useMemo(() => {
    const filters: Record<string, string[]> = {};
    for (const name of key.split(' ').filter(Boolean)) {
      const values = parameters.getAll(name).filter(Boolean);
      if (values.length > 0) filters[name] = values;
    }
    const set = (name: string, value: string) => (draft: URLSearchParams) =>
      value ? draft.set(name, value) : draft.delete(name);
    return {
      page: positive(parameters.get('page'), paging.page),
      pageSize: positive(parameters.get('pageSize'), paging.size),
      search: parameters.get('search') ?? '',
      filters,
      sort: sortFrom(parameters.get('sort')),
      setPage: (page) => change(set('page', page > 1 ? String(page) : ''), { keepPage: true }),
      setPageSize: (size) => change(set('pageSize', size === paging.size ? '' : String(size))),
      setSearch: (text) => change(set('search', text), { replace: true }),
      setFilter: (name, values) =>
        change((draft) => {
          draft.delete(name);
          for (const value of values) draft.append(name, value);
        }),
      clearFilters: () =>
        change((draft) => {
          for (const name of [...Object.keys(filters), 'search']) draft.delete(name);
        }),
      setSort: ({ field, order }) => change(set('sort', `${field}-${order}`)),
    };
  }, [parameters, key, change]);
}
