import { TooManyRequests } from '../../domain/errors';
import type { Ctx } from '../context';
import { countTry } from '../http/rateLimit';
import { receiptLimit } from './limits';

/** Whether this address may be sent one more receipt; the request itself goes through either way. */
export async function mayHaveReceipt({ db }: Ctx, email: string): Promise<boolean> {
  try {
    await countTry(db, [receiptLimit(email)]);
    return true;
  } catch (error) {
    if (error instanceof TooManyRequests) return false;
    throw error;
  }
}
