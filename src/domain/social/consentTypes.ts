import type { Network } from '../networks';
import type { Instant } from '../units';
import type { ConsentNetwork, LostReason } from './consentValues';

/** The figures of spec 1 §3 Social account as its network told them on the day of the consent; null = it did not. */
export interface SocialAccountFigures {
  followers: number | null;
  following: number | null;
  friends: number | null;
  hearts: number | null;
  videos: number | null;
  comments: number | null;
  shares: number | null;
  collects: number | null;
  plays: number | null;
}

/** An owner's consent to read an account as they do. */
export interface SocialConsent {
  /** Under which name the owner signed in at the network. */
  username: string;
  connected_at: Instant;
  /** When the network asks the owner again; null = it does not say. */
  ends_at: Instant | null;
  lost_at: Instant | null;
  lost_reason: LostReason | null;
}

/** The newest invitation to connect an account of a network. */
export interface SocialInvitation {
  email: string;
  created_at: Instant;
  state: 'open' | 'used' | 'ended';
}

/**
 * A KOL's linked account with how it is connected, as staff see it; without id and address a network on which none is
 * linked, whose owner can be asked all the same.
 */
export interface SocialConnection {
  id: string | null;
  social_type: Network;
  url: string | null;
  name: string | null;
  /** Whether its owner can be asked at all: the network asks owners, and this installation has its keys. */
  offered: boolean;
  consent: SocialConsent | null;
  invitation: SocialInvitation | null;
}

/** What whoever holds an invitation is told. */
export interface OpenInvitation {
  social_type: ConsentNetwork;
  kol: { stage_name: string };
  accounts: { url: string; name: string | null; picture: string | null }[];
  offered: boolean;
}

/** An account somebody came back from a network with. */
export interface ReturnedAccount {
  /** Its address, in canonical spelling. */
  url: string;
  username: string;
  /** Where it is served here; null = the network gave none. */
  picture: string | null;
}

/** What whoever came back with another account is shown before they propose it (CONTRACT-2 §15 Consent). */
export interface AccountProposal {
  social_type: ConsentNetwork;
  kol: { stage_name: string };
  /** `taken`: it is linked already, to this KOL or another. */
  accounts: (ReturnedAccount & { taken: boolean })[];
  /** The KOL's linked accounts of the network. */
  linked: { id: string; url: string; name: string | null; picture: string | null }[];
}

/** Where the browser goes on to the network. */
export interface ConnectStart {
  url: string;
}
