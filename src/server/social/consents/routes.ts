import { AppError } from '../../../domain/errors';
import { onlyStaff } from '../../guards';
import { AnswerWithCookie, type Api, CookieAnswer, RedirectAnswer } from '../../http/api';
import { findKol } from '../../kols/queries/detail';
import { sha256Of } from '../../sha256';
import { finishConnect } from './callback';
import { startConnect } from './connect';
import { noConnectCookie } from './cookie';
import { inviteToConnect } from './invite';
import { isOffered, offeredBeside } from './offered';
import { confirmProposal, openProposal } from './propose';
import { findInvitation } from './queries/invitations';
import { findAskedAccounts, findConnections, findInvitations } from './queries/shown';
import { withdrawConsent } from './withdraw';

/** Binds the calls of owners' consent (CONTRACT-2 §15 Consent). */
export function consentRoutes(api: Api): void {
  api.handle('socialConnect', async ({ ctx, params, body, home }) => {
    const { url, cookie } = await startConnect(ctx, params.network, body, home);
    return new AnswerWithCookie({ data: { url } }, cookie);
  });
  api.handle('socialCallback', async ({ ctx, params, query, home, cookie }) => {
    const journey = await finishConnect(ctx, params.network, { home, cookie, answer: query });
    return new RedirectAnswer(journey.location, journey.cookie);
  });
  api.handle('socialProposalOpen', async ({ ctx, params: { network }, body, cookie, home }) => ({
    data: await openProposal(ctx, { token: body.proposal, network, cookie, home }),
  }));
  api.handle('socialPropose', async ({ ctx, params: { network }, body, cookie, home }) => {
    await confirmProposal(ctx, { token: body.proposal, network, cookie, home }, body);
    return new CookieAnswer(noConnectCookie(network, home));
  });
  api.handle('socialWithdraw', ({ ctx, params }) => withdrawConsent(ctx, params.id));
  api.handle('socialConsents', async ({ ctx, query }) => {
    onlyStaff(ctx.viewer);
    if (!(await findKol(ctx.db, ctx.viewer, query.kol_id))) throw new AppError('kol_not_exist');
    const found = await findConnections(ctx.db, query.kol_id);
    const linked = found.map((one) => ({ ...one, offered: isOffered(ctx, one.social_type) }));
    const asked = await findInvitations(ctx.db, query.kol_id);
    const unlinked = offeredBeside(ctx, found).map((social_type) => ({
      ...{ id: null, social_type, url: null, name: null, offered: true, consent: null },
      invitation: asked.get(social_type) ?? null,
    }));
    const data = [...linked, ...unlinked];
    return { data, total: data.length, page: 1, size: data.length };
  });
  api.handle('socialInvite', ({ ctx, body, home }) => inviteToConnect(ctx, body, home));
  api.handle('socialInvitationOpen', async ({ ctx, body }) => {
    const invitation = await findInvitation(ctx.db, sha256Of(body.invitation));
    if (!invitation) throw new AppError('social_invitation_not_exist');
    const { kol_id, social_type, stage_name } = invitation;
    const accounts = await findAskedAccounts(ctx.db, kol_id, social_type);
    return { data: { social_type, kol: { stage_name }, accounts, offered: isOffered(ctx, social_type) } };
  });
}
