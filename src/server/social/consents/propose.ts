import { randomBytes } from 'node:crypto';
import { AppError, invalid } from '../../../domain/errors';
import type { ProposalInput } from '../../../domain/social/consentSchema';
import type { AccountProposal } from '../../../domain/social/consentTypes';
import type { ConsentNetwork } from '../../../domain/social/consentValues';
import type { ConsentedAccount } from '../../adapters/social/consent';
import { type Ctx, inTransaction } from '../../context';
import { asConflict } from '../../kols/conflicts';
import { proposeAccount } from '../../kols/proposeAccount';
import { sha256Of } from '../../sha256';
import { thumbnailOf } from '../sync/thumbnail';
import { readConnectCookie } from './cookie';
import { type Connect, lockOwnKol } from './queries/connects';
import { isInvitationOpen } from './queries/invitations';
import * as queries from './queries/proposals';

/** Accounts that one person may come back with and choose from. */
const mostAccounts = 50;

/**
 * Keeps for 10 minutes with which accounts somebody came back of whom none is linked, for the browser with this cookie;
 * answers the token they are proposed by, null where the network named no account. Nothing of the consent is kept.
 */
export async function keepProposal(
  ctx: Ctx,
  social_type: ConsentNetwork,
  { kol_id, user_id, invitation_id }: Connect,
  { cookie, accounts }: { cookie: string; accounts: readonly ConsentedAccount[] },
): Promise<string | null> {
  const named = accounts.filter(({ urls }) => urls.length > 0).slice(0, mostAccounts);
  if (named.length === 0) return null;
  const network = ctx.social[social_type];
  const taken = await queries.findTakenUrls(
    ctx.db,
    named.flatMap(({ urls }) => urls),
  );
  const returned = await Promise.all(
    named.map(async ({ urls, username, avatar }) => ({
      // The one with its name comes last; one that is linked says so under any of its addresses.
      url: urls.find((url) => taken.has(url)) ?? urls.at(-1) ?? '',
      username,
      picture: network && avatar ? await thumbnailOf(ctx, network, avatar) : null,
    })),
  );
  const token = randomBytes(32).toString('base64url');
  await queries.insertProposal(ctx.db, {
    token_sha256: sha256Of(token),
    cookie_sha256: sha256Of(cookie),
    social_type,
    kol_id,
    user_id,
    invitation_id,
    accounts: returned,
  });
  return token;
}

/** What somebody brings along: the token, the network and the Cookie header; and where browsers reach us. */
interface Held {
  token: string;
  network: ConsentNetwork;
  cookie: string;
  home: string;
}

/**
 * Which accounts somebody came back with beside those that are linked (CONTRACT-2 §15 Consent).
 * @throws AppError social_connect_expired: unknown, used, older than 10 minutes, or of another browser or network;
 * access_token_invalid, permission_denied (another user, staff), social_invitation_not_exist, kol_not_exist
 */
export async function openProposal(ctx: Ctx, held: Held): Promise<AccountProposal> {
  const found = await queries.findProposal(ctx.db, keyOf(ctx, held));
  if (!found) throw new AppError('social_connect_expired');
  await admit(ctx, found);
  const shown = await queries.findProposedFor(ctx.db, found.kol_id, held.network);
  if (!shown) throw new AppError('kol_not_exist');
  const taken = await queries.findTakenUrls(
    ctx.db,
    found.accounts.map(({ url }) => url),
  );
  const accounts = found.accounts.map((account) => ({ ...account, taken: taken.has(account.url) }));
  return { social_type: held.network, ...shown, accounts };
}

/**
 * Proposes one of these accounts, which spends them: an edit of the KOL that waits for approval, in the name of its user,
 * or of nobody where it was invited. Where it is refused, nothing is spent.
 * @throws AppError as openProposal; validation_failed (url: none of them), social_not_exist (`replaces` is not linked),
 * social_already_linked, change_is_pending
 */
export async function confirmProposal(ctx: Ctx, held: Held, { url, replaces }: ProposalInput): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const found = await queries.spendProposal(tx.db, keyOf(ctx, held));
    if (!found) throw new AppError('social_connect_expired');
    await admit(tx, found);
    if (!found.accounts.some((account) => account.url === url)) {
      throw invalid([{ property: 'url', message: 'invalid_value' }]);
    }
    const linked = (await queries.findProposedFor(tx.db, found.kol_id, held.network))?.linked ?? [];
    if (replaces && !linked.some(({ id }) => id === replaces)) throw new AppError('social_not_exist');
    const viewer = found.user_id ? tx.viewer : null;
    await proposeAccount({ ...tx, viewer }, found.kol_id, { url, replaces });
  }).catch(asConflict);
}

function keyOf({ secrets }: Ctx, { token, network, ...browser }: Held): queries.ProposalKey {
  const value = readConnectCookie(secrets, network, browser);
  if (!value) throw new AppError('social_connect_expired');
  return { token_sha256: sha256Of(token), cookie_sha256: sha256Of(value), social_type: network };
}

/** Only whoever left comes back: the KOL's own user, or nobody of the agency with an invitation that is still good. */
async function admit({ db, viewer }: Ctx, { kol_id, user_id, invitation_id }: queries.Proposal): Promise<void> {
  if (user_id && !viewer) throw new AppError('access_token_invalid');
  if (viewer?.type === 'staff' || (user_id && viewer?.id !== user_id)) throw new AppError('permission_denied');
  if (user_id && !(await lockOwnKol(db, kol_id, user_id))) throw new AppError('permission_denied');
  if (invitation_id && !(await isInvitationOpen(db, invitation_id))) {
    throw new AppError('social_invitation_not_exist');
  }
}
