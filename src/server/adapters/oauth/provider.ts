/** What must be remembered between leaving for the provider and coming back. */
export interface BegunSignIn {
  state: string;
  nonce: string;
  verifier: string;
}

/** Who the provider says came back. */
export interface SocialIdentity {
  /** The provider and its own name of the account: it stays, and no other account ever has it. */
  subject: string;
  email: string;
  emailVerified: boolean;
  fullname: string;
}

/** A provider people sign in with. */
export interface IdentityProvider {
  /** Where to send the browser, and what to keep until it returns to `redirectUri`. @throws Error provider not reached */
  begin(redirectUri: string): Promise<BegunSignIn & { url: string }>;
  /** Checks the answer the browser brought. @throws Error where anything of it is missing, foreign, old or used */
  finish(answer: URL, begun: BegunSignIn): Promise<SocialIdentity>;
}
