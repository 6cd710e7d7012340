import type { Endpoint } from '../endpoint';

/** Calls of the own second factor (ASVS 5 level 2). */
export const secondFactorEndpoints = {
  secondFactor: {
    method: 'GET',
    path: '/users/second-factor',
    access: 'self',
    beforeSecondFactor: true,
    summary: 'Whether the caller has a second factor, since when, and how many recovery codes are left',
    answer: 'one',
    reads: ['me'],
  },
  totpBegin: {
    method: 'POST',
    path: '/users/second-factor/totp',
    access: 'self',
    beforeSecondFactor: true,
    summary: 'Begin to set up an authenticator app, with the password: the secret it is given; counts once confirmed',
    answer: 'one',
    changes: [],
  },
  totpConfirm: {
    method: 'PUT',
    path: '/users/second-factor/totp',
    access: 'self',
    beforeSecondFactor: true,
    summary: 'Confirm the app with one of its codes, which turns the second factor on: the recovery codes, told once',
    answer: 'one',
    changes: ['me', 'users', 'audit'],
  },
  recoveryCodesRenew: {
    method: 'POST',
    path: '/users/second-factor/recovery-codes',
    access: 'self',
    beforeSecondFactor: true,
    summary: 'Make new recovery codes in place of all others, with password and code; told once',
    answer: 'one',
    changes: ['me', 'audit'],
  },
  secondFactorOff: {
    method: 'POST',
    path: '/users/second-factor/off',
    access: 'self',
    beforeSecondFactor: true,
    summary: 'Turn the second factor off, with password and code',
    answer: 'nothing',
    changes: ['me', 'users', 'audit'],
  },
} satisfies Record<string, Endpoint>;
