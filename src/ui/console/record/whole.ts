/** What a record's page leaves out of its call, as a tab reads it by itself. */
const leftOut: Record<string, Readonly<Record<string, string>>> = { campaigns: { without: 'posts' } };

/**
 * Marks a whole record in the cache, one entry for all its pages: a row of a list, which knows less, must not stand in
 * for it.
 */
export function whole(resource: string): { whole: true; embed?: Readonly<Record<string, string>> } {
  const embed = leftOut[resource];
  return { whole: true, ...(embed && { embed }) };
}

/** For queries whose page itself says what went wrong. */
export const quiet = (): undefined => undefined;
