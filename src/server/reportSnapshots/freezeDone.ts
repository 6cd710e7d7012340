import { AppError } from '../../domain/errors';
import { audiences } from '../../domain/reports/audiences';
import type { Services } from '../context';
import { documentToFreeze, keepFrozen } from './freeze';

/** Freezes the report of a campaign that became done on a day, once for staff and once for customers (CONTRACT-2 §9). */
export async function freezeDone(
  services: Services,
  campaignId: string,
  asOf: string,
): Promise<(tx: Services) => Promise<void>> {
  const read = audiences.map((audience) => documentToFreeze(services, campaignId, { as_of: asOf, audience }));
  const all = await Promise.all(read).catch(noneOfRemoved);
  return async (tx) => {
    for (const toFreeze of all) await keepFrozen(tx, toFreeze, { label: null, by: null });
  };
}

// A campaign that was removed meanwhile has no report any more.
function noneOfRemoved(error: unknown): [] {
  if (error instanceof AppError && error.code === 'campaign_not_exist') return [];
  throw error;
}
