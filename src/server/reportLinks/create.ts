import { AppError, invalid } from '../../domain/errors';
import type { BuiltInLanguage } from '../../domain/languages/rules';
import { mayBeLinked } from '../../domain/reportLinks/rules';
import { type LinkInput, linkDays } from '../../domain/reportLinks/schema';
import type { ReportLink } from '../../domain/reportLinks/types';
import type { ReportBlock } from '../../domain/reports/blocks';
import { changesOf } from '../audit/changes';
import { recordAudit } from '../audit/record';
import { hashPassword } from '../auth/passwords';
import { findCampaignAbout } from '../campaigns/queries/about';
import { type Ctx, inTransaction, type Services, type SignedCtx } from '../context';
import { onlyStaff } from '../guards';
import { newId } from '../ids';
import { sha256Of } from '../sha256';
import { linkShown } from './list';
import { addLink, findToLink } from './queries/kept';
import { linkUrl, tokenOf } from './tokens';

/** What a link is to be; what may be left out is as `POST /campaigns/{id}/report-links` has it. */
export interface NewLink {
  campaign_id: string;
  label?: string | null | undefined;
  /** In 30 days unless said. */
  expires_at?: Date | undefined;
  passcode?: string | null | undefined;
  hidden_blocks?: ReportBlock[] | undefined;
  lang: BuiltInLanguage;
  snapshot_id?: string | null | undefined;
  /** Null where nobody made it. */
  created_by: string | null;
}

/** What a link is made with: by a request, or by a job that has neither caller nor address. */
type Maker = Pick<Services, 'db' | 'secrets'> & Partial<Pick<Ctx, 'viewer' | 'requestId' | 'address'>>;

const day = 24 * 3600 * 1000;

/**
 * Makes a link to a campaign's report in the caller's transaction, and answers what opens it: the address is not in the
 * database. The trail says who made it, where
 * somebody did (CONTRACT-2 §9).
 * @throws AppError validation_failed (snapshot_id: no unwithdrawn frozen report of this campaign made for customers)
 */
export async function insertReportLink(
  tx: Maker,
  { campaign_id, label, expires_at, passcode, hidden_blocks, lang, snapshot_id, created_by }: NewLink,
  home: string,
): Promise<{ id: string; url: string }> {
  if (snapshot_id) {
    const snapshot = await findToLink(tx.db, campaign_id, snapshot_id);
    if (!snapshot || !mayBeLinked(snapshot)) throw invalid([{ property: 'snapshot_id', message: 'invalid_value' }]);
  }
  const id = newId();
  const token = tokenOf(tx.secrets, id);
  const said = {
    campaign_id,
    label: label || null,
    expires_at: expires_at ?? new Date(Date.now() + linkDays.usual * day),
    hidden_blocks: [...new Set(hidden_blocks)],
    lang,
    snapshot_id: snapshot_id ?? null,
  };
  const passcode_hash = passcode ? await hashPassword(passcode) : null;
  await addLink(tx.db, { id, token_sha256: sha256Of(token), ...said, passcode_hash, created_by });
  if (created_by) {
    const changes = changesOf(null, { ...said, has_passcode: passcode_hash !== null });
    const { db, viewer = null, requestId = null, address = null } = tx;
    await recordAudit(
      { db, viewer, requestId, address },
      { action: 'create', entity: 'report_link', entity_id: id, changes, actor_id: created_by },
    );
  }
  return { id, url: linkUrl(home, token) };
}

/**
 * Makes a link for people without an account to the report of a campaign: as it is each day, or a frozen one.
 * @throws AppError permission_denied, campaign_not_exist, validation_failed (snapshot_id)
 */
export async function createReportLink(
  ctx: SignedCtx,
  campaignId: string,
  input: LinkInput,
  home: string,
): Promise<ReportLink> {
  onlyStaff(ctx.viewer);
  return inTransaction(ctx, async (tx) => {
    if ((await findCampaignAbout(tx.db, tx.viewer, campaignId)) === null) throw new AppError('campaign_not_exist');
    const { id } = await insertReportLink(tx, { ...input, campaign_id: campaignId, created_by: tx.viewer.id }, home);
    return linkShown(tx, { id, campaign_id: campaignId, told: true }, home);
  });
}
