/** Measures of a donut in pixels. */
export interface DonutSize {
  radius: number;
  /** From the ring's edge to where its labels begin. */
  reach: number;
  height: number;
  /** The least between the middles of two labels on one side. */
  gap: number;
}

/** Where the label of a slice stands, and the line that leads to it from the slice's edge. */
export interface LabelPlace {
  side: 'left' | 'right';
  y: number;
  /** Points of the line, of an SVG as wide as ring and reach on both sides. */
  line: string;
}

/**
 * Places of the labels of a donut whose slices run clockwise from the top: each beside its slice, as near its height as
 * the others on that side let it.
 */
export function donutPlaces(values: readonly number[], { radius, reach, height, gap }: DonutSize): LabelPlace[] {
  const sum = values.reduce((total, value) => total + value, 0) || 1;
  const middle = { x: radius + reach, y: height / 2 };
  let before = 0;
  const slices = values.map((value, index) => {
    const angle = (2 * Math.PI * (before + value / 2)) / sum;
    before += value;
    const [right, down] = [Math.sin(angle), -Math.cos(angle)];
    const side: LabelPlace['side'] = right < -1e-9 ? 'left' : 'right';
    return { index, side, right, down, y: middle.y + down * (radius + reach / 2) };
  });
  const heights = new Map<number, number>();
  for (const side of ['left', 'right'] as const) {
    const beside = slices.filter((slice) => slice.side === side).sort((a, b) => a.y - b.y);
    const placed = spread(
      beside.map(({ y }) => y),
      gap,
      height,
    );
    for (const [place, { index }] of beside.entries()) heights.set(index, placed[place] ?? 0);
  }
  return slices.map(({ index, side, right, down }) => {
    const y = heights.get(index) ?? middle.y;
    const sign = side === 'left' ? -1 : 1;
    const points = [
      [middle.x + right * radius, middle.y + down * radius],
      [middle.x + sign * (radius + reach * 0.6), y],
      [middle.x + sign * (radius + reach), y],
    ];
    return { side, y, line: points.map((point) => point.map((one) => one.toFixed(1)).join(',')).join(' ') };
  });
}

/** Heights in order, moved apart to the gap and kept within the height. */
function spread(wanted: readonly number[], gap: number, height: number): number[] {
  const placed: number[] = [];
  for (const y of wanted) placed.push(Math.max(y, gap / 2, (placed.at(-1) ?? -gap) + gap));
  let floor = height - gap / 2;
  for (let index = placed.length - 1; index >= 0; index -= 1) {
    placed[index] = Math.min(placed[index] ?? 0, floor);
    floor = (placed[index] ?? 0) - gap;
  }
  return placed;
}
