import type { CampaignListItem } from '../../domain/campaigns/types';
import type { AskedTag } from '../../domain/hashtags/tagResults';
import { networks } from '../../domain/networks';
import type { ReportAcceptance, WrittenTexts } from '../../domain/reports/document';
import type { ReportKol } from '../../domain/reports/reportKol';
import type { FinalReport } from '../../domain/reports/types';
import { findAcceptances } from '../campaigns/queries/detail';
import type { Db } from '../db/connection';
import type { RowReader } from '../db/rowScope';
import { findClicks } from '../shorteners/queries/clicks';
import { statesByDay } from './byDay';
import { figuresOf } from './figures';
import { kolsOf } from './kols';
import { progressOf, totalsOf } from './progress';
import { findAskedTags } from './queries/askedTags';
import { dailyChanges, firstPostDay } from './queries/days';
import { postSums } from './queries/postSums';
import { type PostWithTags, postsAsOf } from './queries/posts';
import { campaignSums, sowTargets } from './queries/sows';
import { nothingWritten, reportTexts } from './queries/texts';
import type { MeasuredSow } from './sums';

const { version: _version, ...noTexts } = nothingWritten;

/**
 * The figures of a campaign as of the end of a day (`YYYY-MM-DD`), with everything staff may see and no texts. All figures come from one state of the database. Money in VND, ratios rounded to two decimals (CONTRACT.md §5).
 */
export function finalReport(db: Db, campaign: CampaignListItem, asOf: string): Promise<FinalReport> {
  return atOneMoment(db, async (transaction) => {
    const { sows: _, ...report } = await read(transaction, campaign, asOf);
    return report;
  });
}

/** All a report is made of, of one state of the database. */
export interface ReportParts {
  report: FinalReport;
  kols: ReportKol[];
  posts: PostWithTags[];
  /** Tags the campaign asks for. */
  asked_tags: AskedTag[];
  /** Clicks of people by post, of those with a short link. */
  clicks: ReadonlyMap<string, number>;
  acceptances: ReportAcceptance[];
  texts: WrittenTexts;
}

/** The report with its KOLs, posts, acceptances and texts as of the end of a day, with everything staff may see. */
export function reportParts(db: Db, reader: RowReader, campaign: CampaignListItem, asOf: string): Promise<ReportParts> {
  return atOneMoment(db, (transaction) => readParts(transaction, reader, campaign, asOf));
}

/** As `reportParts`, in a transaction that sees one state of the database. */
export async function readParts(
  transaction: Db,
  reader: RowReader,
  campaign: CampaignListItem,
  asOf: string,
): Promise<ReportParts> {
  const { sows, ...report } = await read(transaction, campaign, asOf);
  return {
    report,
    kols: kolsOf(sows),
    posts: await postsAsOf(transaction, campaign.id, asOf),
    asked_tags: await findAskedTags(transaction, campaign.id),
    clicks: await findClicks(transaction, campaign.id, asOf),
    acceptances: await findAcceptances(transaction, reader, campaign.id),
    texts: (await reportTexts(transaction, campaign.id)) ?? nothingWritten,
  };
}

/** Reads in a transaction that sees one state of the database. */
export function atOneMoment<T>(db: Db, work: (transaction: Db) => Promise<T>): Promise<T> {
  return db.transaction(work, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}

type Read = FinalReport & { sows: MeasuredSow[] };

async function read(db: Db, campaign: CampaignListItem, asOf: string): Promise<Read> {
  const targets = await sowTargets(db, [campaign.id]);
  const sums = (await postSums(db, [campaign.id], asOf)).get(campaign.id);
  const sows = targets.map((sow) => ({ sow, sums: sums?.bySow.get(sow.id) }));
  const money = (await campaignSums(db, [campaign.id])).get(campaign.id);
  const changes = await dailyChanges(db, campaign.id, asOf);
  const { start_date, end_date } = campaign;
  const first_post = await firstPostDay(db, campaign.id, asOf);
  const promised = new Set(targets.filter(({ is_online }) => is_online).map(({ social_type }) => social_type));
  return {
    campaign,
    as_of: asOf,
    totals: totalsOf(sums?.all, money, sows),
    progress: sows.map((one) => progressOf(one.sow, one.sums)),
    by_network: networks
      .filter((network) => promised.has(network) || sums?.byNetwork.has(network))
      .map((network) => ({ social_type: network, ...figuresOf(sums?.byNetwork.get(network)) })),
    by_day: statesByDay(changes, { start_date, end_date, first_post, as_of: asOf }),
    ...noTexts,
    sows,
  };
}
