import type { Page } from 'playwright/test';
import { allGrants } from '../../../src/domain/access';
import type { CampaignListItem } from '../../../src/domain/campaigns/types';
import { defaultGrants, type RoleName, roleNames } from '../../../src/domain/roles';
import { ownKeyword, type Records } from '../../support/console/places';
import { oddGroups, type Walker } from '../../support/console/walker';
import { newUser } from './newUser';
import { get, keepSession, tokenOf } from './signIn';

/** Roles a demo account has; everybody else is added for the walk. */
const accountOf: Record<string, string> = {
  admin: 'admin',
  manager: 'manager',
  account_supervisor: 'supervisor',
  senior_account_executive: 'executive',
  staff: 'staff',
  account: 'account',
  customer: 'customer',
  brand: 'brand',
  KOL: 'kol',
};

const odd = oddGroups(allGrants);

/** Roles the console asks for by name: each is walked, whoever may do the same. */
const askedFor: readonly RoleName[] = ['admin', 'account', 'customer', 'client', 'brand', 'KOL'];

/** Whose walk is this role's too: of roles with the same rights that the console does not ask for, the last with an account. */
function walkerOf(role: RoleName): RoleName {
  if (askedFor.includes(role)) return role;
  const rights = String(defaultGrants[role]);
  const alike = roleNames.filter((other) => String(defaultGrants[other]) === rights && !askedFor.includes(other));
  return alike.findLast((other) => accountOf[other]) ?? role;
}

/** Roles whose pages another role walks, beside that role. */
export const twins = roleNames.map((role) => [role, walkerOf(role)] as const).filter(([role, twin]) => role !== twin);

export const walkerNames: readonly string[] = [
  ...roleNames.filter((role) => walkerOf(role) === role),
  ...Object.keys(odd),
];

const stamp = Date.now().toString(36);

/** Signs the walker in and tells what it may do and which records it opens. */
export async function enter(page: Page, name: string): Promise<{ walker: Walker; records: Records }> {
  const account = accountOf[name] ?? (await addWalker(page, name));
  const token = await keepSession(page, account);
  const me = (await get(page, token, '/users/me')).data;
  const access = (await get(page, token, '/permission/access-right')).data;
  const walker = { type: me.type, roles: me.roles, access };
  return { walker, records: await recordsOf(page, token, me.id) };
}

async function addWalker(page: Page, name: string): Promise<string> {
  const admin = await tokenOf(page, 'admin');
  const account = `${name}.${stamp}`.toLowerCase();
  const role = odd[name] ? await addGroup(page, admin, name, odd[name]) : await roleId(page, admin, name);
  await newUser(page.request, admin, {
    email: `${account}@demo.example`,
    fullname: `Người đi ${name}`,
    code: account.replace(/[^a-z0-9]/g, ''),
    roles: [role],
    ...(name === 'client' ? { type: 'customer', customer_ids: [await ownCustomer(page)] } : await place(page, admin)),
  });
  return account;
}

async function addGroup(page: Page, admin: string, name: string, grants: readonly string[]): Promise<string> {
  const headers = { authorization: `Bearer ${admin}` };
  const added = await page.request.post('/api/v1/role', { headers, data: { name: `${name}_${stamp}` } });
  const { id } = (await added.json()).data;
  const permissions = grants.map((grant) => {
    const [scope, action] = grant.split('.');
    return { scope, action, allowed: true };
  });
  await page.request.put('/api/v1/role-permission', { headers, data: { role_id: id, permissions } });
  return id;
}

async function roleId(page: Page, token: string, name: string): Promise<string> {
  const roles: { id: string; name: string }[] = (await get(page, token, '/role')).data;
  return roles.find((role) => role.name === name)?.id ?? '';
}

async function place(page: Page, admin: string) {
  const [department] = (await get(page, admin, '/setting/department')).data;
  const [studio] = (await get(page, admin, `/setting/studio?department_id=${department.id}`)).data;
  return { type: 'staff', department_id: department.id, studio_id: studio.id };
}

/** The customer the demo account of that name stands for: it has campaigns in every state. */
async function ownCustomer(page: Page): Promise<string> {
  const [campaign] = (await get(page, await tokenOf(page, 'customer'), '/campaigns?sort=DATEASC')).data;
  return campaign.customer.id;
}

/** Records to open: the walker's own where there are such, else any. */
async function recordsOf(page: Page, token: string, self: string): Promise<Records> {
  const admin = await tokenOf(page, 'admin');
  const list = async (path: string) => {
    const own = (await get(page, token, path)).data;
    return own?.length > 0 ? own : (await get(page, admin, path)).data;
  };
  const running = await list('/campaigns?filter_status=on_going&sort=DATEASC');
  const done: CampaignListItem[] = await list('/campaigns?filter_status=done&sort=DATEASC&size=100');
  const users: { id: string; roles: string[] }[] = (await get(page, admin, '/users/lists?type=staff&size=200')).data;
  const { kol } = (await get(page, token, '/users/network')).data;
  return {
    running: running[0].id,
    done: done[0]?.id ?? '',
    toEvaluate: (done.find((campaign) => campaign.awaits_evaluation) ?? done[0])?.id ?? '',
    cancelled: (await list('/campaigns?filter_status=cancel&sort=DATEASC'))[0].id,
    request: (await list('/campaigns/request?request_status=pending&sort=DATEASC'))[0].id,
    kol: kol?.id ?? (await list('/kols?status=active&sort=DATEASC'))[0].id,
    // The oldest: newer ones are decided on by other tests.
    waitingKol: (await get(page, admin, '/kols?status=pending&sort=DATEASC')).data[0].id,
    customer: running[0].customer.id,
    represented: await ownCustomer(page),
    brand: running[0].brand.id,
    colleague: users.find(({ id, roles }) => id !== self && roles[0] === 'staff')?.id ?? '',
    adminUser: users.find(({ roles }) => roles.includes('admin'))?.id ?? '',
    self,
    plainRole: await roleId(page, admin, 'manager'),
    fixedRole: await roleId(page, admin, 'account'),
    adminRole: await roleId(page, admin, 'admin'),
    language: await thirdLanguage(page, admin),
  };
}

/** A language that is not built in and a keyword of our own, added by whoever comes first. */
async function thirdLanguage(page: Page, admin: string): Promise<string> {
  const headers = { authorization: `Bearer ${admin}` };
  await page.request.post('/api/v1/language', {
    headers,
    data: { code: 'sw', language: 'Kiswahili', country_code: 'KE' },
  });
  await page.request.post('/api/v1/translations', { headers, data: { key: ownKeyword } });
  const languages: { id: string; code: string }[] = (await get(page, admin, '/language')).data;
  return languages.find(({ code }) => code === 'sw')?.id ?? '';
}
