import type { Assertion, Attestation } from '../domain/auth/passkeySchema';
import { type PasskeyCreation, type PasskeyRequest, passkeyTransports } from '../domain/auth/passkeyTypes';
import { ApiError } from './http';

/** Whether this browser knows passkeys at all. */
export function knowsPasskeys(): boolean {
  return typeof window.PublicKeyCredential === 'function';
}

/** Has the browser make a passkey. @throws ApiError passkey_already_exist, passkey_cancelled */
export async function makePasskey(optionsJSON: PasskeyCreation): Promise<Attestation> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, rawId, type, response } = await startRegistration({ optionsJSON }).catch(refuse);
  const { clientDataJSON, attestationObject } = response;
  const transports = passkeyTransports.filter((one) => response.transports?.includes(one));
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
}

/** Has the browser let a passkey sign. @throws ApiError passkey_cancelled */
export async function signWithPasskey(optionsJSON: PasskeyRequest): Promise<Assertion> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON }).catch(refuse);
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } };
}

function refuse(error: unknown): never {
  const isKnown = error instanceof Error && error.name === 'InvalidStateError';
  throw new ApiError(0, isKnown ? 'passkey_already_exist' : 'passkey_cancelled');
}
