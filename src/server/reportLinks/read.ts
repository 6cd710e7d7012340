import { dayOf } from '../../domain/dates';
import type { BuiltInLanguage } from '../../domain/languages/rules';
import type { LinkedReport } from '../../domain/reportLinks/types';
import type { Ctx } from '../context';
import { pick } from '../present';
import { documentOfLink } from './document';
import { type Knock, openedLink } from './open';
import { countVisit } from './queries/found';

interface Asked extends Knock {
  /** The link's own language unless said. */
  lang?: BuiltInLanguage | undefined;
  /** False for what is no person looking: `isVisit` of the request. */
  isVisit?: boolean;
}

/**
 * The report behind a link, presented anew for somebody without an account: what a customer would see, less the data of
 * hidden blocks; a frozen one as it was frozen, with what has taken its place. One that was withdrawn is not shown any more: it no longer counts, and
 * the link has ended. Counts the visit once it can be answered; nobody's address is kept (CONTRACT-2 §9).
 * @throws AppError report_link_not_exist (unknown, ended, revoked, malformed, campaign removed, frozen report withdrawn:
 * all one answer), passcode_required
 */
export async function readLinkedReport(ctx: Ctx, { lang, isVisit = true, ...knock }: Asked): Promise<LinkedReport> {
  const link = await openedLink(ctx, knock);
  const document = await documentOfLink(ctx, link, lang ?? link.lang);
  if (isVisit) await countVisit(ctx.db, link.id, dayOf(new Date()));
  return { ...document, link: pick(link, ['lang', 'expires_at', 'replaced_by']) };
}
