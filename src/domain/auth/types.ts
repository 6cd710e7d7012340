/** What signing in and refreshing answer; `expires_in` seconds the access token lasts. */
export interface Tokens {
  access_token: string;
  refresh_token: string;
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
