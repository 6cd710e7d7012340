import { rightIn } from '../access';
import type { Endpoint } from '../endpoint';
import { formTypes } from '../reports/forms';

const campaigns = rightIn('campaigns_management');

/** Calls of live links to reports: those of staff, and those of whoever has a link (CONTRACT-2 §9). */
export const reportLinkEndpoints = {
  reportLinkList: {
    method: 'GET',
    path: '/campaigns/{id}/report-links',
    access: campaigns('u_report'),
    summary: 'Links to a campaign’s report for people without an account, newest first, with their visits',
    answer: 'list',
    reads: ['campaigns', 'reportLinks', 'reportSnapshots'],
  },
  reportLinkCreate: {
    method: 'POST',
    path: '/campaigns/{id}/report-links',
    access: campaigns('u_report'),
    summary: 'Make a link to the report as it is each day, or to a frozen one',
    answer: 'one',
    changes: ['reportLinks', 'audit'],
  },
  reportLinkUpdate: {
    method: 'PUT',
    path: '/campaigns/report-links/{id}',
    access: campaigns('u_report'),
    summary: 'Change or revoke a link; what is left out stays',
    answer: 'one',
    changes: ['reportLinks', 'audit'],
  },
  reportLinkAddress: {
    method: 'GET',
    path: '/campaigns/report-links/{id}/address',
    access: campaigns('u_report'),
    needsProof: true,
    summary: 'Where a link leads, shown again',
    answer: 'one',
    reads: ['reportLinks'],
  },
  linkedReport: {
    method: 'GET',
    path: '/report-links/{token}',
    access: 'public',
    summary: 'The report behind a link, as a customer would see it, less its hidden blocks',
    answer: 'one',
    reads: ['reportLinks', 'reportSnapshots', 'campaigns', 'sows', 'campaignPosts', 'acceptances'],
  },
  linkedReportOpen: {
    method: 'POST',
    path: '/report-links/{token}/open',
    access: 'public',
    summary: 'Say a link’s passcode; opens it for 12 hours by a cookie',
    answer: 'nothing',
    changes: [],
  },
  linkedReportFile: {
    method: 'GET',
    path: '/report-links/{token}/file',
    access: 'public',
    summary: 'The report behind a link as a file',
    answer: 'file',
    fileType: Object.values(formTypes),
    reads: ['reportLinks', 'reportSnapshots', 'campaigns', 'sows', 'campaignPosts', 'acceptances'],
  },
} satisfies Record<string, Endpoint>;
