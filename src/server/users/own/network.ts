import { readProfileUrl } from '../../../domain/kols/profileUrl';
import type { UserNetwork } from '../../../domain/users/types';
import type { SignedCtx } from '../../context';
import { isOffered, offeredBeside } from '../../social/consents/offered';
import { findNetwork } from './queries';

/** The caller's own accounts, each with whether its owner can be asked for consent here, and those it proposed. */
export async function ownNetwork(ctx: SignedCtx): Promise<UserNetwork> {
  const { socials, waiting, ...network } = await findNetwork(ctx.db, ctx.viewer.id);
  return {
    ...network,
    socials: socials.map((one) => ({ ...one, offered: isOffered(ctx, one.social_type) })),
    unlinked: network.kol ? offeredBeside(ctx, socials) : [],
    waiting: waiting.flatMap((url) => {
      const read = readProfileUrl(url);
      return 'url' in read ? [read] : [];
    }),
  };
}
