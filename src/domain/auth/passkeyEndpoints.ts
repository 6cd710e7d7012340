import type { Endpoint } from '../endpoint';

/** Calls of the own passkeys (decision 65). */
export const passkeyEndpoints = {
  passkeyBegin: {
    method: 'POST',
    path: '/users/second-factor/passkeys/begin',
    access: 'self',
    needsProof: true,
    beforeSecondFactor: true,
    summary: 'Begin to add a passkey: what the browser makes it of; counts once it is added',
    answer: 'one',
    changes: [],
  },
  passkeyAdd: {
    method: 'POST',
    path: '/users/second-factor/passkeys',
    access: 'self',
    beforeSecondFactor: true,
    summary: 'Add the passkey the browser has made; the first second factor gives recovery codes, told once',
    answer: 'one',
    changes: ['me', 'users', 'audit'],
  },
  passkeyRemove: {
    method: 'DELETE',
    path: '/users/second-factor/passkeys/{id}',
    access: 'self',
    needsProof: true,
    beforeSecondFactor: true,
    summary: 'Remove a passkey of the caller’s own that is not the last of the second factor',
    answer: 'nothing',
    changes: ['me', 'audit'],
  },
  passkeyRequest: {
    method: 'POST',
    path: '/users/second-factor/passkeys/request',
    access: 'self',
    beforeSecondFactor: true,
    summary: 'What a passkey of the caller is to sign, to show whose the session is or to change the second factor',
    answer: 'one',
    changes: [],
  },
  totpRemove: {
    method: 'DELETE',
    path: '/users/second-factor/totp',
    access: 'self',
    needsProof: true,
    beforeSecondFactor: true,
    summary: 'Remove the authenticator app where passkeys remain',
    answer: 'nothing',
    changes: ['me', 'audit'],
  },
} satisfies Record<string, Endpoint>;
