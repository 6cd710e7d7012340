import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sowHints } from '../../src/domain/campaigns/sowHints';
import { addDays, dayOf } from '../../src/domain/dates';
import type { Today, TodayBadges } from '../../src/domain/today/types';
import { inTransaction } from '../../src/server/context';
import { campaignPeople } from '../../src/server/db/schema/campaigns';
import { askForDigests, readDigest } from '../../src/server/today/digest';
import { startTestApp, type TestApp } from '../support/app';
import { buildCampaign, buildKol, buildPost, buildSow } from '../support/factories';
import { signIn } from '../support/people';
import { answers, doneCampaign, evaluate } from './evaluations.fixtures';
import { servicesOf, work } from './reportMails.fixtures';

type Person = Awaited<ReturnType<typeof signIn>>;
type Duty = (typeof campaignPeople.$inferInsert)['duty'];

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL: 'https://kolhub.test' });
});
afterAll(() => test.close());

const today = dayOf(new Date());
const day = (count: number) => addDays(today, count);

const ask = async ({ token }: Person, query = '') => test.call('GET', `/today${query}`, { token });
const read = async (person: Person, query = ''): Promise<Today> => (await ask(person, query)).json().data;
const badges = async ({ token }: Person): Promise<TodayBadges> =>
  (await test.call('GET', '/today/badges', { token })).json().data;
const listed = async ({ token }: Person, query: string): Promise<string[]> =>
  (await test.call('GET', `/campaigns?size=100&${query}`, { token })).json().data.map(({ id }: { id: string }) => id);

/** A running campaign these people work in. */
async function campaignOf(people: [Person, Duty][], changes: Parameters<typeof buildCampaign>[1] = {}) {
  const campaign = await buildCampaign(test.database.db, {
    status: 'on_going',
    start_date: day(-10),
    end_date: day(10),
    ...changes,
  });
  for (const [{ id }, duty] of people) {
    await test.database.db.insert(campaignPeople).values({ campaign_id: campaign.id, user_id: id, duty });
  }
  return campaign;
}

async function sowIn(campaign_id: string, changes: Parameters<typeof buildSow>[1] = {}) {
  return buildSow(test.database.db, { campaign_id, is_online: true, social_type: 'tiktok', post_count: 1, ...changes });
}

describe('staff', () => {
  it('are told of SOWs of their own campaigns, those with the least time first, as the SOW itself says', async () => {
    const me = await signIn(test, ['senior_account_executive']);
    const late = await campaignOf([[me, 'executive']], { end_date: day(-3) });
    const soon = await campaignOf([[me, 'internal']], { end_date: day(2) });
    const open = await campaignOf([[me, 'manager']], { end_date: null });
    const other = await campaignOf([]);
    const begins = await campaignOf([[me, 'manager']], { start_date: day(1) });
    const over = await campaignOf([[me, 'manager']], { status: 'done' });
    const made = [];
    for (const { id } of [open, soon, late, other, begins, over]) made.push(await sowIn(id));
    const posted = await sowIn(soon.id);
    await buildPost(test.database.db, { campaign_id: soon.id, sow_id: posted.id, kol_id: posted.kol_id });
    const { missing_posts, unmeasured, person } = await read(me);
    expect(person?.id).toBe(me.id);
    expect(missing_posts?.first.map(({ id, days_left }) => [id, days_left])).toEqual([
      [made[2]?.id, -3],
      [made[1]?.id, 2],
      [made[0]?.id, null],
    ]);
    expect(unmeasured?.first.map((sow) => [sow.id, sow.unmeasured])).toEqual([[posted.id, 1]]);
    for (const sow of missing_posts?.first ?? []) {
      const { sows } = (await test.call('GET', `/campaigns/${sow.campaign.id}`, { token: me.token })).json().data;
      const own = sows.find(({ id }: { id: string }) => id === sow.id);
      expect(sow.hints).toEqual(own.hints);
      expect(sow.hints).toEqual(sowHints(own, today, sow.campaign, { has_account: own.has_account, unmeasured: 0 }));
    }
  });

  it('see as many as they ask for, and how many there are', async () => {
    const me = await signIn(test, ['senior_account_executive']);
    const { id } = await campaignOf([[me, 'executive']]);
    for (let one = 0; one < 7; one += 1) await sowIn(id);
    expect(await read(me)).toMatchObject({ missing_posts: { total: 7, first: { length: 5 } } });
    expect(await read(me, '?size=200')).toMatchObject({ missing_posts: { total: 7, first: { length: 7 } } });
    for (const size of ['0', '201', '1.5', 'x']) expect((await ask(me, `?size=${size}`)).statusCode).toBe(400);
  });

  it('are told of campaigns as the lists find them', async () => {
    const me = await signIn(test, ['manager']);
    const behind = await campaignOf([[me, 'supervisor']]);
    const worse = await campaignOf([[me, 'supervisor']]);
    const overdue = await campaignOf([[me, 'executive']], { end_date: day(-1), status: 'liquidation' });
    const unfrozen = await campaignOf([[me, 'manager']], { status: 'done' });
    await campaignOf([]);
    await test.database.pool.query(
      "update campaigns set pace = 'behind', pace_ratio = case id when $1 then 0.5 else 0.2 end where id in ($1, $2)",
      [behind.id, worse.id],
    );
    const mine = `person_id=${me.id}`;
    const found = await read(me);
    const ids = (kind: 'behind' | 'overdue' | 'unfrozen') => found[kind]?.first.map(({ id }) => id);
    expect(ids('behind')).toEqual([worse.id, behind.id]);
    expect(ids('behind')).toEqual(await listed(me, `${mine}&filter_status=inprogress&pace=behind&sort=PACEASC`));
    expect(ids('overdue')).toEqual([overdue.id]);
    expect(ids('overdue')).toEqual(await listed(me, `${mine}&overdue=true`));
    expect(ids('unfrozen')).toEqual([unfrozen.id]);
    expect(ids('unfrozen')).toEqual(await listed(me, `${mine}&unfrozen=true`));
    expect(await badges(me)).toMatchObject({ campaignsInProgress: 2, campaignsDone: 1 });
  });

  it('with a client’s first role are told what clients are, of nobody’s work', async () => {
    const me = await signIn(test, ['customer', 'manager']);
    const { id } = await campaignOf([[me, 'manager']]);
    await sowIn(id);
    const { person, missing_posts, behind, approvals, team, running } = await read(me);
    expect([person, missing_posts, behind, approvals, team]).toEqual([null, ...Array(4).fill(undefined)]);
    expect(running?.first.map((campaign) => campaign.managers)).toEqual(running?.first.map(() => undefined));
    expect((await read(me, `?person_id=${me.id}`)).person).toBeNull();
  });

  it('see nothing of what they may not do', async () => {
    const nobody = await signIn(test, []);
    const { day: now, person, ...kinds } = await read(nobody);
    expect([now, person?.id, kinds]).toEqual([today, nobody.id, {}]);
    expect(await badges(nobody)).toEqual({ today: 0 });
    expect((await test.call('GET', '/today', {})).statusCode).toBe(401);
    expect((await test.call('GET', '/today/badges', {})).statusCode).toBe(401);
  });
});

describe('who leads others', () => {
  it('sees what waits for each, and what that is; nobody else does', async () => {
    const [lead, member, stranger] = [
      await signIn(test, ['account_supervisor']),
      await signIn(test, ['senior_account_executive']),
      await signIn(test, ['senior_account_executive']),
    ];
    const shared = await campaignOf([
      [lead, 'supervisor'],
      [member, 'executive'],
    ]);
    const own = await campaignOf([[member, 'executive']], { end_date: day(-1) });
    await campaignOf([[stranger, 'executive']]);
    await sowIn(shared.id);
    await sowIn(own.id);
    const { team } = await read(lead);
    expect(team?.map(({ person, ...counts }) => [person.id, counts])).toEqual([
      [member.id, { missing_posts: 2, unmeasured: 0, behind: 0, overdue: 1 }],
    ]);
    const theirs = await read(lead, `?person_id=${member.id}`);
    expect(theirs.person?.id).toBe(member.id);
    expect([theirs.missing_posts?.total, theirs.overdue?.total, theirs.requests]).toEqual([2, 1, undefined]);
    expect((await read(member)).team).toBeUndefined();
    for (const [who, whose] of [
      [lead, stranger],
      [member, lead],
    ] as const) {
      const refused = await ask(who, `?person_id=${whose.id}`);
      expect([refused.statusCode, refused.json().message]).toEqual([404, 'user_not_exist']);
    }
  });
});

describe('clients', () => {
  it('see their running campaigns, and what they have not evaluated until they have', async () => {
    const { campaign, forBrand, brand } = await doneCampaign(test);
    const running = await buildCampaign(test.database.db, { brand_id: brand.id, status: 'on_going' });
    await buildCampaign(test.database.db, { status: 'done' });
    const before = await read(forBrand);
    expect(before.person).toBeNull();
    expect(before.to_evaluate?.first.map(({ id }) => id)).toEqual([campaign.id]);
    expect(before.running?.first.map(({ id }) => id)).toEqual([running.id]);
    expect([before.missing_posts, before.unfrozen, before.approvals, before.team]).toEqual(Array(4).fill(undefined));
    expect(before.running?.first[0]).not.toHaveProperty('managers');
    expect(await listed(forBrand, 'unevaluated=true')).toEqual([campaign.id]);
    expect(await badges(forBrand)).toEqual({ today: 1, campaignsDone: 1 });
    expect((await evaluate(test, forBrand, answers(campaign.id))).statusCode).toBe(200);
    expect((await read(forBrand)).to_evaluate).toEqual({ total: 0, first: [] });
    expect(await listed(forBrand, 'unevaluated=true')).toEqual([]);
  });

  it('get nothing by naming somebody, and staff nothing by what clients are asked', async () => {
    const { forBrand } = await doneCampaign(test);
    const manager = await signIn(test, ['manager']);
    expect((await read(forBrand, `?person_id=${manager.id}`)).person).toBeNull();
    expect(await listed(manager, 'unevaluated=true')).toEqual([]);
  });
});

describe('a KOL', () => {
  it('sees what it still has to post and its posts with their figures, and nobody else’s', async () => {
    const me = await signIn(test, ['KOL'], { type: 'kol' });
    const kol = await buildKol(test.database.db, { user_id: me.id });
    expect(kol.id).toBeTruthy();
    const campaign = await campaignOf([]);
    const half = await sowIn(campaign.id, { kol_id: kol.id, post_count: 2, description: '<p>Gắn thẻ</p>' });
    await sowIn(campaign.id);
    const post = await buildPost(test.database.db, { campaign_id: campaign.id, sow_id: half.id, kol_id: kol.id });
    const { missing_posts, posts, running, behind } = await read(me);
    expect(missing_posts?.first).toMatchObject([
      { id: half.id, posted: 1, post_count: 2, description: '<p>Gắn thẻ</p>', days_left: 10 },
    ]);
    expect(missing_posts?.first[0]).not.toHaveProperty('hints');
    expect(posts?.first.map(({ id, view }) => [id, view])).toEqual([[post.id, null]]);
    expect([running, behind]).toEqual([undefined, undefined]);
    expect(await badges(me)).toEqual({ today: 1 });
  });
});

describe('the weekly digest', () => {
  const monday = new Date('2026-11-23T02:00:00Z');
  const choose = (person: Person, by_mail: boolean) =>
    test.call('PUT', '/setting/notifications/preferences', {
      token: person.token,
      body: { preferences: [{ kind: 'digest', in_app: false, by_mail }] },
    });
  const mailsTo = ({ username }: Person) => test.services.mail.kept()?.filter(({ to }) => to === username) ?? [];
  const send = async (now: Date) => {
    await askForDigests(test.database.db, now);
    await work(test, 'today_digest', 'mail');
  };

  it('goes to nobody who has not asked, once a week to who has, and not where nothing waits', async () => {
    const [asks, silent, idle] = [
      await signIn(test, ['senior_account_executive']),
      await signIn(test, ['senior_account_executive']),
      await signIn(test, []),
    ];
    for (const person of [asks, silent]) await sowIn((await campaignOf([[person, 'executive']])).id);
    for (const person of [asks, idle]) expect((await choose(person, true)).statusCode).toBe(200);
    await send(new Date('2026-11-22T02:00:00Z'));
    await send(new Date('2026-11-23T00:59:00Z'));
    expect(mailsTo(asks)).toEqual([]);
    await send(monday);
    await send(new Date(monday.getTime() + 3_600_000));
    expect([mailsTo(asks).length, mailsTo(silent).length, mailsTo(idle).length]).toEqual([1, 0, 0]);
    const [mail] = mailsTo(asks);
    expect(mail?.text).toContain('1 SOW thiếu bài đăng');
    expect(mail?.text).toContain('https://kolhub.test/today');
    await send(new Date(monday.getTime() + 7 * 86_400_000));
    expect(mailsTo(asks)).toHaveLength(2);
    await choose(asks, false);
    await send(new Date(monday.getTime() + 14 * 86_400_000));
    expect(mailsTo(asks)).toHaveLength(2);
  });

  it('is not sent to who left meanwhile', async () => {
    const left = await signIn(test, ['senior_account_executive']);
    await sowIn((await campaignOf([[left, 'executive']])).id);
    await test.database.pool.query('update users set active = false where id = $1', [left.id]);
    const write = await readDigest(servicesOf(test), { user_id: left.id, day: today });
    await inTransaction(servicesOf(test), write);
    await work(test, 'mail');
    expect(mailsTo(left)).toEqual([]);
  });
});
