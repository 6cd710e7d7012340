import type { Endpoint } from '../endpoint';

/** Messages of the public contact form (CONTRACT-2 §14). */
export const contactEndpoints = {
  contactCreate: {
    method: 'POST',
    path: '/contact',
    access: 'public',
    summary: 'Write to us, with a solved captcha; it is kept and mailed to the contact address of the site',
    answer: 'one',
    changes: ['contacts'],
    bodyLimit: 64 * 1024,
  },
  contactList: {
    method: 'GET',
    path: '/contact',
    access: { scope: 'setting', action: 'r_contact' },
    summary: 'Messages of the contact form, the newest first',
    answer: 'list',
    reads: ['contacts'],
    readsStandby: true,
  },
} satisfies Record<string, Endpoint>;
