import type { Ctx } from '../context';
import { countTry, type Limit, networkOf } from '../http/rateLimit';
import { findVerified, type Proof, type Verified } from './queries/snapshots';

const minute = 60;

/** What slows a caller who asks whether something is ours. */
function verifyLimit(address: string): Limit {
  return {
    key: `verify:${networkOf(address)}`,
    rule: { free: 20, wait: 1, longest: 5 * minute, window: 60 * minute },
  };
}

const hash = /^[0-9a-f]{64}$/;
const printed = { number: /^RPT-\d{4}-\d{6,9}$/, code: /^[0-9a-f]{16}$/ };

async function verify(ctx: Ctx, proof: Proof, isPossible: boolean): Promise<Verified | null> {
  await countTry(ctx.db, [verifyLimit(ctx.address)]);
  return isPossible ? findVerified(ctx.db, proof) : null;
}

/**
 * The frozen report whose document or file has this SHA-256 (hexadecimal, in either case); null where there is none.
 * @throws TooManyRequests (CONTRACT-2 §9)
 */
export function verifyHash(ctx: Ctx, asked: string): Promise<Verified | null> {
  const sha256 = asked.trim().toLowerCase();
  return verify(ctx, { sha256 }, hash.test(sha256));
}

/**
 * The frozen report with this number and code, as they are printed, in either case; null where they do not belong
 * together. @throws TooManyRequests (CONTRACT-2 §9)
 */
export function verifyNumber(ctx: Ctx, asked: { number: string; code: string }): Promise<Verified | null> {
  const number = asked.number.trim().toUpperCase();
  const code = asked.code.trim().toLowerCase();
  return verify(ctx, { number, code }, printed.number.test(number) && printed.code.test(code));
}
