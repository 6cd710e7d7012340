/** Where a value stands between the ends of a chart, in percent to two decimals; nothing known stands at its foot. */
export function shareOf(value: number | null, [from, to]: readonly [number, number]): number {
  if (value === null || to === from) return 0;
  return Math.round(((value - from) / (to - from)) * 10_000) / 100;
}

export interface Place {
  x: number;
  y: number;
}

/** Places of the values of a line in percent from the left and from the top, in stretches that are known. */
export function linePlaces(values: readonly (number | null)[], domain: readonly [number, number]): Place[][] {
  const stretches: Place[][] = [[]];
  for (const [index, value] of values.entries()) {
    if (value === null) stretches.push([]);
    else stretches.at(-1)?.push({ x: xOf(index, values.length), y: 100 - shareOf(value, domain) });
  }
  return stretches.filter(({ length }) => length > 0);
}

/** Where the one of so many stands, in percent from the left; a single one at the right end, as the newest does. */
export function xOf(index: number, count: number): number {
  return count > 1 ? Math.round((index / (count - 1)) * 10_000) / 100 : 100;
}

/** At most `most` of so many, evenly apart, with the first and the last among them. */
export function evenly(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index);
  return Array.from({ length: most }, (_, at) => Math.round((at * (count - 1)) / (most - 1)));
}

/** Heights moved apart where they would stand on each other, none beyond the edge; in percent, in the order given. */
export function apart(heights: readonly number[], distance: number): number[] {
  const order = heights.map((y, index) => ({ y, index })).sort((one, other) => one.y - other.y);
  for (const [place, one] of order.entries()) {
    const above = order[place - 1];
    if (above) one.y = Math.max(one.y, above.y + distance);
  }
  for (const [place, one] of [...order].reverse().entries()) {
    const below = order[order.length - place];
    one.y = Math.min(one.y, below ? below.y - distance : 100);
  }
  return order.sort((one, other) => one.index - other.index).map(({ y }) => y);
}
