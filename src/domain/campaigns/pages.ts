import type { PageRoute } from '../pageRoute';

/** Pages of campaigns (spec 1 §2). */
export const campaignPages = {
  campaignsInProgress: {
    path: '/campaigns/inprogress',
    label: 'page.campaigns_inprogress',
    access: { scope: 'campaigns_management', action: 'r' },
    menu: 'campaigns',
    layout: 'console',
  },
  campaignsDone: {
    path: '/campaigns/done',
    label: 'page.campaigns_done',
    access: { scope: 'campaigns_management', action: 'r' },
    menu: 'campaigns',
    layout: 'console',
  },
  campaignsCancelled: {
    path: '/campaigns/cancel',
    label: 'page.campaigns_cancel',
    access: { scope: 'campaigns_management', action: 'r_cancel' },
    menu: 'campaigns',
    layout: 'console',
  },
  campaignCreate: {
    path: '/campaigns/create',
    label: 'page.campaign_create',
    access: { scope: 'campaigns_management', action: 'c' },
    parent: 'campaignsInProgress',
    layout: 'console',
  },
  campaignView: {
    path: '/campaigns/:type/:id/view',
    label: 'page.campaign_view',
    record: 'campaigns',
    access: { scope: 'campaigns_management', action: 'r_detail' },
    parent: 'campaignsInProgress',
    layout: 'console',
  },
  campaignEdit: {
    path: '/campaigns/:type/:id/edit',
    label: 'page.campaign_edit',
    access: { scope: 'campaigns_management', action: 'u' },
    parent: 'campaignView',
    layout: 'console',
  },
} as const satisfies Record<string, PageRoute>;
