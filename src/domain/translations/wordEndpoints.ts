import type { Endpoint } from '../endpoint';

/** The words of the interface (spec 2 §7 Roles, permissions, languages). */
export const wordEndpoints = {
  translationResource: {
    method: 'GET',
    path: '/translations/resource/{lang}',
    access: 'public',
    summary: 'Words to lay over the built-in ones: of the language, else English, else Vietnamese',
    answer: 'one',
    tagged: true,
    reads: ['translations', 'languages'],
  },
} satisfies Record<string, Endpoint>;
