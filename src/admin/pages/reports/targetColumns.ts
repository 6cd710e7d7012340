import type { SowProgress } from '../../../domain/campaigns/types';
import { type ProgressType, progressTypes } from '../../../domain/reports/metrics';

/** What one money column of the table shows besides the KPI bars. */
export const costFields = ['price', 'booking_price', 'booking_cpe', 'booking_cpv'] as const;
export type CostField = (typeof costFields)[number];

const costTypes: readonly ProgressType[] = ['cpe', 'cpv'];
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
  'cpe',
  'cpv',
];

/** The KPI columns worth a column: those some SOW has a target for, and costs wherever they were answered. */
export function columnsOf(rows: readonly SowProgress[]): ProgressType[] {
  const used = new Set<ProgressType>();
  for (const row of rows) {
    for (const entry of row.postProcess) {
      if (entry.target !== null || costTypes.includes(entry.type)) used.add(entry.type);
    }
  }
  const order = [...reading, ...progressTypes.filter((type) => !reading.includes(type))];
  return order.filter((type) => used.has(type));
}

/** The cost columns the answer carries. */
export function costsOf(rows: readonly SowProgress[]): CostField[] {
  return costFields.filter((field) => rows.some((row) => row[field] !== undefined));
}

/** How a KPI's numbers are written. */
export function unitOf(type: ProgressType): 'compact' | 'count' | 'money' | 'percent' {
  if (costTypes.includes(type)) return 'money';
  if (type === 'engagement_rate') return 'percent';
  return type === 'quantity' ? 'count' : 'compact';
}
