import { rightIn } from '../access';
import type { Endpoint } from '../endpoint';

const campaigns = rightIn('campaigns_management');

/** Calls for writing to a campaign’s client: by hand, every week, what was sent, and how it will look (spec 2 §7 Campaigns, CONTRACT-2 §9). */
export const reportMailEndpoints = {
  campaignRecipients: {
    method: 'GET',
    path: '/campaigns/{id}/email-recipients',
    access: campaigns('c_send_email'),
    summary: 'Whom a mail about the campaign would reach: active representatives of its customer and brand',
    answer: 'list',
    reads: ['campaigns', 'representatives'],
  },
  campaignSendEmail: {
    method: 'POST',
    path: '/campaigns/{id}/send-email',
    access: campaigns('c_send_email'),
    summary:
      'Write to the representatives of the campaign’s customer and brand, with the report frozen for them, a link or nothing',
    answer: 'one',
    changes: ['reportMails', 'reportSnapshots', 'reportLinks', 'audit'],
  },
  reportSchedule: {
    method: 'GET',
    path: '/campaigns/{id}/report-schedule',
    access: campaigns('c_send_email'),
    summary: 'The weekly mail with the report; null where none was set',
    answer: 'one',
    reads: ['reportMails', 'campaigns'],
  },
  reportScheduleUpdate: {
    method: 'PUT',
    path: '/campaigns/{id}/report-schedule',
    access: campaigns('c_send_email'),
    summary: 'Set the weekly mail with the report; it ends with the campaign',
    answer: 'one',
    changes: ['reportMails', 'audit'],
  },
  reportMailList: {
    method: 'GET',
    path: '/campaigns/{id}/report-mails',
    access: campaigns('c_send_email'),
    summary: 'Mails about the campaign that were sent to its client, newest first',
    answer: 'list',
    reads: ['campaigns', 'reportMails'],
    readsStandby: true,
  },
  campaignEmailPreview: {
    method: 'POST',
    path: '/campaigns/{id}/send-email/preview',
    access: campaigns('c_send_email'),
    summary: 'A mail about the campaign as its receivers will see it; sends nothing',
    answer: 'one',
    changes: [],
  },
} satisfies Record<string, Endpoint>;
