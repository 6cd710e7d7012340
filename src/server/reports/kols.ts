import type { Network } from '../../domain/networks';
import { engagementRateOf } from '../../domain/reports/rates';
import type { ReportKol } from '../../domain/reports/reportKol';
import { groupedBy } from '../groupedBy';
import { followedSows } from './followers';
import { type MeasuredSow, spendOf } from './sums';

/** A KOL's followers in a campaign; null where none is known. */
function followersOf(own: readonly MeasuredSow[]): number | null {
  const counted = followedSows(own.map(({ sow }) => sow));
  return counted.length > 0 ? counted.reduce((sum, { followers }) => sum + followers, 0) : null;
}

/** One row a KOL over its SOWs, in the order of the first: what its posts got, and what it cost in VND. */
export function kolsOf(sows: readonly MeasuredSow[]): ReportKol[] {
  const byKol = groupedBy(sows, ({ sow }) => sow.kol.id);
  return [...byKol.values()].flatMap((own) => {
    const [first] = own;
    if (!first) return [];
    const figures = spendOf(own);
    return {
      kol: first.sow.kol,
      sows: own.map(({ sow }) => sow.number),
      networks: [...new Set(own.flatMap(({ sow }): Network | [] => sow.social_type ?? []))],
      ...figures,
      engagement_rate: engagementRateOf(figures.engagement, followersOf(own)),
    };
  });
}
