import { costsOf } from '../../domain/reports/costs';
import { figuresOf } from './figures';
import type { PostSums } from './queries/postSums';
import type { CampaignSums, SowTargets } from './queries/sows';

type Numbers = Record<string, number | null>;

/** Adds figures field by field: what is unknown is left out, and unknown where it is so everywhere (CONTRACT.md §5). */
function added<T extends Numbers>(all: readonly T[]): T | undefined {
  const [first] = all;
  if (!first) return undefined;
  const sum = (field: string) => {
    const known = all.map((one) => one[field]).filter((value): value is number => typeof value === 'number');
    return known.length > 0 ? known.reduce((total, value) => total + value, 0) : null;
  };
  return Object.fromEntries(Object.keys(first).map((field) => [field, sum(field)])) as T;
}

/** The sums of several sets of posts together; undefined of none. */
export const addedPosts = (all: readonly PostSums[]) => added<PostSums>(all);

/** Prices and promises of several campaigns together; undefined of none. A KOL's followers count in each. */
export const addedCampaigns = (all: readonly CampaignSums[]) => added<CampaignSums>(all);

/** A SOW with what its posts got. */
export interface MeasuredSow {
  sow: SowTargets;
  sums: PostSums | undefined;
}

/** What SOWs got together, what they were sold and booked for in VND, and what an engagement and a view of them cost. */
export function spendOf(sows: readonly MeasuredSow[]) {
  const figures = figuresOf(addedPosts(sows.flatMap(({ sums }) => sums ?? [])));
  const money = added(sows.map(({ sow: { price, booking_price } }) => ({ price, booking_price })));
  const { price = null, booking_price = null } = money ?? {};
  return { ...figures, price, booking_price, ...costsOf({ price, booking_price }, figures) };
}
