/**
 * `numerator ÷ denominator × scale` of whole numbers, rounded half up (away from zero) to two decimals: the one rounding
 * of ratios, exact to the last digit, done at the boundary. Null where either is unknown or the denominator is 0.
 */
export function ratioRounded(
  numerator: number | bigint | null,
  denominator: number | bigint | null,
  scale = 1,
): number | null {
  if (numerator === null || denominator === null || Number(denominator) === 0) return null;
  const product = BigInt(numerator) * BigInt(scale) * 100n;
  const divisor = BigInt(denominator);
  const [dividend, by] = [product < 0n ? -product : product, divisor < 0n ? -divisor : divisor];
  const hundredths = (dividend * 2n + by) / (by * 2n);
  // By its digits: as a number of hundredths it could be too large to be held exactly.
  const rounded = Number(`${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`);
  return rounded === 0 || product < 0n === divisor < 0n ? rounded : -rounded;
}
