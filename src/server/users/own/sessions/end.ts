import { AppError } from '../../../../domain/errors';
import { recordAudit } from '../../../audit/record';
import { endLiveSessions } from '../../../auth/queries/sessions';
import { inTransaction, type SignedCtx } from '../../../context';
import { deviceLine } from './device';

/**
 * Signs the caller out on one device: whatever it calls next is refused. Another's session is none of theirs.
 * @throws AppError device_not_exist
 */
export async function endSession(ctx: SignedCtx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if ((await end(tx, { only: id })) === 0) throw new AppError('device_not_exist');
  });
}

/** Signs the caller out everywhere but here. */
export async function endOtherSessions(ctx: SignedCtx): Promise<void> {
  await inTransaction(ctx, (tx) => end(tx, { butFor: tx.viewer.sessionId }));
}

async function end(tx: SignedCtx, which: Parameters<typeof endLiveSessions>[2]): Promise<number> {
  const { id } = tx.viewer;
  const ended = await endLiveSessions(tx.db, id, which);
  await recordAudit(
    tx,
    ...ended.map(({ user_agent, address }) => ({
      action: 'end_session' as const,
      entity: 'user' as const,
      entity_id: id,
      changes: { device: { before: deviceLine(user_agent, address), after: null } },
    })),
  );
  return ended.length;
}
