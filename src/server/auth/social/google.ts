import type { SocialAnswer } from '../../../domain/auth/schema';
import { AppError, type ErrorCode } from '../../../domain/errors';
import { oneTimeSeconds } from '../../../domain/limits';
import { emailAddress } from '../../../domain/validation';
import type { BegunSignIn, SocialIdentity } from '../../adapters/oauth/provider';
import { type Ctx, inTransaction } from '../../context';
import { type Cookie, readCookie, setCookie } from '../../http/cookies';
import type { Ring } from '../../secrets';
import { readClaims, signClaims } from '../../signedClaims';
import { insertOneTimeToken } from '../queries/oneTimeTokens';
import { newRefreshToken } from '../tokens';

const callbackPath = '/api/v1/auth/google/callback';
const signInCookie: Cookie = { name: 'google_sign_in', path: callbackPath, sameSite: 'Lax' };

/** A browser on its way: where it goes next and the cookie it takes along. */
export interface Journey {
  location: string;
  cookie: string;
}

/**
 * Sends the browser to Google; state, nonce and PKCE verifier travel in a signed cookie only our callback receives.
 * @throws AppError route_not_found where no Google client is configured
 */
export async function startGoogle(ctx: Ctx, home: string): Promise<Journey> {
  if (!ctx.google) throw new AppError('route_not_found');
  try {
    const { url, ...begun } = await ctx.google.begin(home + callbackPath);
    const sealed = signClaims({ ...begun }, ctx.secrets.signInCookies, oneTimeSeconds.redirect);
    return { location: url, cookie: setCookie(signInCookie, sealed, oneTimeSeconds.redirect, home) };
  } catch (error) {
    ctx.log.error({ err: error }, 'Google was not reached');
    return { location: callbackPage({ error: 'social_sign_in_failed' }), cookie: setCookie(signInCookie, '', 0, home) };
  }
}

/**
 * Checks what Google sent back and goes on to `/oauth/callback?type=google`: with `socialId`, the token login-social
 * takes once within 2 minutes, and the proven `email` and `fullname`, which registration needs where no user has that
 * e-mail; or with `error`, a code of the catalogue. The location is always a path of our own.
 */
export async function finishGoogle(
  ctx: Ctx,
  { home, cookie, answer }: { home: string; cookie: string; answer: SocialAnswer },
): Promise<Journey> {
  if (!ctx.google) throw new AppError('route_not_found');
  const forget = setCookie(signInCookie, '', 0, home);
  try {
    const begun = begunBy(readCookie(signInCookie, cookie, home), ctx.secrets.signInCookies);
    const url = new URL(`${home}${callbackPath}?${new URLSearchParams(given(answer))}`);
    const identity = await ctx.google.finish(url, begun);
    return { location: callbackPage(await admit(ctx, identity)), cookie: forget };
  } catch (error) {
    const code: ErrorCode = error instanceof AppError ? error.code : 'social_sign_in_failed';
    ctx.log.info({ code, reason: error instanceof Error ? error.name : 'unknown' }, 'a Google sign-in was refused');
    return { location: callbackPage({ error: code }), cookie: forget };
  }
}

async function admit(ctx: Ctx, identity: SocialIdentity): Promise<Record<string, string>> {
  if (!identity.emailVerified) throw new AppError('social_email_not_verified');
  const email = emailAddress().required().validateSync(identity.email);
  const { token, hash } = newRefreshToken();
  const expires_at = new Date(Date.now() + oneTimeSeconds.social * 1000);
  await inTransaction(ctx, (tx) =>
    insertOneTimeToken(tx.db, {
      ...{ token_hash: hash, purpose: 'social', username: email, expires_at },
      payload: { subject: identity.subject },
    }),
  );
  return { socialId: token, email, fullname: identity.fullname.replace(/\p{Cc}/gu, ' ').slice(0, 255) };
}

function callbackPage(query: Record<string, string>): string {
  return `/oauth/callback?${new URLSearchParams({ type: 'google', ...query })}`;
}

function given(answer: SocialAnswer): Record<string, string> {
  return Object.fromEntries(Object.entries(answer).filter((entry): entry is [string, string] => Boolean(entry[1])));
}

function begunBy(sealed: string | null, keys: Ring): BegunSignIn {
  if (!sealed) throw new Error('no cookie of a sign-in that was begun here');
  const { state, nonce, verifier } = readClaims(sealed, keys, ['state', 'nonce', 'verifier']);
  return { state: String(state), nonce: String(nonce), verifier: String(verifier) };
}
