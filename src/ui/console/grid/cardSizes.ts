const gap = 16;
/** Narrower than this a card says too little; phones get smaller ones. */
const leastCard = { phone: 140, usual: 200 };
const phone = 600;
/** So that the largest page is one the API answers. */
const mostPerRow = 6;
const multiples = [1, 2, 5, 10];
const rowsPerPage = 3;

/** How many cards stand side by side in so many pixels. */
export function cardsPerRow(width: number): number {
  const least = width < phone ? leastCard.phone : leastCard.usual;
  return Math.max(1, Math.min(mostPerRow, Math.floor((width + gap) / (least + gap))));
}

/** Page sizes of a grid: ×1, ×2, ×5 and ×10 of three rows (spec 1 §2 KOL list). */
export function gridSizes(perRow: number): { value: number; label: string }[] {
  return multiples.map((multiple) => {
    const value = multiple * rowsPerPage * perRow;
    return { value, label: `${value} (×${multiple})` };
  });
}

/** The page size nearest to one asked for on another screen. */
export function nearestSize(perRow: number, asked: number): number {
  const sizes = gridSizes(perRow).map(({ value }) => value);
  return sizes.reduce((best, size) => (Math.abs(size - asked) < Math.abs(best - asked) ? size : best));
}
