/** KOLs that stand side by side at least and at most. */
export const compared = { least: 2, most: 4 } as const;

/** Whether these are as many as can be compared. */
export function mayCompare(chosen: readonly unknown[]): boolean {
  return chosen.length >= compared.least && chosen.length <= compared.most;
}

/** The query of the page that compares these KOLs: `ids=a,b,c`. */
export const comparedQuery = (ids: readonly string[]): string => `ids=${ids.join(',')}`;

/** The KOLs such a query names, each once, at most 4. */
export function comparedIds(query: string | null): string[] {
  const ids = (query ?? '').split(',').filter(Boolean);
  return [...new Set(ids)].slice(0, compared.most);
}
