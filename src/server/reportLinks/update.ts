import { AppError } from '../../domain/errors';
import type { LinkUpdate } from '../../domain/reportLinks/schema';
import type { ReportLink } from '../../domain/reportLinks/types';
import { changesOf } from '../audit/changes';
import { recordAudit } from '../audit/record';
import { hashPassword } from '../auth/passwords';
import { inTransaction, type SignedCtx } from '../context';
import { onlyStaff } from '../guards';
import { pick } from '../present';
import { linkShown } from './list';
import { lockLink, saveLink } from './queries/kept';

const changeable = ['label', 'expires_at', 'hidden_blocks', 'lang', 'active'] as const satisfies (keyof LinkUpdate)[];

/**
 * Changes a link, or ends it (`active: false`); what is left out stays, and a passcode of null is taken away. A new
 * passcode closes the link for everybody who had opened it. The trail says that there is one, never which.
 * @throws AppError permission_denied, report_link_not_exist, record_was_changed
 */
export function updateReportLink(ctx: SignedCtx, id: string, input: LinkUpdate, home: string): Promise<ReportLink> {
  onlyStaff(ctx.viewer);
  return inTransaction(ctx, async (tx) => {
    const stored = await lockLink(tx.db, tx.viewer, id);
    if (!stored) throw new AppError('report_link_not_exist');
    if (input.version !== undefined && input.version !== stored.version) throw new AppError('record_was_changed');
    const given = changeable.filter((field) => input[field] !== undefined);
    const fields = { ...pick(stored, changeable), ...pick(input, given) };
    if (fields.label === '') fields.label = null;
    const isLocked = input.passcode === undefined ? stored.passcode_hash !== null : input.passcode !== null;
    const changes = {
      ...changesOf(pick(stored, changeable), fields),
      ...((input.passcode || isLocked !== (stored.passcode_hash !== null)) && {
        has_passcode: { before: stored.passcode_hash !== null, after: isLocked },
      }),
    };
    if (Object.keys(changes).length > 0) {
      const passcode_hash = input.passcode ? await hashPassword(input.passcode) : null;
      await saveLink(tx.db, stored, { ...fields, ...(input.passcode !== undefined && { passcode_hash }) });
      await recordAudit(tx, { action: 'update', entity: 'report_link', entity_id: id, changes });
    }
    return linkShown(tx, { id, campaign_id: stored.campaign_id, told: tx.viewer.proven }, home);
  });
}
