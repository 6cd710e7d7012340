const longest = 31;

/**
 * Makes a sheet's name fit Excel's rules: 31 characters, none of []:*?/\, no apostrophe at either end, not "History",
 * and not (in any case) one of `taken`.
 */
export function sheetName(wanted: string, taken: readonly string[]): string {
  const cut = (text: string, length: number) => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');
  const bare = cut(wanted.replace(/[[\]:*?/\\\p{Cc}\s]+/gu, ' ').trim(), longest).replace(/^[' ]+|[' ]+$/g, '');
  const name = bare === '' ? 'Sheet' : bare;
  const used = new Set(['history', ...taken.map((other) => other.toLowerCase())]);
  if (!used.has(name.toLowerCase())) return name;
  for (let number = 2; ; number++) {
    const suffix = ` (${number})`;
    const numbered = cut(name, longest - suffix.length) + suffix;
    if (!used.has(numbered.toLowerCase())) return numbered;
  }
}
