import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { apiBase } from '../../src/domain/endpoints';
import { startTestApp, type TestApp } from '../support/app';
import { addressesOf, reads } from '../support/canary/addresses';
import { type Column, readColumns } from '../support/canary/catalogue';
import { mayReach, strayDecisions, undecided } from '../support/canary/decide';
import { allowed, forbidden, foreign, planted, secret } from '../support/canary/figures';
import { columnsIn, missingMarks, plantMarks } from '../support/canary/marks';
import { isReduced, type Viewer } from '../support/canary/people';
import { type Planted, plantCanaries } from '../support/canary/plant';
import { markedJson, textOf } from '../support/canary/texts';
import { undocumented } from '../support/documented';

let test: TestApp;
let viewers: Viewer[];
let ids: Planted;
let columns: Column[];
/** Columns each viewer was shown, by the viewer's name. */
const shown = new Map<Viewer['name'], Set<string>>();
/** Calls that answered somebody. */
const answered = new Set<string>();

beforeAll(async () => {
  // By chance old tries are forgotten, and with them their marks.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  test = await startTestApp();
  ({ viewers, ids, columns } = await plantCanaries(test));
});
afterAll(() => {
  vi.restoreAllMocks();
  return test.close();
});

const viewerNamed = (name: Viewer['name']) => viewers.find((viewer) => viewer.name === name);

/** Looks at an address as this viewer. */
async function look({ token }: Viewer, path: string, language = 'vi') {
  const headers = { 'accept-language': language, ...(token && { authorization: `Bearer ${token}` }) };
  return test.app.inject({ method: 'GET', url: apiBase + path, headers });
}

describe.each(reads)('%s', (name, endpoint) => {
  async function walk(viewer: Viewer): Promise<void> {
    const known = shown.get(viewer.name) ?? new Set();
    shown.set(viewer.name, known);
    const entitled = mayReach(viewer.name);
    const asked = addressesOf(name, endpoint, viewer, ids).map((path) => ({ path, language: 'vi' }));
    // Look-ups have their names in two languages.
    const english = endpoint.answer === 'list' ? asked.slice(0, 1) : [];
    for (const { path, language } of [...asked, ...english.map(({ path }) => ({ path, language: 'en' }))]) {
      const answer = await look(viewer, path, language);
      if (answer.statusCode === 200) answered.add(name);
      const unsaid = undocumented(name, answer).filter((problem) => !markedJson[name]?.test(problem));
      expect(unsaid, `${path} as ${viewer.name}: the OpenAPI document says otherwise`).toEqual([]);
      const text = await textOf(answer.rawPayload, String(answer.headers['content-type']));
      if (isReduced(viewer)) expect(text, `${path} as ${viewer.name}`).not.toMatch(forbidden);
      const found = columnsIn(text, columns);
      for (const column of found) known.add(column);
      const leaked = [...found].filter((column) => !entitled.has(column));
      expect(leaked, `${path} as ${viewer.name}: tests/support/canary/decisions.ts says who may see it`).toEqual([]);
    }
  }

  it('shows nobody a column that is not for them, a withheld field or a row of somebody else', async () => {
    await test.database.pool.query("delete from rate_limits where key like 'verify:%'");
    await Promise.all(viewers.map(walk));
  });
});

describe('every column', () => {
  it('of every table is decided on, once', () => {
    expect(undecided(columns), 'say in tests/support/canary/decisions.ts who may see it').toEqual([]);
    expect(strayDecisions(columns)).toEqual([]);
  });

  it('that can bear a mark bears it', async () => {
    expect(await missingMarks(test.database.pool, columns)).toEqual([]);
  });

  it('was shown to all it is for', () => {
    for (const viewer of viewers) {
      const kept = [...mayReach(viewer.name)].filter((column) => !shown.get(viewer.name)?.has(column));
      expect(kept, viewer.name).toEqual([]);
    }
  });
});

it('is asked for with every call', () => {
  // No sign-in waits for a code, no job has an id of ours, a live link's address is its token alone, a frozen report's
  // file has no bytes, and the KOL has no accounts on the other networks.
  const others = ['socialInstagram', 'socialTiktok', 'socialYoutube'];
  const unanswered = ['checkTimeVerification', 'queueJobDetail', 'reportLinkAddress', 'reportSnapshotFile', ...others];
  expect(reads.flatMap(([name]) => (answered.has(name) ? [] : [name])).toSorted()).toEqual(unanswered);
});

it('counts only own rows, and price filters tell nothing', async () => {
  const totalOf = async (path: string, name: Viewer['name']) =>
    (await look(viewerNamed(name) as Viewer, path)).json().total;
  for (const name of ['customer', 'client', 'brand'] as const) {
    expect(await totalOf('/campaigns', name), name).toBe(1);
    expect(await totalOf('/campaigns/request', name), name).toBe(1);
    expect(await totalOf('/brands', name), name).toBe(1);
    expect(await totalOf('/kols?min_booking_price=777000503&max_booking_price=777000504', name)).toBe(2);
    expect(await totalOf('/kols?min_booking_price=900000000', name)).toBe(2);
    expect(await totalOf('/kols?status=pending', name)).toBe(2);
  }
  expect(await totalOf('/kols', 'anonymous')).toBe(2);
  expect(await totalOf('/campaigns', 'KOL')).toBe(1);
});

it('finds no campaign by a budget that is not told, nor orders by it', async () => {
  const { rows } = await test.database.pool.query<{ id: string; budget: number }>('select id, budget from campaigns');
  const budgets = rows.map(({ budget }) => budget);
  const beyond = Math.max(...budgets) + 1;
  const total = async (viewer: Viewer, query: string) =>
    (await look(viewer, `/campaigns?count=exact&${query}`)).json().total;
  const admin = viewerNamed('admin') as Viewer;
  expect(await total(admin, `min_value=${beyond}`)).toBe(0);
  const ordered = async (viewer: Viewer, sort: string): Promise<string[]> =>
    (await look(viewer, `/campaigns?size=200&sort=${sort}`)).json().data.map(({ id }: { id: string }) => id);
  const budgetOf = new Map(rows.map(({ id, budget }) => [id, Number(budget)]));
  const descending = (await ordered(admin, 'BUDGETDESC')).map((id) => budgetOf.get(id) ?? 0);
  expect(descending).toEqual(descending.toSorted((a, b) => b - a));
  for (const viewer of viewers.filter((one) => isReduced(one) && one.token)) {
    const all = await total(viewer, '');
    expect(all, viewer.name).toBeGreaterThan(0);
    for (const filter of [`min_value=${beyond}`, 'max_value=0', `min_value=${beyond}&max_value=${beyond}`]) {
      expect(await total(viewer, filter), `${filter} as ${viewer.name}`).toBe(all);
    }
    for (const way of ['ASC', 'DESC']) {
      expect(await ordered(viewer, `BUDGET${way}`), viewer.name).toEqual(await ordered(viewer, `DATE${way}`));
    }
  }
});

it("shows whoever asked a request's own budget, and never the campaign's", async () => {
  const { rows } = await test.database.pool.query('select request_budget from campaign_requests where id = $1', [
    ids.request[0],
  ]);
  for (const name of ['customer', 'client', 'brand'] as const) {
    const request = await look(viewerNamed(name) as Viewer, `/campaigns/request/${ids.request[0]}`);
    expect(request.json().data.request_budget, name).toBe(rows[0].request_budget);
  }
  for (const viewer of viewers.filter((one) => isReduced(one) && one.token)) {
    const paths = [`/campaigns/${ids.campaign[0]}`, '/campaigns', `/campaigns/final-report/${ids.campaign[0]}`];
    paths.push(...ids.kol.map((id) => `/social/overview?kol_id=${id}&start_date=2026-01-01&end_date=2026-12-31`));
    for (const path of paths)
      expect((await look(viewer, path)).body, `${path} as ${viewer.name}`).not.toContain('"budget"');
  }
});

it('finds the canaries as staff: they were really planted', async () => {
  const admin = viewerNamed('admin') as Viewer;
  const paths = ids.campaign.flatMap((id) => [`/campaigns/${id}`, `/campaigns/final-report/${id}`]);
  paths.push(...ids.customer.map((id) => `/customers/${id}`), '/setting/notifications');
  paths.push(...ids.brand.flatMap((id) => [`/brands/${id}`, `/brands/report/${id}`]));
  const bodies = await Promise.all(paths.map(async (path) => (await look(admin, path)).body));
  const text = bodies.join('').replace(/CNRY\d{3}x/g, '');
  for (const canary of [
    foreign,
    `photo/${secret}`,
    `https://${secret}.vn`,
    `"fullname":"${foreign}"`,
    ...planted,
    ...allowed,
  ]) {
    expect(text).toContain(String(canary));
  }
});

it('finds nobody by a withheld name, and exports as many as the list has', async () => {
  for (const viewer of viewers.filter((one) => isReduced(one) && one.token)) {
    for (const text of [secret, secret.slice(0, 6), secret.slice(3, 7)]) {
      expect((await look(viewer, `/kols?stage_name=${text}`)).json().total, `${text} as ${viewer.name}`).toBe(0);
    }
    const exported = await look(viewer, '/kols/export?format=csv');
    expect(exported.statusCode, viewer.name).toBe(200);
    expect(exported.headers['x-total-rows']).toBe(String((await look(viewer, '/kols?count=exact')).json().total));
  }
});

it("leaves the customer its campaign's own cost per engagement and per view", async () => {
  const report = await look(viewerNamed('customer') as Viewer, `/campaigns/final-report/${ids.campaign[0]}`);
  expect([report.json().data.totals.cpe, report.json().data.totals.cpv]).toEqual(allowed);
});

it('finds a column that is new, and its mark', async () => {
  const { pool } = test.database;
  await pool.query('alter table kols add column secret text, add column is_secret boolean, add column secret_id uuid');
  const now = await readColumns(pool);
  expect(undecided(now)).toEqual(['kols.secret', 'kols.is_secret', 'kols.secret_id']);
  // Tries of one caller cannot all bear the same mark.
  await pool.query('delete from rate_limits');
  await plantMarks(pool, now, []);
  const { rows } = await pool.query('select secret from kols');
  expect([...columnsIn(JSON.stringify(rows), now)]).toEqual(['kols.secret']);
  expect(viewers.filter(({ name }) => mayReach(name).has('kols.secret'))).toEqual([]);
});
