import type { Api } from '../http/api';
import { createApiKey, ownApiKeys, revokeApiKey } from './apiKeys/own';
import { addPasskey, beginPasskey } from './passkeys/own';
import { requestOwnPasskey } from './passkeys/request';
import { siteAt } from './passkeys/site';
import { mailProofCode } from './proof/mail';
import { prove } from './proof/prove';
import { proofWays } from './proof/ways';
import { beginTotp, confirmTotp, renewRecoveryCodes, turnSecondFactorOff } from './secondFactor/own';
import { findSecondFactor } from './secondFactor/queries';
import { removePasskey, removeTotp } from './secondFactor/remove';

/** Binds the calls of the own second factor and API keys, and of showing whose session it is. */
export function ownAuthRoutes(api: Api): void {
  api.handle('secondFactor', async ({ ctx, home }) => ({
    data: await findSecondFactor(ctx.db, ctx.viewer.id, siteAt(home, ctx.config)),
  }));
  api.handle('totpBegin', async ({ ctx, body }) => ({ data: await beginTotp(ctx, body) }));
  api.handle('totpConfirm', async ({ ctx, body }) => ({ data: await confirmTotp(ctx, body) }));
  api.handle('totpRemove', ({ ctx }) => removeTotp(ctx));
  api.handle('passkeyBegin', async ({ ctx, home }) => ({ data: await beginPasskey(ctx, home) }));
  api.handle('passkeyAdd', async ({ ctx, body, home }) => ({ data: await addPasskey(ctx, body, home) }));
  api.handle('passkeyRemove', ({ ctx, params }) => removePasskey(ctx, params.id));
  api.handle('passkeyRequest', async ({ ctx, home }) => ({ data: await requestOwnPasskey(ctx, home) }));
  api.handle('recoveryCodesRenew', async ({ ctx, body, home }) => ({
    data: await renewRecoveryCodes(ctx, body, home),
  }));
  api.handle('secondFactorOff', ({ ctx, body, home }) => turnSecondFactorOff(ctx, body, home));
  api.handle('proofWays', async ({ ctx, home }) => ({ data: await proofWays(ctx, home) }));
  api.handle('prove', ({ ctx, body, home }) => prove(ctx, body, home));
  api.handle('apiKeys', async ({ ctx }) => {
    const data = await ownApiKeys(ctx);
    return { data, total: data.length, page: 1, size: data.length };
  });
  api.handle('apiKeyCreate', async ({ ctx, body }) => ({ data: await createApiKey(ctx, body) }));
  api.handle('apiKeyRevoke', ({ ctx, params }) => revokeApiKey(ctx, params.id));
  api.handle('proofMail', async ({ ctx, home }) => ({ data: await mailProofCode(ctx, home) }));
}
