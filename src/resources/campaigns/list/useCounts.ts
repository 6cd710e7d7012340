import type { CampaignStatus } from '../../../domain/campaigns/values';
import { useCall } from '../../../ui/console/useCall';

export type Counts = Record<CampaignStatus, number>;

/** How many campaigns there are of each status as far as the filters let them through; null until it is known. */
export function useCounts(query: Record<string, unknown>): { counts: Counts | null; recount: () => void } {
  const { answer, retry } = useCall<Counts>('campaignCounts', { query });
  return { counts: answer, recount: retry };
}
