/** Which values are the best of their row; none where fewer than two are known or all are the same. */
export function bestOf(values: readonly (number | null)[], better: 'high' | 'low'): boolean[] {
  const known = values.flatMap((value) => (value === null ? [] : [value]));
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const best = better === 'high' ? most : least;
  return values.map((value) => known.length > 1 && least !== most && value === best);
}
