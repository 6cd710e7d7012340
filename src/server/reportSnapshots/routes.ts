import { AppError } from '../../domain/errors';
import { builtInFor } from '../../domain/languages/rules';
import { findCampaignItem } from '../campaigns/queries/list';
import type { SignedCtx } from '../context';
import type { Api } from '../http/api';
import { refuseKol } from '../reports/guards';
import { createSnapshot } from './create';
import { storedDocument } from './document';
import { snapshotFile } from './file';
import { presentSnapshot, presentVerified } from './present';
import { findSnapshot, findSnapshots, findStored } from './queries/snapshots';
import { verifyHash, verifyNumber } from './verify';
import { withdrawSnapshot } from './withdraw';

/** Binds the calls of frozen reports, and of proving one to be ours (CONTRACT-2 §9). */
export function reportSnapshotRoutes(api: Api): void {
  api.handle('reportSnapshotList', async ({ ctx, params, query }) => {
    refuseKol(ctx.viewer);
    if (!(await findCampaignItem(ctx.db, ctx.viewer, params.id))) throw new AppError('campaign_not_exist');
    const page = await findSnapshots(ctx.db, ctx.viewer, params.id, query);
    return { ...page, data: page.data.map((snapshot) => presentSnapshot(ctx.viewer, snapshot)) };
  });
  api.handle('reportSnapshotCreate', async ({ ctx, params, body }) => {
    return { data: await oneOf(ctx, await createSnapshot(ctx, params.id, body)) };
  });
  api.handle('reportSnapshotDetail', async ({ ctx, params }) => {
    refuseKol(ctx.viewer);
    const snapshot = await oneOf(ctx, params.id);
    const stored = await findStored(ctx.db, params.id);
    if (!stored) throw new AppError('report_snapshot_not_exist');
    return { data: { ...snapshot, document: storedDocument(stored, builtInFor(ctx.language)) } };
  });
  api.handle('reportSnapshotFile', async ({ ctx, params, query }) => {
    refuseKol(ctx.viewer);
    return snapshotFile(ctx, params.id, query);
  });
  api.handle('reportSnapshotWithdraw', async ({ ctx, params, body }) => {
    await withdrawSnapshot(ctx, params.id, body);
    return { data: await oneOf(ctx, params.id) };
  });
  api.handle('verifyNumber', async ({ ctx, query }) => {
    return { data: presentVerified(await verifyNumber(ctx, query)) };
  });
  api.handle('verifyHash', async ({ ctx, params }) => {
    return { data: presentVerified(await verifyHash(ctx, params.sha256)) };
  });
}

/** A frozen report as the caller may see it. @throws AppError report_snapshot_not_exist */
async function oneOf(ctx: SignedCtx, id: string) {
  const snapshot = await findSnapshot(ctx.db, ctx.viewer, id);
  if (!snapshot) throw new AppError('report_snapshot_not_exist');
  return presentSnapshot(ctx.viewer, snapshot);
}
