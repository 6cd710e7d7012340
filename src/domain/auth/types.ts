import type { Instant } from '../units';
import type { OwnPasskey, PasskeyRequest } from './passkeyTypes';

/** What signing in and refreshing answer; `expires_in` seconds the access token lasts. */
export interface Tokens {
  access_token: string;
  /** Absent where it went into a cookie instead, as the caller asked. */
  refresh_token?: string;
  expires_in: number;
}

/** A registration that has begun; `username` is the e-mail. */
export interface RegistrationInfo {
  customer_name: string;
  fullname: string;
  phone: string;
  email: string;
  username: string;
}

/** What set-password wants beside the e-mail (CONTRACT.md §8). */
export interface PasswordToken {
  password_token: string;
}

/** Seconds a code is still good for, and until another one may be sent. */
export interface VerificationTimes {
  remaining_seconds: number;
  resend_in_seconds: number;
}

/** Which other ways to sign in there are. */
export interface SignInProviders {
  google: boolean;
}

/** What shows a second factor: a passkey, a code of an authenticator app, or a recovery code. */
export type SecondFactorMethod = 'passkey' | 'totp' | 'recovery';

/**
 * What signing in answers whoever has a second factor, in place of tokens: `POST /auth/second-factor` takes the token
 * once, within 5 minutes, and stands 5 tries.
 */
export interface SecondFactorAsked {
  second_factor: {
    token: string;
    methods: SecondFactorMethod[];
    /** What a passkey is to sign, where that is one of the methods. */
    passkey?: PasskeyRequest;
  };
}

/** What every way to sign in answers. */
export type SignedIn = Tokens | SecondFactorAsked;

/** `GET /users/second-factor`: the caller's own. */
export interface OwnSecondFactor {
  on: boolean;
  /** Since when there is what is longest there of it. */
  since: Instant | null;
  /** Since when there is an authenticator app; null where there is none. */
  totp_since: Instant | null;
  passkeys: OwnPasskey[];
  /** Whether passkeys work at this address: by https, or on localhost. */
  passkeys_offered: boolean;
  recovery_codes_left: number;
}

/** What an authenticator app is given: `secret` (base32) to type, `uri` to scan; told while it is set up alone. */
export interface TotpSecret {
  secret: string;
  uri: string;
}

/** Recovery codes, each of which stands in for app and passkey once; told when they are made alone, none where they were before. */
export interface RecoveryCodes {
  recovery_codes: string[];
}

/** By what somebody who is signed in shows it is them; `mail` is for who has nothing else. */
export type ProofMethod = 'password' | SecondFactorMethod | 'mail';

/** `GET /auth/prove`: what the caller can show, the handiest first. */
export interface ProofWays {
  methods: ProofMethod[];
}
