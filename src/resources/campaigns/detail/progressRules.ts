import type { ProgressType } from '../../../domain/reports/metrics';
import type { SowProgress } from '../../../domain/reports/types';
import type { ListSort } from '../../../ui/console/list/listParams';
import type { LocalRules } from '../../../ui/console/list/localRows';

/** The four KPIs a campaign is steered by. */
export const steering = ['quantity', 'views', 'engagement', 'buzz'] as const satisfies readonly ProgressType[];

const rateOf = (row: SowProgress, type: ProgressType) =>
  row.postProcess.find((entry) => entry.type === type)?.rate ?? null;

/** The KPI a SOW is furthest behind with, in percent of its target; null where it promises none. */
export function worstRate(row: SowProgress): number | null {
  const rates = steering.map((type) => rateOf(row, type)).filter((rate) => rate !== null);
  return rates.length > 0 ? Math.min(...rates) : null;
}

/** Who needs looking after comes first. */
export const worstFirst: ListSort = { field: 'worst', order: 'ASC' };

/** How the table of progress is searched and ordered. */
export const progressRules: LocalRules<SowProgress> = {
  text: ({ kol }) => `${kol.stage_name} ${kol.code}`,
  sorts: {
    worst: worstRate,
    kol: ({ kol }) => kol.stage_name,
    ...Object.fromEntries(steering.map((type) => [type, (row: SowProgress) => rateOf(row, type)])),
  },
};
