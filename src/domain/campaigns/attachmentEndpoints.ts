import { rightIn } from '../access';
import type { Endpoint } from '../endpoint';

const campaigns = rightIn('campaigns_management');

/** Calls for what hangs on a campaign beside SOWs and posts (spec 2 §7 Campaigns). */
export const campaignAttachmentEndpoints = {
  acceptanceUpdate: {
    method: 'PUT',
    path: '/campaigns/update-acceptance',
    access: campaigns('u'),
    summary: 'Add an acceptance, or change the one whose id is given. Answers it',
    answer: 'one',
    changes: ['acceptances', 'campaigns', 'audit'],
  },
  acceptanceDelete: {
    method: 'DELETE',
    path: '/campaigns/acceptance/{id}',
    access: campaigns('u'),
    summary: 'Remove an acceptance',
    answer: 'nothing',
    changes: ['acceptances', 'campaigns', 'audit'],
  },
  otherDocUpdate: {
    method: 'PUT',
    path: '/campaigns/update-other-doc',
    access: campaigns('u'),
    summary: 'Set pictures and addresses that document a campaign. Answers the campaign as the detail does',
    answer: 'one',
    changes: ['campaigns', 'audit'],
  },
} satisfies Record<string, Endpoint>;
