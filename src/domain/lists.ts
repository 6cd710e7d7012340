import * as yup from 'yup';
import { idPattern } from './ids';
import { idLimit, paging } from './limits';
import { noSector } from './noSector';
import { day, id, text } from './validation';

export const sortOptions = ['NAMEDESC', 'NAMEASC', 'DATEDESC', 'DATEASC'] as const;
export type SortOption = (typeof sortOptions)[number];

/** A list's own order by a field, beside those every list has (CONTRACT-2 §16 Sort). */
export type OwnSort<Field extends string> = `${Field}${'DESC' | 'ASC'}`;

/** Paging and order every list takes (CONTRACT.md §1). */
export interface ListQuery {
  page: number;
  size: number;
  sort?: string | undefined;
  count?: 'exact' | 'none' | undefined;
  /** Only these records, of those the list would show anyway. */
  ids?: string[] | undefined;
}

const sizeUpTo = (largest: number) =>
  yup
    .number()
    .integer()
    .min(1)
    .transform((value: number) => Math.min(value, largest))
    .default(paging.size);

const paged = {
  page: yup.number().integer().min(1).max(1_000_000).default(paging.page),
  size: sizeUpTo(paging.largestSize),
  sort: yup.string().oneOf(sortOptions),
  count: yup.string().oneOf(['exact', 'none'] as const),
};

/** The schema of a list's query string: paging, sort, ids, and the list's own filters. */
export function listQuery<S extends yup.ObjectShape>(filters: S) {
  return yup.object({ ...paged, ids: idsFilter(), ...filters });
}

/** The sort of a list that can be put in order by fields of its own too. */
export function sortBy<Field extends string>(...fields: readonly Field[]) {
  const own = fields.flatMap((field): OwnSort<Field>[] => [`${field}DESC`, `${field}ASC`]);
  return yup.string().oneOf<SortOption | OwnSort<Field>>([...sortOptions, ...own]);
}

/** As `listQuery`, of a list that pickers read whole: above the largest size of others it answers the picker's fields only. */
export function pickerQuery<S extends yup.ObjectShape>(filters: S) {
  return yup.object({ ...paged, size: sizeUpTo(paging.pickerCap), ids: idsFilter(), ...filters });
}

/** Filters by the days something was made on, both included. */
export const createdFilters = () => ({ created_from: day(), created_to: day() });

/** A filter of one text. */
export function searchFilter() {
  return text();
}

/** A filter given by repeating its key: absent or a list (CONTRACT.md §1 Array filters). */
export function manyFilter<T extends string>(values?: readonly T[]) {
  const item = values ? yup.string<T>().oneOf(values).required() : yup.string<T>().required();
  return yup
    .array(item)
    .transform((_, original: unknown) => (original === undefined || original === '' ? undefined : [original].flat()))
    .max(200);
}

/** The query of a list that comes whole. */
export function wholeQuery<S extends yup.ObjectShape>(filters: S) {
  return yup.object({ ids: idsFilter(), ...filters });
}

/** The query of entries that have no id a caller could know. */
export const entriesQuery = yup.object(paged);

/** A filter of several ids. */
export function idsFilter() {
  return yup
    .array(id().required())
    .transform((_, original: unknown) => (original === undefined || original === '' ? undefined : [original].flat()))
    .max(idLimit);
}

const sectorPattern = new RegExp(`^${noSector}$|${idPattern.source}`);
const withoutSector = { jsonSchema: { description: `\`${noSector}\`: those without any sector.` } };

/** A filter of several sectors' ids, and of having none; who has any of them is found. */
export function sectorsFilter() {
  return idsFilter()
    .of(yup.string().lowercase().matches(sectorPattern, 'invalid_value').required())
    .meta(withoutSector);
}

/** The wire form of a list (CONTRACT.md §1). */
export interface Page<T> {
  data: T[];
  /** Left out where `count=none` asked for none. */
  total?: number;
  page: number;
  size: number;
  estimated?: true;
}
