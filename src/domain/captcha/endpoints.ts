import type { Endpoint } from '../endpoint';

/** The captcha of public forms (CONTRACT.md §1). */
export const captchaEndpoints = {
  captcha: {
    method: 'GET',
    path: '/captcha',
    access: 'public',
    summary: 'A challenge for the browser to solve, good for some minutes and one use',
    answer: 'one',
    reads: [],
  },
} satisfies Record<string, Endpoint>;
