import { AppError } from '../../domain/errors';
import { uploadQuota } from '../../domain/limits';
import type { Ctx } from '../context';
import { countAmount, countTry, type Limit, networkOf } from '../http/rateLimit';

type Sender = Pick<Ctx, 'viewer' | 'address'>;

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** Whose uploads are counted together: a user's, or those of the guests of one network. */
export function senderOf({ viewer, address }: Sender): string {
  return viewer ? `user:${viewer.id}` : networkOf(address);
}

/** What slows uploads: more than people send who fill in forms. */
function uploadLimit(sender: Sender): Limit {
  return { key: `upload:${senderOf(sender)}`, rule: { free: 200, wait: 1, longest: minute, window: 10 * minute } };
}

/** What slows pictures that were given up for what they take. */
export function exhaustingLimit(sender: Sender): Limit {
  return { key: `exhausting:${senderOf(sender)}`, rule: { free: 3, wait: minute, longest: hour, window: hour } };
}

/**
 * Counts a file of so many bytes before anything is done with it, refused or not.
 * @throws AppError exceeded_upload_limit_for_today, TooManyRequests
 */
export async function countUpload(ctx: Ctx, bytes: number): Promise<void> {
  await countTry(ctx.db, [uploadLimit(ctx)]);
  const most = ctx.viewer ? uploadQuota.user : uploadQuota.guest;
  const kilobytes = Math.ceil(bytes / 1024);
  const quota = { key: `uploaded:${senderOf(ctx)}`, most: most / 1024, window: day };
  if (!(await countAmount(ctx.db, quota, kilobytes))) throw new AppError('exceeded_upload_limit_for_today');
}
