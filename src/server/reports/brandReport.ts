import type { CompanyRef } from '../../domain/campaigns/types';
import type { BrandCampaignRef, BrandKpiReport, BrandReport } from '../../domain/reports/brandTypes';
import type { Db } from '../db/connection';
import { groupedBy } from '../groupedBy';
import { totalsOf } from './progress';
import { findSpentOn } from './queries/brandCampaigns';
import { type PostSums, postSums } from './queries/postSums';
import { type CampaignSums, campaignSums, sowTargets } from './queries/sows';
import { addedCampaigns, addedPosts, type MeasuredSow, spendOf } from './sums';

interface Measured {
  campaign: BrandCampaignRef;
  sows: MeasuredSow[];
  posts: PostSums | undefined;
  promised: CampaignSums | undefined;
}

const refOf = ({ id, code, name, logo }: CompanyRef): CompanyRef => ({ id, code, name, logo });

/**
 * What a brand spent, got and paid per engagement and view by the end of a day (`YYYY-MM-DD`): by campaign beside its
 * earlier ones, by network, KOL and format (spec 2 §7 Brands). Everything staff may see; `presentBrandReport` withholds
 * the rest. Money in VND, ratios rounded to two decimals (CONTRACT.md §5).
 */
export async function brandReport(db: Db, brand: CompanyRef, asOf: string): Promise<BrandReport> {
  const measured = await measure(db, brand.id, asOf);
  const sows = measured.flatMap((one) => one.sows);
  const by = <K>(keyOf: (sow: MeasuredSow['sow']) => K) =>
    [...groupedBy(sows, ({ sow }) => keyOf(sow))].map(([key, some]) => ({ key, some, figures: spendOf(some) }));
  return {
    brand: refOf(brand),
    as_of: asOf,
    totals: spendOf(sows),
    campaigns: measured.map((one, place) => ({
      campaign: one.campaign,
      ...spendOf(one.sows),
      earlier: earlierCosts(measured.slice(0, place)),
    })),
    by_network: by(({ social_type }) => social_type).map(({ key, figures }) => ({ social_type: key, ...figures })),
    by_kol: by(({ kol }) => kol.id)
      .flatMap(({ some: [first], figures }) => (first ? [{ kol: first.sow.kol, ...figures }] : []))
      .sort((a, b) => (b.engagement ?? -1) - (a.engagement ?? -1)),
    by_format: by(({ post_format }) => post_format).map(({ key, figures }) => ({ post_format: key, ...figures })),
  };
}

function earlierCosts(before: readonly Measured[]): BrandReport['campaigns'][number]['earlier'] {
  if (before.length === 0) return null;
  const { cpe, cpv } = spendOf(before.flatMap(({ sows }) => sows));
  return { cpe, cpv };
}

/** What a brand was promised and what it got by the end of a day, together and by campaign (spec 2 §7 Brands). */
export async function brandKpiReport(db: Db, brand: CompanyRef, asOf: string): Promise<BrandKpiReport> {
  const measured = await measure(db, brand.id, asOf);
  const posts = addedPosts(measured.flatMap((one) => one.posts ?? []));
  const promised = addedCampaigns(measured.flatMap((one) => one.promised ?? []));
  return {
    brand: refOf(brand),
    as_of: asOf,
    progress: totalsOf(
      posts,
      promised,
      measured.flatMap((one) => one.sows),
    ).progress,
    campaigns: measured.map((one) => ({
      campaign: one.campaign,
      progress: totalsOf(one.posts, one.promised, one.sows).progress,
    })),
  };
}

/** All figures come from one state of the database, with as many statements for many campaigns as for one. */
function measure(db: Db, brandId: string, asOf: string): Promise<Measured[]> {
  return db.transaction(
    async (transaction) => {
      const campaigns = await findSpentOn(transaction, brandId, asOf);
      const ids = campaigns.map(({ id }) => id);
      const targets = groupedBy(await sowTargets(transaction, ids), ({ campaign_id }) => campaign_id);
      const posts = await postSums(transaction, ids, asOf);
      const promised = await campaignSums(transaction, ids);
      return campaigns.map((campaign) => {
        const sums = posts.get(campaign.id);
        const sows = (targets.get(campaign.id) ?? []).map((sow) => ({ sow, sums: sums?.bySow.get(sow.id) }));
        return { campaign, sows, posts: sums?.all, promised: promised.get(campaign.id) };
      });
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
