import { AppError } from '../../../domain/errors';
import type { ConsentNetwork } from '../../../domain/social/consentValues';
import type { ConsentedAccount, Grant } from '../../adapters/social/consent';
import { changesOf } from '../../audit/changes';
import { recordAudit } from '../../audit/record';
import { type Ctx, inTransaction } from '../../context';
import { announce } from '../../db/changes';
import { askForAccounts } from '../../jobs/readings';
import { type Connect, lockOwnKol } from './queries/connects';
import { findLinkedAccounts, saveConsent } from './queries/consents';
import { spendInvitation } from './queries/invitations';
import { sealText } from './tokens';

/** Who signed in at the network owns none of the KOL's linked accounts there. */
export class OtherAccount extends AppError {
  constructor() {
    super('social_other_account');
  }
}

/**
 * Keeps what an owner consented to for those of the KOL's linked accounts it is for, tokens sealed, and has them read
 * soon; answers the first of them. An invitation is used up by it.
 * @throws AppError social_scopes_missing, permission_denied (the KOL is another user's by now),
 * social_invitation_not_exist (used meanwhile), social_other_account
 */
export async function keepGrant(ctx: Ctx, network: ConsentNetwork, begun: Connect, grant: Grant): Promise<string> {
  if (grant.missing.length > 0) throw new AppError('social_scopes_missing');
  return inTransaction(ctx, async (tx) => {
    await admit(tx, begun);
    const linked = await findLinkedAccounts(tx.db, begun.kol_id, network);
    const matches = linked.flatMap(({ id, url }) => {
      const account = grant.accounts.find(({ urls }) => urls.includes(url));
      return account ? [{ id, url, account }] : [];
    });
    const [first] = matches;
    if (!first) throw new OtherAccount();
    for (const { id, account } of matches) await save(tx, network, begun, grant, id, account);
    const actor = begun.user_id && { actor_id: begun.user_id };
    await recordAudit(
      tx,
      ...matches.map(({ url, account }) => ({
        action: 'connect' as const,
        entity: 'kol' as const,
        entity_id: begun.kol_id,
        changes: changesOf(null, { url, username: account.username }),
        ...actor,
      })),
    );
    await askForAccounts(
      tx,
      matches.map(({ id }) => id),
    );
    await announce(tx.db, ['socials'], ['kols', begun.kol_id], ['audit']);
    return first.id;
  });
}

async function admit({ db }: Ctx, { kol_id, user_id, invitation_id }: Connect): Promise<void> {
  if (user_id && !(await lockOwnKol(db, kol_id, user_id))) throw new AppError('permission_denied');
  if (invitation_id && !(await spendInvitation(db, invitation_id))) throw new AppError('social_invitation_not_exist');
}

function save(
  { db, secrets }: Ctx,
  social_type: ConsentNetwork,
  { kol_id }: Connect,
  { granted_by, scopes, tokens }: Grant,
  social_id: string,
  { remote_id, username, avatar, introduction, figures, access }: ConsentedAccount,
): Promise<void> {
  return saveConsent(db, {
    social_id,
    kol_id,
    social_type,
    granted_by,
    scopes,
    remote_id,
    username,
    avatar,
    introduction,
    figures,
    access_token: sealText(access ?? tokens.access, secrets),
    refresh_token: tokens.refresh && sealText(tokens.refresh, secrets),
    accessSeconds: tokens.accessSeconds,
    seconds: tokens.seconds,
  });
}
