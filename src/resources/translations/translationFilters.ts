import type { TranslationProgress } from '../../domain/translations/types';

export type ShownLanguage = TranslationProgress['languages'][number];

/** Query parameters of the page beside paging; `show` names the languages that have a column. */
export const translationFilterNames = ['missing', 'area', 'show'] as const;

/** Keywords that lack a word in any language; other values of `missing` are a language's id. */
export const anyLanguage = 'any';

type Filters = Record<string, string[]>;

/** The page's filters as the API takes them. */
export function toQuery({ missing, area }: Filters): Filters {
  const [lacking] = missing ?? [];
  return {
    ...(lacking && { missing: ['true'] }),
    ...(lacking && lacking !== anyLanguage && { language_id: [lacking] }),
    ...(area && { area }),
  };
}

/** The languages that have a column: all of them until some are chosen. */
export function shownLanguages(languages: readonly ShownLanguage[], { show }: Filters): readonly ShownLanguage[] {
  return show ? languages.filter(({ id }) => show.includes(id)) : languages;
}
