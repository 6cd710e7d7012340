import type { KolRef, PersonRef } from '../campaigns/types';
import type { RowOutcome } from '../imports';
import type { Gender } from '../kols/values';
import type { Network } from '../networks';
import type { UserType } from '../roles';
import type { SocialAccountFigures, SocialConsent } from '../social/consentTypes';
import type { ConsentNetwork } from '../social/consentValues';
import type { Day, Instant } from '../units';

/** A role as a user has it; the first of the list decides role-dependent behaviour. */
export interface UserRole {
  role: { id: string; name: string; name_display: string; description: string | null };
}

/** A row of `GET /users/employees`. */
export interface Employee extends PersonRef {
  code: string;
}

/** `GET /users/me` (spec 1 §3 User). */
export interface Me {
  id: string;
  username: string;
  fullname: string;
  email: string;
  phone: string | null;
  code: string;
  type: UserType;
  gender: Gender | null;
  birthday: Day | null;
  address: string | null;
  job: string | null;
  full_avatar: string | null;
  roles: string[];
  userRoles: UserRole[];
  department: { id: string; name: string } | null;
  studio: { id: string; name: string } | null;
  language: { id: string; code: string } | null;
  must_change_password: boolean;
  /** Whether there is one, and whether a role asks for it; asked for and not there, nothing else is answered. */
  second_factor: { on: boolean; required: boolean };
  version: number;
}

/** A row of `GET /users/lists`. Instants are ISO 8601. */
export interface UserRow {
  id: string;
  code: string;
  username: string;
  fullname: string;
  email: string;
  phone: string | null;
  type: UserType;
  full_avatar: string | null;
  roles: string[];
  userRoles: UserRole[];
  department: { id: string; name: string } | null;
  studio: { id: string; name: string } | null;
  active: boolean;
  /** Whether the user has shown that the e-mail is theirs, by setting a password. */
  verified: boolean;
  /** Whether signing in takes more than the password. */
  second_factor: boolean;
  created_at: Instant;
  activated_at: Instant | null;
  version: number;
}

/** A customer or brand a user represents. */
export interface Represented {
  id: string;
  code: string;
  name: string;
  logo: string | null;
}

/** `GET /users/detail/{id}`. */
export interface UserDetail extends UserRow {
  gender: Gender | null;
  birthday: Day | null;
  address: string | null;
  job: string | null;
  position: string | null;
  language: { id: string; code: string } | null;
  customers: Represented[];
  brands: Represented[];
  kol: KolRef | null;
  must_change_password: boolean;
  updated_at: Instant;
}

/** A row of an import: what `POST /users` would take, and names to show. */
export interface ImportedUser extends RowOutcome {
  /** Of a user that is changed: what the change was made on. */
  version?: number;
  code: string;
  fullname: string;
  email: string;
  phone: string;
  type: UserType;
  roles: string[];
  role: string;
  department_id: string | null;
  department: string | null;
  studio_id: string | null;
  studio: string | null;
  customer_ids: string[];
  brand_ids: string[];
  kol_id: string | null;
  gender: Gender | null;
  birthday: Day | null;
  position: string | null;
  address: string | null;
}

/** What somebody signs in on; `other` is a program, or what says too little of itself. */
export type DeviceKind = 'computer' | 'phone' | 'tablet' | 'other';

/** A row of `GET /users/sessions`: one device the caller is signed in on. */
export interface OwnSession {
  id: string;
  device: DeviceKind;
  /** Names as makers write them; null where the device does not say. */
  browser: string | null;
  system: string | null;
  address: string | null;
  created_at: Instant;
  /** When it last exchanged its tokens: at most 15 minutes before its last call. */
  last_used_at: Instant;
  /** Whether it is the session that asks. */
  current: boolean;
}

/** `GET /users/network`: the accounts of the caller's own KOL, and what those tell that are connected (spec 1 §3 Social account). */
export interface UserNetwork {
  kol: KolRef | null;
  socials: {
    id: string;
    social_type: Network;
    url: string;
    name: string | null;
    thumbnail: string | null;
    is_verified: boolean;
    follower_count: number | null;
    latest_update_date: Instant | null;
    /** Whether its owner can be asked for consent here. */
    offered: boolean;
    consent: SocialConsent | null;
  }[];
  /** Networks on which none is linked, whose owner can be asked all the same. */
  unlinked: ConsentNetwork[];
  /** Accounts the caller proposed, which wait for approval. */
  waiting: { social_type: Network; url: string }[];
  accounts: {
    id: string;
    social_type: string;
    profile_id: string;
    username: string;
    avatar: string | null;
    introduction: string | null;
    figures: SocialAccountFigures;
    connected_at: Instant;
  }[];
}
