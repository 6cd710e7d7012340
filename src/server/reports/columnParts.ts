const familyOf = (key: string) => key.replace(/_(current|target|rate)$/, '');

/** Columns that stay together: a metric's figure, target and rate. */
function familiesOf<C extends { key: string }>(columns: readonly C[]): C[][] {
  const found: C[][] = [];
  for (const column of columns) {
    const last = found.at(-1);
    if (last?.[0] && familyOf(last[0].key) === familyOf(column.key)) last.push(column);
    else found.push([column]);
  }
  return found;
}

type Width<C> = (columns: readonly C[]) => number;

/** In how many parts families stand where each part is as full as it gets; one that is wider than a part stands alone. */
function fewest<C>(families: readonly C[][], room: number, widthOf: Width<C>): number {
  let parts = 0;
  let left = 0;
  for (const family of families) {
    const width = widthOf(family);
    if (width > left) {
      parts += 1;
      left = room;
    }
    left -= width;
  }
  return parts;
}

/** Families in so many parts, the widths of which differ least; `unevenness` is the sum of their squares. */
function evenly<C>(
  families: readonly C[][],
  parts: number,
  room: number,
  widthOf: Width<C>,
): { parts: C[][]; unevenness: number } {
  const whole = { parts: [families.flat()], unevenness: widthOf(families.flat()) ** 2 };
  if (parts <= 1) return whole;
  let best: typeof whole | null = null;
  for (let count = 1; count <= families.length - parts + 1; count++) {
    const first = families.slice(0, count).flat();
    const width = widthOf(first);
    const rest = families.slice(count);
    if (count > 1 && width > room) break;
    if (fewest(rest, room, widthOf) > parts - 1) continue;
    const others = evenly(rest, parts - 1, room, widthOf);
    const unevenness = width ** 2 + others.unevenness;
    if (!best || unevenness < best.unevenness) best = { parts: [first, ...others.parts], unevenness };
  }
  return best ?? whole;
}

/**
 * Columns of a table that is too wide for its page, in as few parts as fit in `room` (inches or points, as `widthOf`), about
 * equally wide, in their order; a metric's figure, target and rate are never parted (CONTRACT-2 §9).
 */
export function columnParts<C extends { key: string }>(columns: readonly C[], room: number, widthOf: Width<C>): C[][] {
  const families = familiesOf(columns);
  return evenly(families, fewest(families, room, widthOf), room, widthOf).parts;
}
