/** A challenge as the ALTCHA widget takes it; whoever solves it hands in challenge and solution as one text. */
export interface CaptchaChallenge {
  parameters: {
    algorithm: string;
    nonce: string;
    salt: string;
    /** Rounds of one try. */
    cost: number;
    keyLength: number;
    /** How the key that is looked for begins. */
    keyPrefix: string;
    /** Seconds since 1970. */
    expiresAt?: number;
  };
  signature?: string;
}
