import type { CampaignStatus } from '../../domain/campaigns/values';
import type { SignedCtx } from '../context';
import { notifyUsers } from './notify';
import { type Entitled, findEntitled } from './queries/entitled';
import { campaignStatusText } from './texts';

/** A campaign that has a new status, in the caller's transaction. */
export interface CampaignMoved {
  id: string;
  name: string;
  status: CampaignStatus;
  /** Why it was cancelled. */
  reason: string | null;
  /** Tells this step from every other one. */
  occasion: string;
}

/** Whom a step of a campaign is told, as they stand now and without the caller: its people, and its client's users. */
export interface Concerned {
  staff: string[];
  clients: string[];
}

/** Finds whom a step of this campaign is told: those who may see it, but not the caller. */
export async function concernedIn({ db, viewer }: SignedCtx, id: string): Promise<Concerned> {
  const right = { scope: 'campaigns_management', action: 'r_detail' } as const;
  const users = await findEntitled(db, { type: 'CAMPAIGN', id }, right);
  const others = users.filter((user) => user.id !== viewer.id);
  const idsWhere = (fits: (user: Entitled) => boolean) => others.filter(fits).map((user) => user.id);
  return { staff: idsWhere(({ type }) => type === 'staff'), clients: idsWhere(({ type }) => type !== 'staff') };
}

/**
 * Tells the campaign's people and the users of its customer and brand that it has a new status, and why it was cancelled.
 * Call it last in the transaction, as `notifyUsers`.
 */
export async function notifyCampaignStatus(tx: SignedCtx, moved: CampaignMoved): Promise<void> {
  const { id, name, status, reason, occasion } = moved;
  const { staff, clients } = await concernedIn(tx, id);
  await notifyUsers(tx, {
    kind: 'campaign',
    type: 'CAMPAIGN',
    data: { id, status },
    event_key: `campaign/${id}/${occasion}`,
    ...campaignStatusText({ name, status, reason }),
    to: [...staff, ...clients],
  });
}
