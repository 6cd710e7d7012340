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

/** Places of points side by side, from the lowest at the bottom to the highest at the top; equal ones on the middle line. */
export function pointPlaces(points: readonly Point[]): Place[] {
  const values = points.map(({ value }) => value);
  const lowest = Math.min(...values);
  const span = Math.max(...values) - lowest;
  const step = 100 / Math.max(points.length - 1, 1);
  return points.map(({ value }, index) => ({
    x: points.length === 1 ? 50 : index * step,
    y: span === 0 ? 50 : 100 - ((value - lowest) / span) * 100,
  }));
}
