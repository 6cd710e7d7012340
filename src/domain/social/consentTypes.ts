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

/** A KOL's linked account with how it is connected, as staff see it. */
export interface SocialConnection {
  id: string;
  social_type: Network;
  url: string;
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
  accounts: { url: string; name: string | null }[];
  offered: boolean;
}

/** Where the browser goes on to the network. */
export interface ConnectStart {
  url: string;
}
