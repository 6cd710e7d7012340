import { AppError } from '../../domain/errors';
import type { BuiltInLanguage } from '../../domain/languages/rules';
import { passwordFits } from '../auth/passwords';
import type { Ctx } from '../context';
import { countTry } from '../http/rateLimit';
import { sha256Of } from '../sha256';
import { isOpenedBy, openingCookie } from './cookie';
import { passcodeTries } from './limits';
import { type FoundLink, findLiveLink } from './queries/found';

/** How somebody comes: the token of the address, the Cookie header as it was sent, and where browsers reach us. */
export interface Knock {
  token: string;
  cookie: string;
  home: string;
}

/**
 * The link of a token, whatever passcode it has.
 * @throws AppError report_link_not_exist: unknown, ended, revoked, of a removed campaign or a withdrawn frozen report
 */
async function linkOf({ db }: Ctx, token: string): Promise<FoundLink> {
  const link = await findLiveLink(db, sha256Of(token));
  if (!link) throw new AppError('report_link_not_exist');
  return link;
}

/**
 * The link of a token for somebody who may look behind it.
 * @throws AppError as `linkOf`; passcode_required where it was not said in the last 12 hours
 */
export async function openedLink(ctx: Ctx, { token, ...browser }: Knock): Promise<FoundLink> {
  const link = await linkOf(ctx, token);
  if (link.passcode_hash !== null && !isOpenedBy(ctx.secrets, link, browser)) throw new AppError('passcode_required');
  return link;
}

/** The language a link was made for, whoever asks. @throws AppError as `linkOf` */
export const languageOfLink = async (ctx: Ctx, token: string): Promise<BuiltInLanguage> =>
  (await linkOf(ctx, token)).lang;

/**
 * Takes the passcode of a link and answers the cookie that keeps it open; null where it needs none. Wrong ones are slowed
 * per network, and all together per link; a right one counts for nothing (CONTRACT-2 §9).
 * @throws AppError report_link_not_exist, verification_incorrect; TooManyRequests
 */
export async function openReportLink(
  ctx: Ctx,
  { token, passcode, home }: { token: string; passcode: string; home: string },
): Promise<string | null> {
  const link = await linkOf(ctx, token);
  if (link.passcode_hash === null) return null;
  const tried = await countTry(ctx.db, passcodeTries(link.id, ctx.address));
  if (!(await passwordFits(link.passcode_hash, passcode))) throw new AppError('verification_incorrect');
  await tried.undo();
  return openingCookie(ctx.secrets, link, home);
}
