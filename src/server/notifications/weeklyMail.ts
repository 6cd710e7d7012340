import type { CampaignStatus } from '../../domain/campaigns/values';
import type { Services } from '../context';
import { notifyUsers } from './notify';
import { findEntitled } from './queries/entitled';
import { weeklyMailOffText } from './texts';

/**
 * Tells the campaign's people who may write to its client that its weekly mail of a day was not sent, and is switched
 * off. Call it last in the transaction, as `notifyUsers`.
 */
export async function notifyWeeklyMailOff(
  tx: Services,
  { id, name, status }: { id: string; name: string; status: CampaignStatus },
  day: string,
): Promise<void> {
  const concerned = await findEntitled(
    tx.db,
    { type: 'CAMPAIGN', id },
    { scope: 'campaigns_management', action: 'c_send_email' },
  );
  await notifyUsers(tx, {
    kind: 'campaign',
    type: 'CAMPAIGN',
    data: { id, status, mail: 'weekly' },
    event_key: `campaign/${id}/weekly-mail-off/${day}`,
    ...weeklyMailOffText({ name }),
    to: concerned.map((user) => user.id),
  });
}
