import type { CampaignStatus } from '../../domain/campaigns/values';
import type { SignedCtx } from '../context';
import { notifyUsers } from './notify';
import { findEntitled } from './queries/entitled';
import { campaignStatusText } from './texts';

/** A campaign that has a new status, in the caller's transaction. */
export interface CampaignMoved {
  id: string;
  name: string;
  status: CampaignStatus;
  /** Tells this step from every other one. */
  occasion: string;
}

/**
 * Tells the campaign's people and the users of its customer and brand that it has a new status: those who may see it
 * now, and not who did it. Call it last in the transaction, as `notifyUsers`.
 */
export async function notifyCampaignStatus(tx: SignedCtx, moved: CampaignMoved): Promise<void> {
  const { id, name, status, occasion } = moved;
  const concerned = await findEntitled(
    tx.db,
    { type: 'CAMPAIGN', id },
    { scope: 'campaigns_management', action: 'r_detail' },
  );
  await notifyUsers(tx, {
    kind: 'campaign',
    type: 'CAMPAIGN',
    data: { id, status },
    event_key: `campaign/${id}/${occasion}`,
    ...campaignStatusText({ name, status }),
    to: concerned.filter((user) => user.id !== tx.viewer.id).map((user) => user.id),
  });
}
