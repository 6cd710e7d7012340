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

/** Families one after the other into parts, each as full as it gets; one that is wider than a part stands alone. */
function filled<C>(families: readonly C[][], room: number, widthOf: (columns: readonly C[]) => number): C[][] {
  const parts: C[][] = [];
  for (const family of families) {
    const last = parts.at(-1);
    if (last && widthOf(last) + widthOf(family) <= room) last.push(...family);
    else parts.push([...family]);
  }
  return parts;
}

/**
 * Columns of a table that is too wide for its page, in as few parts as fit in `room` (inches or points, as `widthOf`), about
 * equally wide, in their order; a metric's figure, target and rate are never parted (CONTRACT-2 §9).
 */
export function columnParts<C extends { key: string }>(
  columns: readonly C[],
  room: number,
  widthOf: (columns: readonly C[]) => number,
): C[][] {
  const families = familiesOf(columns);
  const fewest = filled(families, room, widthOf);
  const step = room / 100;
  let narrowest = widthOf(columns) / fewest.length;
  while (narrowest < room) {
    const even = filled(families, narrowest, widthOf);
    if (even.length === fewest.length) return even;
    narrowest += step;
  }
  return fewest;
}
