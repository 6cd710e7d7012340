import { pathTo } from '../../src/domain/routes';

/** A page to look at: where it is, and as whom of the demo; nobody on the public site. */
export interface Looked {
  name: string;
  path: string;
  account?: string;
}

/** Answers the first record of a list, asked as the demo's administrator. */
export type First = (path: string) => Promise<string>;

/** Thirty pages people spend their day on, of one record each that has something to show. */
export async function pagesToLookAt(first: First): Promise<Looked[]> {
  const running = await first('/campaigns?filter_status=on_going&sort=DATEASC');
  const done = await first('/campaigns?filter_status=done&sort=DATEASC');
  const request = await first('/campaigns/request?sort=DATEASC');
  const kol = await first('/kols?status=active&sort=DATEASC');
  const waiting = await first('/kols?status=pending&sort=DATEASC');
  const customer = await first('/customers?statuses=active&sort=DATEASC');
  const brand = await first('/brands?statuses=active&sort=DATEASC');
  const role = await first('/role');
  const campaign = pathTo('campaignView', { type: 'inprogress', id: running });
  const staff = (name: string, path: string): Looked => ({ name, path, account: 'admin' });
  return [
    staff('today', pathTo('today')),
    staff('analysis', pathTo('analysisReport')),
    staff('campaigns', pathTo('campaignsInProgress')),
    staff('campaigns as a board', `${pathTo('campaignsInProgress')}?view=board`),
    staff('campaigns as a calendar', `${pathTo('campaignsInProgress')}?view=calendar`),
    staff('campaign', campaign),
    staff('campaign, SOWs', `${campaign}?tab=sows`),
    staff('campaign, posts', `${campaign}?tab=posts`),
    staff('campaign, report', pathTo('campaignReport', { type: 'done', id: done })),
    staff('new campaign', pathTo('campaignCreate')),
    staff('requests', pathTo('requests')),
    staff('request', pathTo('requestView', { id: request })),
    staff('KOLs', pathTo('kols')),
    staff('KOL, TikTok', `${pathTo('kolView', { id: kol })}?tab=tiktok`),
    staff('KOL', pathTo('kolView', { id: kol })),
    staff('KOL, editing', pathTo('kolEdit', { id: kol })),
    staff('KOLs to approve', pathTo('kolApprovals')),
    staff('KOL to approve', pathTo('kolApproval', { id: waiting })),
    staff('customers', pathTo('customers')),
    staff('customer', pathTo('customerView', { id: customer })),
    staff('brands', pathTo('brands')),
    staff('brand, report', `${pathTo('brandView', { id: brand })}?tab=report`),
    staff('users', pathTo('users')),
    staff('group of rights', pathTo('permissionGroupView', { id: role })),
    staff('background jobs', pathTo('jobsQueue')),
    staff('profile', pathTo('profile')),
    { name: 'KOLs to a customer', path: pathTo('kols'), account: 'customer' },
    { name: 'signing in', path: pathTo('login') },
    { name: 'landing page', path: '/' },
    { name: 'public KOLs', path: '/home/kols' },
  ];
}
