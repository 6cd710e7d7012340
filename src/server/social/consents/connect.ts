import { randomBytes } from 'node:crypto';
import { AppError } from '../../../domain/errors';
import type { ConnectInput } from '../../../domain/social/consentSchema';
import type { ConsentNetwork } from '../../../domain/social/consentValues';
import type { Ctx } from '../../context';
import { sha256Of } from '../../sha256';
import { callbackPath, connectCookie } from './cookie';
import { insertConnect } from './queries/connects';
import { findInvitation } from './queries/invitations';
import { sealText } from './tokens';

/** Whose account is to be connected, and who says so. */
type Who = { kol_id: string } & ({ user_id: string; invitation_id: null } | { user_id: null; invitation_id: string });

/**
 * Where a KOL goes on to its network to consent, and the cookie it takes along: the KOL's own user, or whoever holds
 * its invitation; never the agency in its place (CONTRACT-2 §15 Consent). `state` is used once, within 10 minutes, with
 * that cookie, for that KOL and network.
 * @throws AppError access_token_invalid (nobody is signed in), permission_denied (another's KOL, staff),
 * social_invitation_not_exist, network_not_connected
 */
export async function startConnect(
  ctx: Ctx,
  network: ConsentNetwork,
  input: ConnectInput,
  home: string,
): Promise<{ url: string; cookie: string }> {
  const who = input.invitation ? await invited(ctx, network, input.invitation) : own(ctx, input.kol_id ?? '');
  const provider = ctx.consents[network];
  if (!provider) throw new AppError('network_not_connected');
  const state = randomBytes(32).toString('base64url');
  const verifier = randomBytes(48).toString('base64url');
  const { value, cookie } = connectCookie(ctx.secrets, network, home);
  await insertConnect(ctx.db, {
    ...who,
    social_type: network,
    state_sha256: sha256Of(state),
    cookie_sha256: sha256Of(value),
    verifier_sealed: sealText(verifier, ctx.secrets),
  });
  return { url: provider.authorizeUrl({ state, verifier, redirect: home + callbackPath(network) }), cookie };
}

function own({ viewer }: Ctx, kol_id: string): Who {
  if (!viewer) throw new AppError('access_token_invalid');
  if (viewer.kolId !== kol_id) throw new AppError('permission_denied');
  return { kol_id, user_id: viewer.id, invitation_id: null };
}

async function invited({ db, viewer }: Ctx, network: ConsentNetwork, token: string): Promise<Who> {
  if (viewer?.type === 'staff') throw new AppError('permission_denied');
  const invitation = await findInvitation(db, sha256Of(token));
  if (invitation?.social_type !== network) throw new AppError('social_invitation_not_exist');
  return { kol_id: invitation.kol_id, user_id: null, invitation_id: invitation.id };
}
