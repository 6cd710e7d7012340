import type { SowField } from '../campaigns/sowSchema';
import type { PostMetric } from '../networks';
import { bookingPrices, salePrices } from './prices';

/** Numbers of SOWs and of posts that a report adds up: of each group one sum over the whole campaign (CONTRACT.md §5). */
export const sowSums = [
  bookingPrices,
  salePrices,
  ['kpi_like'],
  ['kpi_share'],
  ['kpi_comment'],
  ['kpi_views'],
  ['kpi_engagement'],
  ['kpi_buzz'],
  ['kpi_mentions'],
  ['followers'],
] as const satisfies (readonly SowField[])[];
export const postSums = [
  ['view'],
  ['reaction', 'comment', 'share'],
  ['brand_mention'],
] as const satisfies PostMetric[][];

type Numbers<Field extends string> = Partial<Record<Field, number | null>>;

/**
 * Adds up group by group as long as every sum stays exact, at most `Number.MAX_SAFE_INTEGER`. What is handed over is
 * counted; the answer names the fields left out because they would have pushed their sum beyond.
 */
export function exactSums<Field extends string>(groups: readonly (readonly Field[])[]) {
  const sums = groups.map((fields) => ({ fields, room: Number.MAX_SAFE_INTEGER }));
  return (numbers: Numbers<Field>): Field[] =>
    sums.flatMap((sum) =>
      sum.fields.filter((field) => {
        const value = numbers[field] ?? 0;
        if (value > sum.room) return true;
        sum.room -= value;
        return false;
      }),
    );
}
