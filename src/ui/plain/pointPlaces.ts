export interface Point {
  /** `YYYY-MM-DD`. */
  day: string;
  value: number;
}

/** Where a point of a chart stands, in percent from the left and from the top. */
export interface Place {
  x: number;
  y: number;
}

/**
 * Where an axis honestly begins: at 0, or, where all points would lie in its upper half, at the lowest of them, which
 * must then be said.
 */
export function axisBase(points: readonly Point[]): number {
  const values = points.map(({ value }) => value);
  const lowest = Math.min(...values);
  return lowest * 2 > Math.max(...values) ? lowest : 0;
}

/** Places of points side by side, from the bottom of the axis to the highest at the top; equal ones on the middle line. */
export function pointPlaces(points: readonly Point[], base?: number): Place[] {
  const values = points.map(({ value }) => value);
  const lowest = base ?? Math.min(...values);
  const span = Math.max(...values) - lowest;
  const step = 100 / Math.max(points.length - 1, 1);
  return points.map(({ value }, index) => ({
    x: points.length === 1 ? 50 : index * step,
    y: span === 0 ? 50 : 100 - ((value - lowest) / span) * 100,
  }));
}
