import { addDays, dayOf } from '../../domain/dates';
import { AppError } from '../../domain/errors';
import { type Network, networks } from '../../domain/networks';
import { ratioRounded } from '../../domain/ratio';
import type { PlatformQuery } from '../../domain/social/schema';
import type { FollowerPoint, PlatformProfile, SocialAccount } from '../../domain/social/types';
import type { SignedCtx } from '../context';
import { findKol } from '../kols/queries/detail';
import { presentAccount } from './present';
import { findAccounts, findFollowers, findPosts, type Period } from './queries/profile';

const usualDays = 30;

/** The days asked for; what is left out makes them the last 30. */
export function periodOf(asked: { start_date?: string | undefined; end_date?: string | undefined }): Period {
  const end = asked.end_date ?? dayOf(new Date());
  return { start: asked.start_date ?? addDays(end, 1 - usualDays), end };
}

/** @throws AppError kol_not_exist for a KOL the caller does not have */
export async function requireKol({ db, viewer }: SignedCtx, id: string): Promise<{ create_date: string }> {
  const kol = await findKol(db, viewer, id);
  if (!kol) throw new AppError('kol_not_exist');
  return kol;
}

/** Growth in % from the first to the last known reading; null where there are not two. */
function growthOf(history: readonly FollowerPoint[]): number | null {
  const known = history.flatMap(({ follower }) => (follower === null ? [] : [follower]));
  const [first, last] = [known[0], known.at(-1)];
  if (known.length < 2 || first === undefined || last === undefined) return null;
  return ratioRounded(last - first, first, 100);
}

/**
 * A KOL's account of a network in a period, the most followed one unless one is named (spec 1 §3 Platform profile).
 * @throws AppError kol_not_exist, social_not_exist
 */
export async function readPlatform(ctx: SignedCtx, network: Network, query: PlatformQuery): Promise<PlatformProfile> {
  await requireKol(ctx, query.kol_id);
  const accounts = await findAccounts(ctx.db, query.kol_id, network);
  const account = query.social_id ? accounts.find(({ id }) => id === query.social_id) : accounts[0];
  if (!account) throw new AppError('social_not_exist');
  const period = periodOf(query);
  const [follower_history, latest_posts] = await Promise.all([
    findFollowers(ctx.db, query.kol_id, account.id, period),
    findPosts(ctx.db, account.id, period, query.max_number),
  ]);
  const told = presentAccount(ctx.viewer, account);
  return { ...told, follower_growth_rate: growthOf(follower_history), follower_history, latest_posts };
}

/**
 * A KOL's accounts in the order of networks, each with its growth of the last 30 days.
 * @throws AppError kol_not_exist
 */
export async function readAccounts(ctx: SignedCtx, kolId: string): Promise<SocialAccount[]> {
  await requireKol(ctx, kolId);
  const accounts = await findAccounts(ctx.db, kolId);
  const period = periodOf({});
  const grown = await Promise.all(
    accounts.map(async (account) => ({
      ...presentAccount(ctx.viewer, account),
      follower_growth_rate: growthOf(await findFollowers(ctx.db, kolId, account.id, period)),
    })),
  );
  return grown.sort((a, b) => networks.indexOf(a.social_type) - networks.indexOf(b.social_type));
}
