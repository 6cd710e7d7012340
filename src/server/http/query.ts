/** A query string with `key[]=` read as `key=`; keys given twice are lists (CONTRACT.md §1). */
export function flattenQuery(query: unknown): Record<string, unknown> {
  const flat: Record<string, unknown> = Object.create(null);
  for (const [name, value] of Object.entries(query ?? {})) {
    const key = name.replace(/\[\d*\]$/, '');
    const earlier = flat[key];
    flat[key] = earlier === undefined ? (value === '' ? undefined : value) : [earlier, value].flat();
  }
  return flat;
}
