import type { Endpoint } from '../endpoint';

const invites = [
  { scope: 'kol_management', action: 'u' },
  { scope: 'user_management', action: 'u_social' },
] as const;

/** Calls of owners' consent to read their accounts (CONTRACT-2 §15 Consent). */
export const consentEndpoints = {
  socialConnect: {
    method: 'POST',
    path: '/social/connect/{network}',
    access: 'public',
    forKeys: false,
    summary: 'Where a KOL, or whoever holds its invitation, goes on to the network to consent; leaves a cookie',
    answer: 'one',
    changes: [],
  },
  socialCallback: {
    method: 'GET',
    path: '/social/callback/{network}',
    access: 'public',
    forKeys: false,
    summary: 'Where the network sends the owner back; goes on to our own page',
    answer: 'redirect',
    reads: ['socials'],
  },
  socialProposalOpen: {
    method: 'POST',
    path: '/social/callback/{network}/proposal',
    access: 'public',
    forKeys: false,
    summary: 'With which account somebody came back from the network instead of the linked one; in that browser only',
    answer: 'one',
    changes: [],
  },
  socialPropose: {
    method: 'POST',
    path: '/social/callback/{network}/proposal/confirm',
    access: 'public',
    forKeys: false,
    summary: 'Propose to link that account, as an edit that waits for approval; once, in that browser only',
    answer: 'nothing',
    changes: ['kols', 'me', 'notifications', 'audit'],
  },
  socialWithdraw: {
    method: 'DELETE',
    path: '/social/{id}/consent',
    access: 'self',
    partly: [{ scope: 'user_management', action: 'u_social' }],
    summary: "Take back the own KOL's consent, another's with user_management u_social; revoked at the network too",
    answer: 'nothing',
    changes: ['socials', 'me', 'notifications', 'audit'],
  },
  socialConsents: {
    method: 'GET',
    path: '/social/consents',
    access: { scope: 'kol_management', action: 'r_detail' },
    summary: "A KOL's accounts with how each is connected, for staff",
    answer: 'list',
    reads: ['socials', 'kols'],
  },
  socialInvite: {
    method: 'POST',
    path: '/social/invitations',
    access: invites,
    summary: 'Mail a link that lets a KOL connect its account without an account of ours; earlier ones end',
    answer: 'nothing',
    changes: ['socials', 'audit'],
  },
  socialInvitationOpen: {
    method: 'POST',
    path: '/social/invitations/open',
    access: 'public',
    summary: 'What an invitation asks for; its token stands in no address',
    answer: 'one',
    changes: [],
  },
} satisfies Record<string, Endpoint>;
