import type { UserNetwork } from '../../../domain/users/types';
import type { SignedCtx } from '../../context';
import { isOffered } from '../../social/consents/offered';
import { findNetwork } from './queries';

/** The caller's own accounts, each with whether its owner can be asked for consent here. */
export async function ownNetwork(ctx: SignedCtx): Promise<UserNetwork> {
  const { socials, ...network } = await findNetwork(ctx.db, ctx.viewer.id);
  return { ...network, socials: socials.map((one) => ({ ...one, offered: isOffered(ctx, one.social_type) })) };
}
