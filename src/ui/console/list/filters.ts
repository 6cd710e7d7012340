import type { Translate } from '../../../domain/locales/translator';
import { noSector } from '../../../domain/noSector';

/** A choice of a filter. */
export interface FilterOption {
  value: string;
  label: string;
  total?: number;
}

/** One filter of a FilterBar. */
export interface FilterDefinition {
  /** Name of the query parameter, the same in the address and in the API. */
  source: string;
  /** i18n key. */
  label: string;
  kind: 'many' | 'one' | 'day' | 'range' | 'period';
  /** Of a range or period the parameter of its upper end; `source` is that of the lower one. */
  to?: string;
  /** Of a range: at most so many decimals; none for whole numbers. */
  decimals?: number;
  /** Choices with their translated labels, and how many records each has. */
  options?: FilterOption[];
  /** Its choices are about to be looked at: long lists of them are read only now. */
  onOpen?: () => void;
  /** Waits in the “more” menu until it is set. */
  more?: boolean;
}

/** The choice of a filter of sectors that finds what has none. */
export const noSectorOption = (translate: Translate): FilterOption => ({
  value: noSector,
  label: translate('lists.no_sector'),
});

/** The days something was made on; seldom asked for but by a link that counts them. */
export const createdFilter: FilterDefinition = {
  source: 'created_from',
  to: 'created_to',
  label: 'common.created_at',
  kind: 'period',
  more: true,
};

type Values = Readonly<Record<string, string[] | undefined>>;

/** What is chosen: the values, or both ends of a range, an open one empty. */
export function valuesOf({ source, to }: FilterDefinition, filters: Values): string[] {
  const values = filters[source] ?? [];
  if (!to) return values;
  const ends = [values[0] ?? '', filters[to]?.[0] ?? ''];
  return ends.some(Boolean) ? ends : [];
}

/** The parameters of a filter once these values are chosen. */
export function filtersWith({ source, to }: FilterDefinition, values: string[]): Record<string, string[]> {
  if (!to) return { [source]: values };
  const [from = '', until = ''] = values;
  return { [source]: from ? [from] : [], [to]: until ? [until] : [] };
}

/** How many of the filters are set; a range counts once. */
export function countSet(definitions: readonly FilterDefinition[], filters: Values): number {
  return definitions.filter((definition) => valuesOf(definition, filters).length > 0).length;
}
