import { AppError, type ErrorCode } from '../../../domain/errors';
import type { ConnectAnswer } from '../../../domain/social/consentSchema';
import type { ConsentNetwork } from '../../../domain/social/consentValues';
import type { Grant } from '../../adapters/social/consent';
import { NetworkFailure } from '../../adapters/social/network';
import type { Ctx } from '../../context';
import { revokeLater } from '../../jobs/consents';
import { sha256Of } from '../../sha256';
import { callbackPath, noConnectCookie, readConnectCookie, sameCookie } from './cookie';
import { keepGrant, OtherAccount } from './keep';
import { keepProposal } from './propose';
import { type Connect, spendConnect } from './queries/connects';
import { openText, sealText } from './tokens';

/** A browser on its way: where it goes next and the cookie it takes along. */
export interface Journey {
  location: string;
  cookie: string;
}

interface Return {
  home: string;
  cookie: string;
  answer: ConnectAnswer;
}

/**
 * Takes what a network sent an owner back with and goes on to `/oauth/callback`, a path of our own: with `type` and
 * `socialId`, the account that is connected now, or with `error`, a code of the catalogue; at social_other_account with a
 * token behind `#proposal=`, where one of the accounts that came back may be proposed: the cookie stays for that. What
 * was consented to and is not kept is revoked (CONTRACT-2 §15).
 */
export async function finishConnect(ctx: Ctx, network: ConsentNetwork, back: Return): Promise<Journey> {
  const cookie = noConnectCookie(network, back.home);
  try {
    return await connect(ctx, network, back);
  } catch (error) {
    const code: ErrorCode = error instanceof AppError ? error.code : 'social_connect_failed';
    const reason = error instanceof NetworkFailure ? error.reason : error instanceof Error ? error.name : 'unknown';
    ctx.log.info({ code, network, reason }, 'an account was not connected');
    return { location: page(network, { error: code }), cookie };
  }
}

async function connect(ctx: Ctx, network: ConsentNetwork, back: Return): Promise<Journey> {
  const { home, answer } = back;
  const { begun, value } = await spent(ctx, network, back);
  if (answer.error)
    throw new AppError(answer.error === 'access_denied' ? 'social_connect_denied' : 'social_connect_failed');
  const provider = ctx.consents[network];
  const verifier = openText(begun.verifier_sealed, ctx.secrets);
  if (!provider) throw new AppError('network_not_connected');
  if (!answer.code || !verifier) throw new AppError('social_connect_failed');
  const grant = await provider.exchange({ code: answer.code, verifier, redirect: home + callbackPath(network) });
  try {
    const socialId = await keepGrant(ctx, network, begun, grant);
    return { location: page(network, { socialId }), cookie: noConnectCookie(network, home) };
  } catch (error) {
    await giveBack(ctx, network, grant);
    const isOther = error instanceof OtherAccount;
    const token = isOther && (await keepProposal(ctx, network, begun, { cookie: value, accounts: grant.accounts }));
    if (!token) throw error;
    ctx.log.info({ network }, 'another account came back than a linked one');
    const location = `${page(network, { error: error.code })}#proposal=${token}`;
    return { location, cookie: sameCookie(ctx.secrets, network, home, value) };
  }
}

/** @throws AppError social_connect_expired: unknown, used, older than 10 minutes, or of another browser or network */
async function spent(
  ctx: Ctx,
  network: ConsentNetwork,
  { answer: { state }, ...browser }: Return,
): Promise<{ begun: Connect; value: string }> {
  const value = readConnectCookie(ctx.secrets, network, browser);
  const begun =
    state && value
      ? await spendConnect(ctx.db, {
          state_sha256: sha256Of(state),
          cookie_sha256: sha256Of(value),
          social_type: network,
        })
      : undefined;
  if (!begun || !value) throw new AppError('social_connect_expired');
  return { begun, value };
}

function giveBack(ctx: Ctx, social_type: ConsentNetwork, { granted_by, tokens }: Grant): Promise<void> {
  const access_token = sealText(tokens.access, ctx.secrets);
  const refresh_token = tokens.refresh && sealText(tokens.refresh, ctx.secrets);
  return revokeLater(ctx.db, [{ social_type, granted_by, access_token, refresh_token }]);
}

function page(type: ConsentNetwork, query: Record<string, string>): string {
  return `/oauth/callback?${new URLSearchParams({ type, ...query })}`;
}
