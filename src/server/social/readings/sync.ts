import { can } from '../../../domain/access';
import { isEditable } from '../../../domain/campaigns/rules';
import { AppError } from '../../../domain/errors';
import type { Network } from '../../../domain/networks';
import type { SocialSyncBody } from '../../../domain/social/schema';
import { recordAudit } from '../../audit/record';
import { inTransaction, type SignedCtx } from '../../context';
import { onlyStaff } from '../../guards';
import { isUnderWay } from '../../jobs/queries';
import { askFor, askForReadings, connectedNetworks } from '../../jobs/readings';
import { requireKol } from '../profile';
import { lockCampaignStatus } from './queries/campaign';
import { endWaits } from './queries/circuits';
import { findAskable, isKolAwaited, lockKol } from './queries/kol';
import { findCampaignNetworks, hurry, isCampaignAwaited, markAll, markCampaign } from './queries/marks';

/** What stands in the trail for a network, which is no record. */
const noRecord = '00000000-0000-0000-0000-000000000000';

/**
 * Has a KOL's accounts, a campaign's posts and the accounts booked for it, or all of a network read now (CONTRACT-2 §15): by staff who may change them,
 * a KOL also by itself. @throws AppError permission_denied, kol_not_exist, campaign_not_exist, campaign_is_final,
 * network_not_connected, data_being_crawled
 */
export async function syncNow(ctx: SignedCtx, { kol_id, campaign_id, network }: SocialSyncBody): Promise<void> {
  if (kol_id) await syncKol(ctx, kol_id);
  else if (campaign_id) await syncCampaign(ctx, campaign_id);
  else if (network) await syncNetwork(ctx, network);
}

async function syncKol(ctx: SignedCtx, id: string): Promise<void> {
  const { viewer } = ctx;
  const isItself = viewer.type === 'kol' && viewer.kolId === id;
  if (!isItself && (viewer.reduced || !can(viewer.access, 'kol_management', 'u'))) {
    throw new AppError('permission_denied');
  }
  await requireKol(ctx, id);
  await inTransaction(ctx, async (tx) => {
    await lockKol(tx.db, id);
    const accounts = await findAskable(tx.db, id, connectedNetworks(tx));
    if (accounts.length === 0) throw new AppError('network_not_connected');
    if (await isKolAwaited(tx.db, id)) throw new AppError('data_being_crawled');
    await askFor(tx, accounts);
    await recordAudit(tx, { action: 'sync', entity: 'kol', entity_id: id, changes: {} });
  });
}

async function syncCampaign(ctx: SignedCtx, id: string): Promise<void> {
  const { viewer } = ctx;
  onlyStaff(viewer);
  if (!can(viewer.access, 'campaigns_management', 'u')) throw new AppError('permission_denied');
  await inTransaction(ctx, async (tx) => {
    const status = await lockCampaignStatus(tx.db, viewer, id);
    if (!status) throw new AppError('campaign_not_exist');
    if (!isEditable(status)) throw new AppError('campaign_is_final');
    const of = await findCampaignNetworks(tx.db, id);
    const connected = connectedNetworks(tx).filter((one) => of.includes(one));
    if (of.length > 0 && connected.length === 0) throw new AppError('network_not_connected');
    if (await isCampaignAwaited(tx.db, id)) throw new AppError('data_being_crawled');
    await askForReadings(tx.db, await markCampaign(tx.db, id, connected));
    await recordAudit(tx, { action: 'sync', entity: 'campaign', entity_id: id, changes: {} });
  });
}

async function syncNetwork(ctx: SignedCtx, network: Network): Promise<void> {
  const { viewer } = ctx;
  if (viewer.reduced || !can(viewer.access, 'setting', 'r_setting_update_sync_time')) {
    throw new AppError('permission_denied');
  }
  if (!ctx.social[network]) throw new AppError('network_not_connected');
  await inTransaction(ctx, async (tx) => {
    if (await isUnderWay(tx.db, 'network_reading', network)) throw new AppError('data_being_crawled');
    await endWaits(tx.db, network);
    for (const type of ['social', 'post'] as const) await markAll(tx.db, type, [network]);
    await hurry(tx.db, network);
    await askForReadings(tx.db, [network]);
    await recordAudit(tx, {
      action: 'sync',
      entity: 'network',
      entity_id: noRecord,
      changes: { network: { after: network } },
    });
  });
}
