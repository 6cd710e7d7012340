import type { Endpoint } from '../endpoint';

/** Calls of showing once more whose session it is (decision 66). */
export const proofEndpoints = {
  proofWays: {
    method: 'GET',
    path: '/auth/prove',
    access: 'self',
    beforeSecondFactor: true,
    summary: 'By what the caller can show that the session is theirs',
    answer: 'one',
    reads: ['me'],
  },
  prove: {
    method: 'POST',
    path: '/auth/prove',
    access: 'self',
    beforeSecondFactor: true,
    summary: 'Show that the session is the caller’s: for ten minutes it may do what asks for that',
    answer: 'nothing',
    changes: ['audit'],
  },
  proofMail: {
    method: 'POST',
    path: '/auth/prove/mail',
    access: 'self',
    beforeSecondFactor: true,
    summary: 'Mail the caller, who has nothing else to show, a code; one sent less than a minute ago still serves',
    answer: 'one',
    changes: [],
  },
} satisfies Record<string, Endpoint>;
