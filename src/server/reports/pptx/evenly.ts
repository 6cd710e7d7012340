/** What is left of rounding is no row. */
const rounding = 1e-6;

const sum = (heights: readonly number[]) => heights.reduce((all, height) => all + height, 0);

/** Rows cut into pieces of so many each. */
export function cut<Row>(rows: readonly Row[], sizes: readonly number[]): Row[][] {
  let from = 0;
  return sizes.map((size) => {
    from += size;
    return rows.slice(from - size, from);
  });
}

/** Rows of these heights in so many pieces: how many rows each has, the pieces about equally high. */
function piecesOf(heights: readonly number[], pieces: number): number[] {
  const whole = sum(heights);
  const ends = Array.from({ length: pieces }, (_, piece) => (whole * (piece + 1)) / pieces);
  const sizes = ends.map(() => 0);
  let [piece, below] = [0, 0];
  for (const height of heights) {
    below += height;
    while (piece < pieces - 1 && below > (ends[piece] ?? 0) + rounding) piece += 1;
    sizes[piece] = (sizes[piece] ?? 0) + 1;
  }
  return sizes;
}

/**
 * Rows of these heights cut so that no piece is higher than `room`, all about equally high: how many rows each piece has, in
 * as few pieces as will do, and so many at a time as stand beside each other. A row higher than that stands alone.
 */
export function evenly(heights: readonly number[], room: number, atATime = 1): number[] {
  const most = Math.max(room, ...heights) + rounding;
  const fewest = Math.ceil(sum(heights) / most / atATime) * atATime;
  for (let pieces = Math.max(atATime, fewest); pieces < heights.length; pieces += atATime) {
    const sizes = piecesOf(heights, pieces);
    if (cut(heights, sizes).every((piece) => sum(piece) <= most)) return sizes.filter((size) => size > 0);
  }
  return heights.length <= atATime ? [heights.length] : heights.map(() => 1);
}
