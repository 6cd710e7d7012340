import { dayOf } from '../../domain/dates';
import { AppError } from '../../domain/errors';
import type { BuiltInLanguage } from '../../domain/languages/rules';
import type { ReportDocument } from '../../domain/reports/document';
import { presentCampaign } from '../campaigns/present';
import { findCampaignItem } from '../campaigns/queries/list';
import type { Ctx, Viewer } from '../context';
import type { Db } from '../db/connection';
import { markedDocument } from '../reportSnapshots/document';
import { findStored } from '../reportSnapshots/queries/snapshots';
import { filledReport, unfilledReport } from '../reports/document';
import { reportParts } from '../reports/finalReport';
import { withoutBlocks } from './hidden';
import { presentLinked } from './present';
import type { FoundLink } from './queries/found';

/** Who reads by a link: somebody without an account and without a right, with the rows of the campaign's customer. */
function readerFor(customerId: string): Viewer {
  return {
    ...{ id: '', username: '', fullname: '', sessionId: '', proven: false },
    ...{ type: 'customer', roles: [], access: {}, reduced: true },
    ...{ customerIds: [customerId], brandIds: [], kolId: null },
  };
}

/** The report as it is at this moment. @throws AppError report_link_not_exist (the campaign went meanwhile) */
async function ofToday(db: Db, { campaign_id, customer_id }: FoundLink): Promise<ReportDocument> {
  const reader = readerFor(customer_id);
  const campaign = await findCampaignItem(db, reader, campaign_id);
  if (!campaign) throw new AppError('report_link_not_exist');
  const parts = await reportParts(db, reader, presentCampaign(reader, campaign), dayOf(new Date()));
  return unfilledReport(parts, { reduced: true });
}

/** A frozen report as it was kept, with the code that goes with its number. @throws AppError report_link_not_exist */
async function asFrozen(db: Db, snapshotId: string): Promise<ReportDocument> {
  const stored = await findStored(db, snapshotId);
  if (!stored) throw new AppError('report_link_not_exist');
  return markedDocument(stored);
}

/** What a link shows in a language: today's report or a frozen one, less its hidden blocks (CONTRACT-2 §9). */
export async function documentOfLink(
  { db }: Pick<Ctx, 'db'>,
  link: FoundLink,
  language: BuiltInLanguage,
): Promise<ReportDocument> {
  const document = link.snapshot_id ? await asFrozen(db, link.snapshot_id) : await ofToday(db, link);
  return filledReport(withoutBlocks(presentLinked(document), link.hidden_blocks), language);
}
