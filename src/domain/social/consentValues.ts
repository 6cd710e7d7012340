import type { Network } from '../networks';

/** Networks whose owners are asked for consent; YouTube tells everybody what it tells (CONTRACT-2 §15). */
export const consentNetworks = ['facebook', 'instagram', 'tiktok'] as const satisfies readonly Network[];
export type ConsentNetwork = (typeof consentNetworks)[number];

/** Whether owners of accounts there are asked for consent. */
export function asksConsent(network: Network): network is ConsentNetwork {
  return (consentNetworks as readonly Network[]).includes(network);
}

/** Why a consent is lost: taken back here, taken back at the network, or come to its end. */
export const lostReasons = ['withdrawn', 'revoked', 'ended'] as const;
export type LostReason = (typeof lostReasons)[number];

/** Minutes to come back from the network in. */
export const connectMinutes = 10;
/** Days an invitation to connect an account is good for. */
export const invitationDays = 7;
