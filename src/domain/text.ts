/** Lower case without Vietnamese accents, for searching: `Đà Nẵng` → `da nang` (CONTRACT.md §1). */
export function normalise(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/đ/g, 'd')
    .replace(/Đ/g, 'D')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** Lower case with its accents, each written in one piece, and single spaces: `ĐÀ  Nẵng` → `đà nẵng`. */
export function inAccents(text: string): string {
  return text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Records in their order, those first whose name begins with the text in the very accents it was typed with. */
export function exactFirst<T>(records: readonly T[], text: string, nameOf: (record: T) => string): T[] {
  const exact = inAccents(text);
  const isLater = (record: T) => Number(!inAccents(nameOf(record)).startsWith(exact));
  return [...records].sort((a, b) => isLater(a) - isLater(b));
}
