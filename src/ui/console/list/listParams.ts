import { paging } from '../../../domain/limits';

export interface ListSort {
  field: string;
  order: 'ASC' | 'DESC';
}

/** The order of a list for which nothing else is said. */
export const newestFirst: ListSort = { field: 'date', order: 'DESC' };
/** What a list's address says. */
export interface ListPlace {
  page: number;
  pageSize: number;
  search: string;
  /** Chosen values by filter name; only filters that are set. */
  filters: Record<string, string[]>;
  sort: ListSort | undefined;
}

function positive(text: string | null, fallback: number): number {
  const value = Number(text);
  return Number.isSafeInteger(value) && value > 0 ? value : fallback;
}

function sortFrom(text: string | null): ListSort | undefined {
  const [field, order] = text?.split('-') ?? [];
  return field && (order === 'ASC' || order === 'DESC') ? { field, order } : undefined;
}

/** Reads page, size, search, sort and the named filters; what makes no sense counts as not said. */
export function readListPlace(
  parameters: URLSearchParams,
  names: readonly string[],
  usualSize: number = paging.size,
): ListPlace {
  const filters: Record<string, string[]> = {};
  for (const name of names) {
    const values = parameters.getAll(name).filter(Boolean);
    if (values.length > 0) filters[name] = values;
  }
  return {
    page: positive(parameters.get('page'), paging.page),
    pageSize: Math.min(positive(parameters.get('pageSize'), usualSize), paging.largestSize),
    search: parameters.get('search') ?? '',
    filters,
    sort: sortFrom(parameters.get('sort')),
  };
}

/** A change of the place: `undefined` leaves a part as it is; filters are changed by name. */
export interface ListChange {
  page?: number;
  pageSize?: number;
  search?: string;
  filters?: Record<string, string[]>;
  sort?: ListSort;
  /** The page that is left is none to come back to. */
  inPlace?: boolean;
}

function put(draft: URLSearchParams, name: string, value: string): void {
  if (value) draft.set(name, value);
  else draft.delete(name);
}

/**
 * The parameters after a change; every change but of the page itself returns to page 1, defaults are not written, and
 * parameters that are not the list's stay as they are (spec 1 §2).
 */
export function changeListPlace(
  before: URLSearchParams,
  change: ListChange,
  usualSize: number = paging.size,
): URLSearchParams {
  const draft = new URLSearchParams(before);
  const { page = paging.page, pageSize, search, filters = {}, sort } = change;
  put(draft, 'page', page > paging.page ? String(page) : '');
  if (pageSize !== undefined) put(draft, 'pageSize', pageSize === usualSize ? '' : String(pageSize));
  if (search !== undefined) put(draft, 'search', search);
  if (sort) draft.set('sort', `${sort.field}-${sort.order}`);
  for (const [name, values] of Object.entries(filters)) {
    draft.delete(name);
    for (const value of values) draft.append(name, value);
  }
  return draft;
}

/** Whether the browser's back button leads over this change: refining a search is one step with its first letters. */
export function isOwnStep(before: URLSearchParams, { search, inPlace = false }: ListChange): boolean {
  return !inPlace && (!search || !before.get('search'));
}
