import { rightIn } from '../access';
import type { Endpoint } from '../endpoint';

const may = rightIn('shortener_management');

/** Calls of short links (CONTRACT-2 §13): for staff, those of campaigns they may see and those of none. */
export const shortenerEndpoints = {
  shorteners: {
    method: 'GET',
    path: '/shorteners',
    access: may('r'),
    summary: 'Short links with their clicks, newest first',
    answer: 'list',
    reads: ['shorteners', 'campaigns', 'campaignPosts'],
    readsStandby: true,
  },
  shortenerDetail: {
    method: 'GET',
    path: '/shorteners/{id}',
    access: may('r'),
    summary: 'A short link',
    answer: 'one',
    reads: ['shorteners', 'campaigns', 'campaignPosts'],
  },
  shortenerClicks: {
    method: 'GET',
    path: '/shorteners/{id}/clicks',
    access: may('r'),
    summary: "A short link's clicks by day, device and referrer; the last 30 days where none are asked for",
    answer: 'one',
    reads: ['shorteners'],
    readsStandby: true,
  },
  shortenerQr: {
    method: 'GET',
    path: '/shorteners/{id}/qr',
    access: may('r'),
    summary: 'The QR code of a short link',
    answer: 'file',
    fileType: ['image/svg+xml', 'image/png'],
    reads: ['shorteners'],
  },
  shortenerCreate: {
    method: 'POST',
    path: '/shorteners',
    access: may('c'),
    summary: 'Make a short link, with a slug of its own or one that was chosen',
    answer: 'one',
    changes: ['shorteners', 'campaignPosts', 'audit'],
  },
  shortenerUpdate: {
    method: 'PUT',
    path: '/shorteners/{id}',
    access: may('u'),
    summary: 'Change a short link, or switch it on or off; its slug stays',
    answer: 'one',
    changes: ['shorteners', 'campaignPosts', 'audit'],
  },
  shortenerDelete: {
    method: 'DELETE',
    path: '/shorteners/{id}',
    access: may('d'),
    summary: 'Delete a short link with its clicks; its address is never given again',
    answer: 'nothing',
    changes: ['shorteners', 'campaignPosts', 'audit'],
  },
} satisfies Record<string, Endpoint>;
