import ExcelJS from 'exceljs';
import {
  type AccountReading,
  NetworkFailure,
  type ReadingPage,
  type SocialNetwork,
} from '../../src/server/adapters/social/network';
import { collectHandlers } from '../../src/server/collectOrders/collect';
import type { Services } from '../../src/server/context';
import { rolePermissions, roles } from '../../src/server/db/schema/identity';
import { newId } from '../../src/server/ids';
import { runNext } from '../../src/server/jobs/run';
import type { TestApp } from '../support/app';
import { signIn, word } from '../support/people';
import { networkOf } from './networks.fixtures';

/** An account as a network tells of it. */
export const account = (name: string, changes: Partial<AccountReading> = {}): AccountReading => ({
  url: `https://facebook.com/${name}`,
  remote_id: null,
  name,
  is_verified: false,
  follower_count: 5_000,
  follower_rounded: false,
  ...changes,
});

type Page = ReadingPage<AccountReading>;

/** A network that answers one page after the other; a page may be a failure, which is told once. */
export function searchOf(pages: (Page['items'] | NetworkFailure)[]): SocialNetwork['search'] {
  const told = new Set<NetworkFailure>();
  return async (_asked, cursor) => {
    const at = Number(cursor ?? 0);
    const page = pages[at];
    if (page instanceof NetworkFailure && !told.has(page)) {
      told.add(page);
      throw page;
    }
    const items = page instanceof NetworkFailure ? [] : (page ?? []);
    return { items, next: at + 1 < pages.length ? String(at + 1) : null };
  };
}

/** Lets the server of a test read Facebook by this search, and nothing else. */
export function connectFacebook(test: TestApp, search: SocialNetwork['search']): void {
  Object.assign(test.services.social, { facebook: networkOf({ search }) });
}

export const asked = { social_type: 'facebook', keyword: 'mỹ phẩm', min_follower: 1_000, max_follower: 10_000 };

/** Places an order; the answer of the call. */
export function order(test: TestApp, { token }: { token: string }, changes: object = {}) {
  return test.call('POST', '/social/kol-filter-order', { token, body: { ...asked, keyword: word(), ...changes } });
}

type Kind = keyof typeof collectHandlers;

/** Carries out the next job of a kind that is due, as a worker does; false where there is none. */
export function work(test: TestApp, kind: Kind = 'collection'): Promise<boolean> {
  const services: Services = { ...test.services, log: test.app.log };
  return runNext(services, kind, collectHandlers[kind]);
}

/** Makes the jobs of a kind that wait for another try due now; with `last` it is their last try. */
export async function makeDue(test: TestApp, { last = false } = {}): Promise<void> {
  const limit = last ? ', retry_limit = retry_count' : '';
  await test.database.pool.query(
    `update pgboss.job set start_after = now()${limit} where name = 'collection' and state < 'active'`,
  );
}

/** Somebody with a role of these KOL rights alone. */
export async function signInWith(
  test: TestApp,
  actions: readonly string[],
  changes: Parameters<typeof signIn>[2] = {},
): ReturnType<typeof signIn> {
  const id = newId();
  const name = word();
  const { db } = test.database;
  await db.insert(roles).values({ id, name, name_display: name, type: changes.type ?? 'staff', priority: 50 });
  await db.insert(rolePermissions).values(actions.map((action) => ({ role_id: id, scope: 'kol_management', action })));
  return signIn(test, [name], changes);
}

/** A downloaded workbook's first sheet, row by row; an empty cell is null. */
export async function cellsOf(payload: Buffer): Promise<unknown[][]> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(payload as unknown as ArrayBuffer);
  const rows: unknown[][] = [];
  workbook.worksheets[0]?.eachRow((row) => rows.push((row.values as unknown[]).slice(1).map((cell) => cell ?? null)));
  return rows;
}
