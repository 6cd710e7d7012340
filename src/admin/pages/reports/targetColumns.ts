import { lowerIsBetter, type ProgressType } from '../../../domain/reports/metrics';
import type { SowProgress } from '../../../domain/reports/types';

/** Prices, and costs on booking price, beside the cost KPIs. */
export const costFields = ['price', 'booking_price', 'booking_cpe', 'booking_cpv'] as const;
export type CostField = (typeof costFields)[number];

const costTypes = lowerIsBetter;
const reading: readonly ProgressType[] = [
  'quantity',
  'views',
  'engagement',
  'buzz',
  'like',
  'comment',
  'share',
  'mention',
  'engagement_rate',
];

/** The KPIs worth a column: those some SOW has a target for. */
export function kpisOf(rows: readonly SowProgress[]): ProgressType[] {
  return reading.filter((type) =>
    rows.some((row) => row.postProcess.some((entry) => entry.type === type && entry.target !== null)),
  );
}

/** The cost KPIs the answer carries: none for reduced viewers. */
export function costKpisOf(rows: readonly SowProgress[]): ProgressType[] {
  return costTypes.filter((type) => rows.some((row) => row.postProcess.some((entry) => entry.type === type)));
}

/** The price columns the answer carries. */
export function pricesOf(rows: readonly SowProgress[]): CostField[] {
  return costFields.filter((field) => rows.some((row) => row[field] !== undefined));
}

/** How a KPI's numbers are written. */
export function unitOf(type: ProgressType): 'compact' | 'count' | 'cost' | 'percent' {
  if (costTypes.includes(type)) return 'cost';
  if (type === 'engagement_rate') return 'percent';
  return type === 'quantity' ? 'count' : 'compact';
}
