import { AppError } from '../../domain/errors';
import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import { announce } from '../db/changes';
import { notify } from '../db/listener';
import { jobsChannel } from './enqueue';
import { forgetEffect, isJobKnown, reviveJob, takeBackMiss } from './queries';

/**
 * Runs a failed job once more, also one that was cut off and may have had its effect: that is the caller's to judge. The
 * mail a letter is of is on its way again, until that fails too.
 * @throws AppError queue_job_not_exist, queue_job_not_failed
 */
export async function retryJob(ctx: SignedCtx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const job = await reviveJob(tx.db, id);
    if (!job) throw new AppError((await isJobKnown(tx.db, id)) ? 'queue_job_not_failed' : 'queue_job_not_exist');
    await forgetEffect(tx.db, id);
    const { kind } = job;
    const campaign = await takeBackMiss(tx.db, job);
    if (campaign) await announce(tx.db, ['reportMails', campaign]);
    await notify(tx.db, jobsChannel, kind);
    await recordAudit(tx, { action: 'retry', entity: 'queue_job', entity_id: id, changes: { kind: { after: kind } } });
  });
}
