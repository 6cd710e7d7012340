import type { SocialAccountFigures } from '../../../domain/social/consentTypes';
import type { ConsentNetwork } from '../../../domain/social/consentValues';

/** What an owner's account is read with. Lifetimes in seconds from now; null = the provider does not say. */
export interface ConsentTokens {
  access: string;
  refresh: string | null;
  accessSeconds: number | null;
  /** How long it can be made fresh without the owner. */
  seconds: number | null;
}

/** An account its owner let us read. */
export interface ConsentedAccount {
  /** The network's own id of it. */
  remote_id: string;
  /** The addresses it may be linked under, in canonical spelling. */
  urls: string[];
  username: string;
  avatar: string | null;
  introduction: string | null;
  figures: SocialAccountFigures | null;
  /** Its own token, where reading it needs another than the owner's. */
  access: string | null;
}

/** What an owner consented to. */
export interface Grant {
  /** The network's own id of the owner. */
  granted_by: string;
  scopes: string[];
  /** Rights that reading needs and the owner did not give. */
  missing: string[];
  tokens: ConsentTokens;
  accounts: ConsentedAccount[];
}

/** Where an owner consents, and what becomes of it. Every call may throw a NetworkFailure. */
export interface ConsentProvider {
  /** The networks that stand or fall with one consent of an owner: what revokes one revokes all. */
  networks: readonly ConsentNetwork[];
  /** Tokens are made fresh when they end within so many seconds. */
  freshBefore: number;
  /** The provider's page, which comes back to `redirect` with `state`; the PKCE challenge is made of `verifier`. */
  authorizeUrl(asked: { state: string; verifier: string; redirect: string }): string;
  /** @throws NetworkFailure refused where the code is unknown, used or another's */
  exchange(answer: { code: string; verifier: string; redirect: string }): Promise<Grant>;
  /** Tokens in place of these, of which the refresh token may be over then. @throws NetworkFailure consent_lost */
  refresh(tokens: Pick<ConsentTokens, 'access' | 'refresh'>, remote_id: string): Promise<ConsentTokens>;
  /** Ends the owner's consent at the provider; one that is over already is no failure. */
  revoke(tokens: Pick<ConsentTokens, 'access' | 'refresh'>): Promise<void>;
}

/** The networks whose owners can be asked here. */
export type ConsentProviders = Partial<Record<ConsentNetwork, ConsentProvider>>;
