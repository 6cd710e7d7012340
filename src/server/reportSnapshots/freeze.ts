import { dayOf } from '../../domain/dates';
import { AppError, invalid } from '../../domain/errors';
import { snapshotNumber } from '../../domain/reportSnapshots/rules';
import type { ReportSnapshot } from '../../domain/reportSnapshots/types';
import type { Audience } from '../../domain/reports/audiences';
import type { ReportBlock } from '../../domain/reports/blocks';
import type { FrozenMark, ReportDocument } from '../../domain/reports/document';
import type { Day } from '../../domain/units';
import { recordAudit } from '../audit/record';
import { presentCampaign } from '../campaigns/present';
import { findCampaignItem } from '../campaigns/queries/list';
import type { Ctx, Services } from '../context';
import { announce } from '../db/changes';
import { everyRow } from '../db/rowScope';
import { newId } from '../ids';
import { enqueue } from '../jobs/enqueue';
import { unfilledReport } from '../reports/document';
import { atOneMoment, readParts } from '../reports/finalReport';
import { sha256Of } from '../sha256';
import { canonicalJson } from './canonical';
import {
  findReplaceable,
  findWithdrawn,
  holdCampaign,
  insertSnapshot,
  insertSnapshotPictures,
  nextCount,
} from './queries/writes';

/** What is to be frozen of a campaign, and for whom; all blocks where none is named. */
interface Wanted {
  as_of: Day;
  blocks?: readonly ReportBlock[] | undefined;
  audience: Audience;
}

/** A report as it was at one moment, not yet numbered. */
export interface ToFreeze {
  campaign_id: string;
  as_of: Day;
  audience: Audience;
  document: Omit<ReportDocument, 'frozen' | 'texts'>;
}

/**
 * Reads all of a campaign's report at one moment, for staff or for customers, whoever asks: the caller has seen that they
 * may. Outside of a transaction that writes (CONTRACT-2 §9).
 * @throws AppError campaign_not_exist
 */
export async function documentToFreeze(
  { db }: Pick<Services, 'db'>,
  campaignId: string,
  { as_of, blocks, audience }: Wanted,
): Promise<ToFreeze> {
  const reduced = audience === 'customer';
  const parts = await atOneMoment(db, async (transaction) => {
    const campaign = await findCampaignItem(transaction, everyRow, campaignId);
    if (!campaign) throw new AppError('campaign_not_exist');
    return readParts(transaction, everyRow, presentCampaign({ reduced }, campaign), as_of);
  });
  const { texts: _, ...document } = unfilledReport(parts, { reduced, blocks });
  return { campaign_id: campaignId, as_of, audience, document };
}

/** Under which name, in whose place (an id; null: the newest withdrawn one's), and by whom; null is nobody. */
interface Keeping {
  label: string | null;
  replaces?: string | null | undefined;
  by: string | null;
}

type Writing = Services & Partial<Pick<Ctx, 'viewer' | 'requestId' | 'address'>>;

/**
 * Gives a report its number and keeps it as it is, in the caller's transaction, which should be short: others wait for
 * its number. Its files are asked for. Answers id, number, and that of the one it takes the place of (CONTRACT-2 §9).
 * @throws AppError campaign_not_exist, validation_failed (replaces)
 */
export async function keepFrozen(
  tx: Writing,
  { document, ...series }: ToFreeze,
  { label, replaces, by }: Keeping,
): Promise<Pick<ReportSnapshot, 'id' | 'number' | 'replaces'>> {
  const { campaign_id, audience, as_of } = series;
  // Before the number: who holds the campaign and wants a number must not be waited for with one in hand.
  if (!(await holdCampaign(tx.db, campaign_id))) throw new AppError('campaign_not_exist');
  const id = newId();
  const created_at = new Date();
  const year = Number(dayOf(created_at).slice(0, 4));
  const number = snapshotNumber(year, await nextCount(tx.db, year));
  const earlier = replaces ? await findReplaceable(tx.db, replaces, series) : await findWithdrawn(tx.db, series);
  if (replaces && !earlier) throw invalid([{ property: 'replaces', message: 'invalid_value' }]);
  const verify = `${tx.config.publicUrl ?? ''}/verify`;
  const frozen: FrozenMark = { number, label, audience, created_at: created_at.toISOString(), verify };
  const text = canonicalJson({ ...document, frozen });
  const row = { id, number, campaign_id, audience, label, as_of, created_at, created_by: by, replaces_id: earlier?.id };
  await insertSnapshot(tx.db, { ...row, document: text, sha256: sha256Of(text) });
  await insertSnapshotPictures(tx.db, id, picturesNamed(text));
  if (by) await recordFrozen(tx, row, by);
  await enqueue(tx.db, 'report_files', { key: id, data: { snapshot_id: id } });
  await announce(tx.db, ['reportSnapshots', id]);
  return { id, number, replaces: earlier?.number ?? null };
}

/** The contents of the pictures a document names by their addresses, each once. */
const picturesNamed = (text: string) => [
  ...new Set([...text.matchAll(/"\/pictures\/([0-9a-f]{64})"/g)].map(([, sha256 = '']) => sha256)),
];

type Kept = Pick<ToFreeze, 'campaign_id' | 'audience' | 'as_of'> & { id: string; number: string; label: string | null };

async function recordFrozen(tx: Writing, kept: Kept, by: string): Promise<void> {
  const { id, number, campaign_id, audience, as_of, label } = kept;
  await recordAudit(
    { db: tx.db, viewer: tx.viewer ?? null, requestId: tx.requestId ?? null, address: tx.address ?? null },
    {
      action: 'freeze',
      entity: 'report_snapshot',
      entity_id: id,
      actor_id: by,
      changes: {
        number: { after: number },
        campaign_id: { after: campaign_id },
        audience: { after: audience },
        as_of: { after: as_of },
        ...(label && { label: { after: label } }),
      },
    },
  );
}
