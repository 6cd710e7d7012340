import * as yup from 'yup';
import { consentNetworks } from '../../../domain/social/consentValues';
import type { Services } from '../../context';
import { isStillGranted } from '../../db/consents';
import type { Handlers } from '../../jobs/handler';
import { openText } from './tokens';

const asked = yup.object({
  social_type: yup.string().oneOf(consentNetworks).required(),
  granted_by: yup.string().required(),
  access_token: yup.string().required(),
  refresh_token: yup.string().nullable().default(null),
});

/** The jobs of owners' consent. Revoking twice is as good as once, so a run that was cut off is simply made again. */
export const consentHandlers = {
  consent_revoke: {
    effect: 'read_then_write',
    async read(services, data) {
      await revokeAtNetwork(services, asked.validateSync(data));
      return async () => undefined;
    },
  },
} satisfies Handlers;

/**
 * Ends a consent at its network. While the same person's consent lets us read another account there, it stays: the
 * network knows one consent of a person to an app, not one for each account.
 * @throws NetworkFailure where the network may answer later
 */
async function revokeAtNetwork(services: Services, consent: yup.InferType<typeof asked>): Promise<void> {
  const provider = services.consents[consent.social_type];
  const access = openText(consent.access_token, services.secrets);
  const refresh = consent.refresh_token && openText(consent.refresh_token, services.secrets);
  if (!provider || !access) return;
  if (await isStillGranted(services.db, consent.granted_by, provider.networks)) return;
  await provider.revoke({ access, refresh });
}
