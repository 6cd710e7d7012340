import { AppError } from '../../domain/errors';
import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import { notify } from '../db/listener';
import { jobsChannel } from './enqueue';
import { forgetEffect, isJobKnown, reviveJob } from './queries';

/**
 * Runs a failed job once more, also one that was cut off and may have had its effect: that is the caller's to judge.
 * @throws AppError queue_job_not_exist, queue_job_not_failed
 */
export async function retryJob(ctx: SignedCtx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const kind = await reviveJob(tx.db, id);
    if (!kind) throw new AppError((await isJobKnown(tx.db, id)) ? 'queue_job_not_failed' : 'queue_job_not_exist');
    await forgetEffect(tx.db, id);
    await notify(tx.db, jobsChannel, kind);
    await recordAudit(tx, { action: 'retry', entity: 'queue_job', entity_id: id, changes: { kind: { after: kind } } });
  });
}
