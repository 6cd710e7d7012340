import { can } from '../../domain/access';
import type { CampaignUpdate } from '../../domain/campaigns/formSchema';
import { AppError, refuse } from '../../domain/errors';
import { inTransaction, type SignedCtx } from '../context';
import { asConflict } from './conflicts';
import { nextFields } from './fields';
import { storedFiles } from './files';
import { lockForChange, onlyEditable } from './guards';
import { onlyAllowedParts, planParts } from './planParts';
import { problemsOf } from './problems';
import { touchCampaign } from './queries/writes';
import { moveCampaign } from './setStatus';
import { writeChanges } from './writeChanges';

/**
 * Changes a campaign that is not final (CONTRACT.md §4); what the input leaves out stays. Another status is the same
 * step as by `PUT /campaigns/{id}/status`, a new part the same as by its own call, and each needs the same right.
 * @throws AppError permission_denied, campaign_not_exist, record_was_changed, campaign_is_final,
 * status_transition_not_allowed, campaign_customer_is_fixed, and as createCampaign
 */
export async function updateCampaign(ctx: SignedCtx, id: string, input: CampaignUpdate): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const campaign = await lockForChange(tx, id, input.version);
    onlyEditable(campaign);
    const { status = campaign.status, cancel_reason = null } = input;
    const isMoved = status !== campaign.status;
    if (isMoved && !can(tx.viewer.access, 'campaigns_management', 'u_status')) throw new AppError('permission_denied');
    onlyAllowedParts(tx.viewer, input);
    const { files, problems } = await storedFiles(tx, input, { campaign: id });
    const fields = nextFields(campaign.fields, input, files);
    const own = await problemsOf(tx, campaign, fields);
    const parts = await planParts(tx, id, input);
    refuse([...problems, ...own, ...(parts?.problems ?? [])]);
    await writeChanges(tx, campaign, fields);
    await parts?.write();
    if (parts) await touchCampaign(tx.db, id);
    if (isMoved) await moveCampaign(tx, { ...campaign, fields }, status, cancel_reason);
  }).catch(asConflict);
}
