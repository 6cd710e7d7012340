import type { SowField, SowInput } from '../../../domain/campaigns/sowSchema';
import type { KolRef } from '../../../domain/campaigns/types';
import type { TargetChange } from '../../../domain/imports';
import { bookingPrices, salePrices } from '../../../domain/reports/prices';
import type { Db } from '../../db/connection';
import { findBudget, type ImportTarget } from '../queries/importTarget';
import { findStoredSows } from '../queries/storedSows';

/** Sums people watch: what the campaign costs and earns, online and offline together, and what it promises. */
const watched: Record<string, readonly SowField[]> = {
  booking_price: bookingPrices,
  sale_price: salePrices,
  post_count: ['post_count'],
  kpi_views: ['kpi_views'],
  kpi_engagement: ['kpi_engagement'],
};

interface PlannedSow {
  kol: KolRef;
  given: SowInput;
  before: { id: string } | null;
}

type Numbers = Partial<Record<SowField, unknown>>;

const total = (sows: readonly Numbers[], named: readonly SowField[]) =>
  sows.reduce((sum, sow) => named.reduce((inner, field) => inner + Number(sow[field] ?? 0), sum), 0);

/** What the SOWs of a workbook do to their campaign's sums, against its budget, and which KOLs are new to it. */
export async function sowTargetChange(
  db: Db,
  campaign: ImportTarget | null,
  planned: readonly PlannedSow[],
): Promise<TargetChange> {
  const stored = campaign ? await findStoredSows(db, campaign.id) : [];
  const replaced = new Set(planned.flatMap(({ before }) => before?.id ?? []));
  const after = [...stored.filter(({ id }) => !replaced.has(id)), ...planned.map(({ given }) => given)];
  const sums = Object.entries(watched)
    .map(([name, named]) => ({ name, from: total(stored, named), to: total(after, named) }))
    .filter(({ from, to }) => from !== to);
  const present = new Set(stored.map(({ kol_id }) => kol_id));
  const added = planned.filter(({ kol }) => !present.has(kol.id)).map(({ kol }) => [kol.id, kol.stage_name] as const);
  return {
    sums,
    budget: campaign ? await findBudget(db, campaign.id) : null,
    new_kols: campaign ? [...new Map(added).values()] : [],
  };
}
