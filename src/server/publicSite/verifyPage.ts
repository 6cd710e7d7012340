import { TooManyRequests } from '../../domain/errors';
import { builtInFor } from '../../domain/languages/rules';
import type { VerifyOutcome } from '../../domain/publicSite/pages';
import type { Ctx } from '../context';
import { inLane } from '../db/lanes';
import { presentVerified } from '../reportSnapshots/present';
import { verifyNumber } from '../reportSnapshots/verify';
import type { Answered } from './types';

interface AskedNumber {
  number: string;
  code: string;
}

/** The page that proves a report to be ours; where the address names number and code, with what is known of them. */
export async function verifyPage(ctx: Ctx, { number, code }: AskedNumber): Promise<Answered> {
  const asked = { number: number.trim(), code: code.trim() };
  const outcome = asked.number && asked.code ? await outcomeOf(ctx, asked) : null;
  return { status: 200, page: { page: 'verify', language: builtInFor(ctx.language), ...asked, outcome } };
}

async function outcomeOf(ctx: Ctx, asked: AskedNumber): Promise<VerifyOutcome> {
  try {
    const found = await verifyNumber({ ...ctx, db: inLane(ctx.db, '/verify') }, asked);
    return { is: 'answered', verification: presentVerified(found) };
  } catch (error) {
    if (error instanceof TooManyRequests) return { is: 'slowed', seconds: Math.ceil(error.retryAfter) };
    ctx.log.error({ err: error }, 'a number was not verified');
    return { is: 'failed' };
  }
}
