export interface TrendPoint {
  /** `YYYY-MM-DD`. */
  day: string;
  value: number | null;
}

interface TrendPaths {
  line: string;
  area: string;
  /** The last known value and where it stands, in percent from the top. */
  last: { value: number; y: number } | null;
}

/** SVG paths of a series drawn from 0 to its highest value; unknown days break the line. */
export function trendPaths(points: readonly TrendPoint[], width: number, height: number): TrendPaths {
  const highest = Math.max(...points.map((point) => point.value ?? 0), 1);
  const step = width / Math.max(points.length - 1, 1);
  const yOf = (value: number) => height - (value / highest) * height;
  const line: string[] = [];
  const area: string[] = [];
  let run: string[] = [];
  const close = (end: number) => {
    if (run.length === 0) return;
    const start = end - run.length + 1;
    line.push(`M${run.join('L')}${run.length === 1 ? 'h0.01' : ''}`);
    area.push(`M${(start * step).toFixed(2)},${height}L${run.join('L')}L${(end * step).toFixed(2)},${height}Z`);
    run = [];
  };
  points.forEach((point, index) => {
    if (point.value === null) close(index - 1);
    else run.push(`${(index * step).toFixed(2)},${yOf(point.value).toFixed(2)}`);
  });
  close(points.length - 1);
  const last = points.findLast((point) => point.value !== null)?.value ?? null;
  return {
    line: line.join(''),
    area: area.join(''),
    last: last === null ? null : { value: last, y: (yOf(last) / height) * 100 },
  };
}
