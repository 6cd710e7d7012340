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
