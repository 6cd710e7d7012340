import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import type { Registrant } from '../../../domain/auth/schema';
import { AppError, type ErrorCode, TooManyRequests } from '../../../domain/errors';
import { otpLimits } from '../../../domain/limits';
import { type Ctx, inTransaction } from '../../context';
import { lockKeys } from '../../db/rateLimits';
import { countTry, waitOf } from '../../http/rateLimit';
import { newId } from '../../ids';
import { codeLimit, receiverLimit } from '../limits';
import {
  countWrongTry,
  findOtp,
  forgetOldOtps,
  lockOtp,
  type OtpPurpose,
  replaceOtp,
  spendOtp,
  updatePayload,
} from './queries';

type Otp = NonNullable<Awaited<ReturnType<typeof findOtp>>>;

interface Request {
  purpose: OtpPurpose;
  /** In lower case; whether it belongs to anyone makes no difference here. */
  username: string;
  /** What a registrant said. Asking again only adds it where nothing was said before. */
  payload?: Registrant;
  /** A call that asks for another code is told to wait; one that starts over goes on with the code there is. */
  again: boolean;
}

/**
 * Makes a new code and has it sent, in one transaction; nothing where the one sent less than a minute ago still serves.
 * Codes are made for names
 * without an account just the same, so that neither answer nor time nor waiting tells which names have one.
 * @throws TooManyRequests
 */
export function issueOtp(ctx: Ctx, request: Request, send: (tx: Ctx, code: string) => Promise<void>): Promise<void> {
  const { purpose, username } = request;
  return inTransaction(ctx, async (tx) => {
    await lockKeys(tx.db, [`otp:${purpose}:${username}`]);
    const last = await lockOtp(tx.db, purpose, username);
    const wait = await resendWait(tx, purpose, username, last);
    if (wait > 0) {
      if (request.again || !last || !isLive(last)) throw new TooManyRequests(wait);
      if (request.payload) await updatePayload(tx.db, last.id, request.payload);
      return;
    }
    await countTry(tx.db, [receiverLimit(purpose, username)]);
    const code = String(randomInt(10 ** otpLimits.digits)).padStart(otpLimits.digits, '0');
    const now = Date.now();
    await forgetOldOtps(tx.db);
    await replaceOtp(tx.db, {
      id: newId(),
      username,
      purpose,
      code_hash: hashCode(ctx.secrets.otps[0], request, code),
      payload: (request.again ? (last?.payload ?? request.payload) : (request.payload ?? last?.payload)) ?? null,
      created_at: new Date(now),
      expires_at: new Date(now + otpLimits.seconds * 1000),
    });
    await send(tx, code);
  });
}

/** Seconds the last code of a name still lives, and until another may be asked for. */
export async function otpTimes(
  ctx: Ctx,
  purpose: OtpPurpose,
  username: string,
): Promise<{ remaining_seconds: number; resend_in_seconds: number }> {
  const last = await findOtp(ctx.db, purpose, username);
  const remaining = last && isLive(last) ? secondsUntil(last.expires_at) : 0;
  const wait = await resendWait(ctx, purpose, username, last);
  return { remaining_seconds: Math.max(0, Math.ceil(remaining)), resend_in_seconds: Math.ceil(wait) };
}

type Tried = { purpose: OtpPurpose; username: string; code: string };
/** What a right code lets happen, given what was said when it was asked for. */
type Work<T> = (tx: Ctx, payload: Registrant | null) => Promise<T>;
type Redeemed<T> = { refused: ErrorCode } | { done: T };

/**
 * Tries a code and, if it is right, does the work and spends it, all in one transaction; wrong tries are counted for
 * the code and for the caller. A refusal of the work itself leaves the code as it was.
 * @throws AppError verification_incorrect, verification_expired, verification_code_not_existed, what the work refuses;
 * TooManyRequests
 */
export async function redeemOtp<T>(ctx: Ctx, { purpose, username, code }: Tried, work: Work<T>): Promise<T> {
  const counted = await countTry(ctx.db, [codeLimit(ctx.address)]);
  const outcome = await tryOtp(ctx, { purpose, username, code }, work).catch(async (error: unknown) => {
    await counted.undo();
    throw error;
  });
  if ('refused' in outcome) {
    throw new AppError(outcome.refused, [{ property: codeField[purpose], message: outcome.refused }]);
  }
  await counted.undo();
  return outcome.done;
}

// A refusal is returned, not thrown: a thrown one would roll the counting back.
function tryOtp<T>(ctx: Ctx, { purpose, username, code }: Tried, work: Work<T>): Promise<Redeemed<T>> {
  return inTransaction<Redeemed<T>, Ctx>(ctx, async (tx) => {
    const otp = await lockOtp(tx.db, purpose, username);
    if (!otp || otp.spent_at) return { refused: 'verification_code_not_existed' };
    if (!isLive(otp)) return { refused: 'verification_expired' };
    if (!isOf(ctx, { purpose, username, code }, otp.code_hash)) {
      await countWrongTry(tx.db, otp.id);
      return { refused: 'verification_incorrect' };
    }
    const done = await work(tx, otp.payload as Registrant | null);
    await spendOtp(tx.db, otp.id);
    return { done };
  });
}

const codeField = { register: 'otp', forgot: 'verification_code', prove: 'otp' } as const;

async function resendWait(ctx: Ctx, purpose: OtpPurpose, username: string, last: Otp | null): Promise<number> {
  const sinceLast = last && !last.spent_at ? otpLimits.resendSeconds + secondsUntil(last.created_at) : 0;
  return Math.max(0, sinceLast, await waitOf(ctx.db, [receiverLimit(purpose, username)]));
}

function isLive(otp: Otp): boolean {
  return !otp.spent_at && otp.attempts < otpLimits.tries && otp.expires_at > new Date();
}

function secondsUntil(instant: Date): number {
  return (instant.getTime() - Date.now()) / 1000;
}

// Keyed, because six digits under a bare hash are found by trying them all.
function hashCode(key: Uint8Array, { purpose, username }: Pick<Tried, 'purpose' | 'username'>, code: string): string {
  return createHmac('sha256', key).update(`${purpose}:${username}:${code}`).digest('base64url');
}

function isOf({ secrets }: Ctx, tried: Tried, hash: string): boolean {
  return secrets.otps.some((key) => isSame(hash, hashCode(key, tried, tried.code)));
}

function isSame(a: string, b: string): boolean {
  return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}
