import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followStatements } from '../../src/server/db/statements';
import { brandKpiReport, brandReport } from '../../src/server/reports/brandReport';
import { finalReport } from '../../src/server/reports/finalReport';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { buildBrand, buildKol } from '../support/factories';
import { type ReferenceCampaign, type ReferenceSow, referenceReport } from '../support/referenceReport';
import { asOfArbitrary, campaignArbitrary, writeCampaign } from '../support/reportCampaigns';

let database: TestDatabase;
let kols: Awaited<ReturnType<typeof buildKol>>[];
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query("select ensure_partitions('2026-03-01', '2026-04-30')");
  kols = [await buildKol(database.db), await buildKol(database.db)];
});
afterAll(() => database.drop());

const brandRef = ({ id, code, name }: Awaited<ReturnType<typeof buildBrand>>) => ({ id, code, name, logo: null });

async function brandWith(campaigns: readonly ReferenceCampaign[]) {
  const brand = await buildBrand(database.db);
  const items = [];
  for (const campaign of campaigns) items.push(await writeCampaign(database.db, campaign, brand.id, kols));
  return { brand: brandRef(brand), items };
}

/** What the reference says of some campaigns as if they were one, of the SOWs that are wanted alone. */
function together(campaigns: readonly ReferenceCampaign[], day: string, wanted = (_: ReferenceSow) => true) {
  const sows: ReferenceSow[] = [];
  const posts: ReferenceCampaign['posts'] = [];
  for (const campaign of campaigns) {
    const placeOf = new Map<number, number>();
    for (const [index, sow] of campaign.sows.entries()) {
      if (wanted(sow)) placeOf.set(index, sows.push(sow) - 1);
    }
    for (const post of campaign.posts) {
      const sow = placeOf.get(post.sow);
      if (sow !== undefined) posts.push({ ...post, sow });
    }
  }
  const { engagement_rate, progress, ...spend } = referenceReport(
    { start_date: day, end_date: null, sows, posts },
    day,
  ).totals;
  return { spend, progress };
}

/** What the campaigns' SOWs have in common, each once, in the order it is met. */
function distinct<K>(campaigns: readonly ReferenceCampaign[], keyOf: (sow: ReferenceSow) => K): K[] {
  return [...new Set(campaigns.flatMap(({ sows }) => sows.map(keyOf)))];
}

function expectedReport(campaigns: readonly ReferenceCampaign[], day: string) {
  const of = (wanted: (sow: ReferenceSow) => boolean) => together(campaigns, day, wanted).spend;
  const networkOf = ({ online }: ReferenceSow) => online?.network ?? null;
  const formatOf = ({ online }: ReferenceSow) => online?.format ?? null;
  return {
    totals: together(campaigns, day).spend,
    campaigns: campaigns.map((campaign, place) => {
      const { cpe, cpv } = together(campaigns.slice(0, place), day).spend;
      return { ...together([campaign], day).spend, earlier: place === 0 ? null : { cpe, cpv } };
    }),
    by_network: distinct(campaigns, networkOf).map((key) => ({
      social_type: key,
      ...of((sow) => networkOf(sow) === key),
    })),
    by_kol: distinct(campaigns, ({ kol }) => kol)
      .map((key) => ({ kol: kols[key]?.id, ...of(({ kol }) => kol === key) }))
      .sort((a, b) => (b.engagement ?? -1) - (a.engagement ?? -1)),
    by_format: distinct(campaigns, formatOf).map((key) => ({
      post_format: key,
      ...of((sow) => formatOf(sow) === key),
    })),
  };
}

const begun = fc.constantFrom('2026-02-20', '2026-02-26', '2026-03-04', '2026-03-12');
const campaignsArbitrary = fc
  .array(fc.tuple(campaignArbitrary, begun), { maxLength: 4 })
  .map((all) => all.map(([campaign, start_date]) => ({ ...campaign, start_date, end_date: null })));

describe("the numbers of a brand's report", () => {
  it('agree with a second computation and with the reports of its campaigns', async () => {
    const property = fc.asyncProperty(campaignsArbitrary, asOfArbitrary, async (campaigns, day) => {
      const { db } = database;
      const { brand, items } = await brandWith(campaigns);
      const spentOn = campaigns
        .map((campaign, index) => ({ campaign, item: items[index] }))
        .filter(({ campaign }) => campaign.start_date <= day)
        .sort((a, b) => a.campaign.start_date.localeCompare(b.campaign.start_date));
      const known = spentOn.map(({ campaign }) => campaign);

      const report = await brandReport(db, brand, day);
      expect(report.campaigns.map(({ campaign }) => campaign.id)).toEqual(spentOn.map(({ item }) => item?.id));
      expect({
        totals: report.totals,
        campaigns: report.campaigns.map(({ campaign, ...figures }) => figures),
        by_network: report.by_network,
        by_kol: report.by_kol.map(({ kol, ...figures }) => ({ kol: kol.id, ...figures })),
        by_format: report.by_format,
      }).toEqual(expectedReport(known, day));

      const kpi = await brandKpiReport(db, brand, day);
      expect(kpi.progress).toEqual(together(known, day).progress);
      for (const [index, { item }] of spentOn.entries()) {
        if (!item) continue;
        const { progress, engagement_rate, ...spend } = (await finalReport(db, item, day)).totals;
        expect(kpi.campaigns[index]).toMatchObject({ campaign: { id: item.id }, progress });
        expect(report.campaigns[index]).toMatchObject(spend);
      }
    });
    await fc.assert(property, { numRuns: 30, endOnFailure: true });
  });

  it('are read with as many statements for one campaign as for ten', async () => {
    const [campaign] = fc.sample(campaignArbitrary, { numRuns: 1, seed: 3 });
    if (!campaign) throw new Error('no campaign');
    const statementsOf = async (total: number) => {
      const { brand } = await brandWith(Array.from({ length: total }, () => campaign));
      let statements = 0;
      const deaf = followStatements(database.pool, () => {
        statements += 1;
      });
      const { campaigns } = await brandReport(database.db, brand, '2026-03-20');
      await brandKpiReport(database.db, brand, '2026-03-20');
      deaf();
      expect(campaigns).toHaveLength(total);
      return statements;
    };
    const one = await statementsOf(1);
    expect(one).toBeGreaterThan(0);
    expect(await statementsOf(10)).toBe(one);
  });
});
