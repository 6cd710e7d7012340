import type { Endpoint } from '../endpoint';

/** Uncaught errors of browsers, reported to ourselves (CONTRACT.md §1). */
export const clientErrorEndpoints = {
  clientErrorReport: {
    method: 'POST',
    path: '/errors',
    access: 'public',
    summary:
      'Report an uncaught error of the browser; addresses, tokens and long numbers in it are not kept; answers its reference',
    answer: 'one',
    changes: ['clientErrors'],
    bodyLimit: 16 * 1024,
  },
  clientErrorList: {
    method: 'GET',
    path: '/errors',
    access: { scope: 'setting', action: 'r_setting_error' },
    summary: "Browsers' errors, the last met first, each with how often it was met",
    answer: 'list',
    reads: ['clientErrors'],
    readsStandby: true,
  },
} satisfies Record<string, Endpoint>;
