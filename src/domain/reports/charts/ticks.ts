const steps = [1, 2, 2.5, 5, 10];

/** Values of an axis from 0 to at least `most`, about `wanted` of them, in steps people count in. */
export function ticksUpTo(most: number, wanted = 4): number[] {
  if (most <= 0) return [0, 1];
  const rough = most / wanted;
  const size = 10 ** Math.floor(Math.log10(rough));
  // A count has no halves.
  const factor = steps.find((step) => step * size >= rough && Number.isInteger(step * size)) ?? 10;
  const step = Math.max(1, factor * size);
  const count = Math.ceil(most / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
