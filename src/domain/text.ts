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
