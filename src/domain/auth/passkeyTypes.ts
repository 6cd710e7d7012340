import type { Instant } from '../units';

/** By what a passkey is reached (WebAuthn). */
export const passkeyTransports = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
export type PasskeyTransport = (typeof passkeyTransports)[number];

/** A passkey as its owner is told of it. */
export interface OwnPasskey {
  id: string;
  name: string;
  created_at: Instant;
  last_used_at: Instant | null;
}

interface KnownPasskey {
  id: string;
  type: 'public-key';
  transports: PasskeyTransport[];
}

/** What a browser has a passkey sign, once and within 5 minutes: WebAuthn's request options, bytes as base64url. */
export interface PasskeyRequest {
  challenge: string;
  rpId: string;
  /** Milliseconds. */
  timeout: number;
  userVerification: 'preferred';
  allowCredentials: KnownPasskey[];
}

/** What a browser makes a passkey of, once and within 5 minutes: WebAuthn's creation options, bytes as base64url. */
export interface PasskeyCreation {
  challenge: string;
  rp: { id: string; name: string };
  user: { id: string; name: string; displayName: string };
  pubKeyCredParams: { alg: number; type: 'public-key' }[];
  /** Milliseconds. */
  timeout: number;
  attestation: 'none';
  authenticatorSelection: { residentKey: 'preferred'; userVerification: 'preferred' };
  excludeCredentials: KnownPasskey[];
}
