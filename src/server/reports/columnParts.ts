type Width<C> = (columns: readonly C[]) => number;

/** In how many parts columns stand where each part is as full as it gets; one that is wider than a part stands alone. */
function fewest<C>(columns: readonly C[], room: number, widthOf: Width<C>): number {
  let parts = 0;
  let left = 0;
  for (const column of columns) {
    const width = widthOf([column]);
    if (width > left) {
      parts += 1;
      left = room;
    }
    left -= width;
  }
  return parts;
}

/**
 * Columns of a table that is too wide for its page, in as few parts as fit in `room` (inches or points, as `widthOf`), in
 * their order and about equally wide: the widths of the parts differ least, by the sum of their squares.
 */
export function columnParts<C>(columns: readonly C[], room: number, widthOf: Width<C>): C[][] {
  return evenly(columns, fewest(columns, room, widthOf), room, widthOf).parts;
}

function evenly<C>(
  columns: readonly C[],
  parts: number,
  room: number,
  widthOf: Width<C>,
): { parts: C[][]; unevenness: number } {
  const whole = { parts: [[...columns]], unevenness: widthOf(columns) ** 2 };
  if (parts <= 1) return whole;
  let best: typeof whole | null = null;
  for (let count = 1; count <= columns.length - parts + 1; count++) {
    const first = columns.slice(0, count);
    const width = widthOf(first);
    const rest = columns.slice(count);
    if (count > 1 && width > room) break;
    if (fewest(rest, room, widthOf) > parts - 1) continue;
    const others = evenly(rest, parts - 1, room, widthOf);
    const unevenness = width ** 2 + others.unevenness;
    if (!best || unevenness < best.unevenness) best = { parts: [first, ...others.parts], unevenness };
  }
  return best ?? whole;
}
