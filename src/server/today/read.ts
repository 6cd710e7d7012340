import { can } from '../../domain/access';
import type { CampaignFilters } from '../../domain/campaigns/schema';
import type { PersonRef } from '../../domain/campaigns/types';
import { dayOf } from '../../domain/dates';
import { AppError } from '../../domain/errors';
import type { OwnSort } from '../../domain/lists';
import { mayOpen } from '../../domain/routes';
import type { Today, TodayApprovals, WaitingCampaigns } from '../../domain/today/types';
import type { Day } from '../../domain/units';
import { findBrands } from '../brands/queries/list';
import { presentListed } from '../campaigns/present';
import { withEvaluation } from '../campaigns/queries/evaluated';
import { findCampaigns } from '../campaigns/queries/list';
import type { Viewer } from '../context';
import { findCustomers } from '../customers/queries/list';
import type { Db } from '../db/connection';
import { findQueueJobs } from '../jobs/queries';
import { findKols } from '../kols/queries/list';
import { presentRequest } from '../requests/present';
import { findRequests } from '../requests/queries/read';
import { findFailedReportMails } from './queries/failed';
import { findPersonRef, findTeam } from './queries/people';
import { findOwnPosts } from './queries/posts';
import { findLackingSows } from './queries/sows';
import { missingPosts, shownSows, unmeasuredPosts } from './sows';
import { countTeam } from './team';

/** Whose day is read, and how much of each kind is shown. */
interface Reading {
  db: Db;
  viewer: Viewer;
  day: Day;
  size: number;
}

/**
 * What waits for the caller today on the agency's clock, each kind worst first and at most `size` of it
 * (CONTRACT-2 §11 Today). Every kind is found by what its list is found by.
 * @throws AppError user_not_exist: the person asked for is nobody the caller leads
 */
export async function readToday(
  db: Db,
  viewer: Viewer,
  { size, person_id, withTeam = false }: { size: number; person_id?: string | undefined; withTeam?: boolean },
): Promise<Today> {
  const reading = { db, viewer, day: dayOf(new Date()), size };
  if (viewer.type === 'kol') return { day: reading.day, person: null, ...(await ofKol(reading)) };
  if (viewer.reduced) return { day: reading.day, person: null, ...(await ofClient(reading)) };
  const leads = withTeam || person_id !== undefined ? await findTeam(db, viewer.id) : [];
  const person = await personOf(reading, leads, person_id);
  return {
    day: reading.day,
    person,
    ...(await ofCampaigns(reading, person.id)),
    ...(person.id === viewer.id && (await ofHouse(reading))),
    ...(withTeam &&
      leads.length > 0 &&
      seesCampaigns(viewer) && { team: await countTeam(db, viewer, leads, reading.day) }),
  };
}

const seesCampaigns = ({ access }: Viewer) => can(access, 'campaigns_management', 'r');
const seesParts = ({ access }: Viewer) => can(access, 'campaigns_management', 'r_detail');

async function personOf({ db, viewer }: Reading, team: readonly PersonRef[], asked?: string): Promise<PersonRef> {
  if (asked === undefined || asked === viewer.id) return findPersonRef(db, viewer.id);
  const found = team.find(({ id }) => id === asked);
  if (!found) throw new AppError('user_not_exist');
  return found;
}

/** What waits in the campaigns a member of staff works in. */
async function ofCampaigns(reading: Reading, person_id: string): Promise<Partial<Today>> {
  const { db, viewer, size } = reading;
  if (!seesCampaigns(viewer)) return {};
  const [behind, overdue, unfrozen] = await Promise.all([
    campaigns(reading, { person_id, pace: 'behind', filter_status: 'inprogress' }, 'PACEASC'),
    campaigns(reading, { person_id, overdue: true }, 'ENDASC'),
    can(viewer.access, 'campaigns_management', 'u_report') &&
      campaigns(reading, { person_id, unfrozen: true }, 'ENDASC'),
  ]);
  return {
    ...(seesParts(viewer) && (await ofSows(reading, person_id))),
    behind,
    overdue,
    ...(unfrozen && { unfrozen }),
    ...(seesParts(viewer) &&
      can(viewer.access, 'campaigns_management', 'c_send_email') && {
        failed_report_mails: await findFailedReportMails(db, viewer, person_id, size),
      }),
  };
}

async function ofSows({ db, viewer, day, size }: Reading, person: string): Promise<Partial<Today>> {
  const lacking = await findLackingSows(db, viewer, { day, people: [person] });
  return {
    missing_posts: await shownSows(db, viewer, missingPosts(viewer, lacking), { day, size }),
    unmeasured: await shownSows(db, viewer, unmeasuredPosts(lacking), { day, size }),
  };
}

/** What waits for whoever may deal with it. */
async function ofHouse(reading: Reading): Promise<Partial<Today>> {
  const { db, viewer, size } = reading;
  const approvals = await waitingApprovals(reading);
  const access = viewer.access;
  return {
    ...(can(access, 'campaigns_management', 'u_request') &&
      mayOpen('requests', access) && { requests: await requests(reading, 'pending') }),
    ...(Object.keys(approvals).length > 0 && { approvals }),
    ...(can(access, 'setting', 'r_setting_job') && {
      failed_mails: waiting(await findQueueJobs(db, { kind: 'mail', state: 'failed', page: 1, size, count: 'exact' })),
    }),
  };
}

async function waitingApprovals({ db, viewer }: Reading): Promise<TodayApprovals> {
  const one = { page: 1, size: 1, count: 'exact' as const };
  const [kols, customers, brands] = await Promise.all([
    mayOpen('kolApprovals', viewer.access) && findKols(db, viewer, { ...one, status: ['pending'] }),
    mayOpen('customerApprovals', viewer.access) && findCustomers(db, viewer, { ...one, statuses: ['pending'] }),
    mayOpen('brandApprovals', viewer.access) && findBrands(db, viewer, { ...one, statuses: ['pending'] }),
  ]);
  return {
    ...(kols && { kols: kols.total ?? 0 }),
    ...(customers && { customers: customers.total ?? 0 }),
    ...(brands && { brands: brands.total ?? 0 }),
  };
}

/** What a customer or brand looks in for. */
async function ofClient(reading: Reading): Promise<Partial<Today>> {
  const { access } = reading.viewer;
  const mayRequest = mayOpen('requests', access);
  const sees = seesCampaigns(reading.viewer);
  const [running, to_evaluate, asked] = await Promise.all([
    sees && campaigns(reading, { filter_status: 'inprogress' }, 'ENDASC'),
    sees && mayOpen('campaignEvaluation', access) && campaigns(reading, { unevaluated: true }, 'ENDASC'),
    mayRequest && requests(reading),
  ]);
  return { ...(running && { running }), ...(to_evaluate && { to_evaluate }), ...(asked && { requests: asked }) };
}

/** What a KOL still has to post, and what became of what it posted. */
async function ofKol({ db, viewer, day, size }: Reading): Promise<Partial<Today>> {
  if (!seesParts(viewer)) return {};
  const lacking = await findLackingSows(db, viewer, { day, people: [] });
  return {
    missing_posts: await shownSows(db, viewer, missingPosts(viewer, lacking), { day, size }),
    posts: await findOwnPosts(db, viewer, size),
  };
}

async function campaigns(
  { db, viewer, size }: Reading,
  filters: CampaignFilters,
  sort: OwnSort<'PACE' | 'END'>,
): Promise<WaitingCampaigns> {
  const page = await findCampaigns(db, viewer, { ...filters, page: 1, size, count: 'exact', sort });
  const told = await withEvaluation(db, viewer, page.data);
  return { total: page.total ?? 0, first: told.map((campaign) => presentListed(viewer, campaign)) };
}

async function requests({ db, viewer, size }: Reading, request_status?: 'pending') {
  const sort = request_status ? ('DATEASC' as const) : ('DATEDESC' as const);
  const page = await findRequests(db, viewer, { page: 1, size, count: 'exact', sort, request_status });
  return { total: page.total ?? 0, first: page.data.map((request) => presentRequest(viewer, request)) };
}

function waiting<Item>({ data, total = 0 }: { data: Item[]; total?: number | undefined }) {
  return { total, first: data };
}
