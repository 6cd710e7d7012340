import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CampaignStatus } from '../../src/domain/campaigns/values';
import type { Notification } from '../../src/domain/notifications/types';
import { isDue, nextAt } from '../../src/domain/reportMails/rules';
import { inTransaction } from '../../src/server/context';
import { campaignPeople, campaigns } from '../../src/server/db/schema/campaigns';
import { users } from '../../src/server/db/schema/identity';
import { reportSchedules } from '../../src/server/db/schema/reportMails';
import { askForDueMails, readWeeklyMail } from '../../src/server/reportMails/weekly';
import { startTestApp, type TestApp } from '../support/app';
import { buildCampaign } from '../support/factories';
import { signIn, trailOf } from '../support/people';
import { makeReady, servicesOf, snapshotsOf, work } from './reportMails.fixtures';

let test: TestApp;
let sender: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL: 'https://kolhub.test' });
  sender = await signIn(test, ['manager'], { fullname: 'Lê Quản Lý' });
});
afterAll(() => test.close());
afterEach(async () => {
  vi.useRealTimers();
  await test.database.pool.query('delete from report_schedules');
});

// 2026-12-07 is a Monday; 08:00 in Ho Chi Minh City is 01:00 in UTC.
const monday = '2026-12-07';
const at = (clock: string) => new Date(`${clock}+07:00`);
const before = at('2026-12-06T12:00');

const weekly = { weekday: 1, hour: 8, to: ['mai@client.test'], attach: 'none', lang: 'vi', active: true };
const set = (id: string, changes: object = {}, token = sender.token) =>
  test.call('PUT', `/campaigns/${id}/report-schedule`, { token, body: { ...weekly, ...changes } });
const read = async (id: string) =>
  (await test.call('GET', `/campaigns/${id}/report-schedule`, { token: sender.token })).json().data;
const mailsTo = (address: string) => test.services.mail.kept()?.filter(({ to }) => to === address) ?? [];
const reasonOf = (status: CampaignStatus) => (status === 'cancel' ? { cancel_reason: 'Hết ngân sách' } : {});
let receivers = 0;
const receiver = () => {
  receivers += 1;
  return `client${receivers}@client.test`;
};

/** A campaign with a weekly mail to one address, set on the Sunday before. */
async function weeklyCampaign(changes: object = {}, status: CampaignStatus = 'on_going') {
  const to = receiver();
  const campaign = await buildCampaign(test.database.db, { status: 'on_going' });
  const answer = await set(campaign.id, { to: [to], ...changes });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const place = { campaign, to };
  await test.database.db.update(reportSchedules).set({ updated_at: before });
  await test.database.db
    .update(campaigns)
    .set({ status, ...reasonOf(status) })
    .where(eq(campaigns.id, campaign.id));
  return place;
}

/** What the jobs do at an instant of the agency's clock. */
async function workAt(clock: string): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: at(clock) });
  await inTransaction(servicesOf(test), askForDueMails);
  await work(test, 'report_schedule', 'mail');
  vi.useRealTimers();
}

describe('when a weekly mail is due', () => {
  const state = { weekday: 1, hour: 8, last_sent_on: null, set_at: before };

  it.each([
    ['a minute before its hour', '2026-12-07T07:59', false],
    ['at its hour', '2026-12-07T08:00', true],
    ['late on its day', '2026-12-07T23:59', true],
    ['the day after', '2026-12-08T00:00', false],
    ['the day before', '2026-12-06T23:59', false],
  ])('%s', (_when, clock, due) => {
    expect(isDue(state, at(clock))).toBe(due);
  });

  it('is once a day, and not for an hour that had come when it was set', () => {
    expect(isDue({ ...state, last_sent_on: monday }, at('2026-12-07T09:00'))).toBe(false);
    expect(isDue({ ...state, last_sent_on: '2026-11-30' }, at('2026-12-07T09:00'))).toBe(true);
    expect(isDue({ ...state, set_at: at('2026-12-07T08:00') }, at('2026-12-07T09:00'))).toBe(false);
  });

  it('is the day of Asia/Ho_Chi_Minh where it is another one in UTC', () => {
    // Monday 00:30 there is Sunday 17:30 in UTC.
    expect(isDue({ ...state, hour: 0 }, new Date('2026-12-06T17:30:00Z'))).toBe(true);
    expect(isDue({ ...state, hour: 0 }, new Date('2026-12-07T17:30:00Z'))).toBe(false);
    expect(isDue({ ...state, weekday: 7, hour: 23 }, new Date('2026-12-06T16:30:00Z'))).toBe(true);
  });

  it.each([
    ['2026-12-06T12:00', null, '2026-12-07T08:00'],
    ['2026-12-07T07:00', null, '2026-12-07T08:00'],
    ['2026-12-07T09:00', null, '2026-12-07T08:00'],
    ['2026-12-07T09:00', monday, '2026-12-14T08:00'],
    ['2026-12-08T00:00', null, '2026-12-14T08:00'],
  ])('is next, seen from %s (sent on %s), at %s', (clock, last_sent_on, next) => {
    expect(nextAt({ ...state, last_sent_on }, at(clock))).toEqual(at(next));
  });
});

describe('setting a weekly mail', () => {
  it('begins with none, counts versions and is traced', async () => {
    const campaign = await buildCampaign(test.database.db, { status: 'on_going' });
    expect(await read(campaign.id)).toBeNull();
    expect((await set(campaign.id, { version: 1 })).json().message).toBe('record_was_changed');
    const first = await set(campaign.id, {
      version: 0,
      to: ['Mai@Client.test', ' mai@client.test ', 'lan@client.test'],
    });
    expect(first.json().data).toMatchObject({
      to: ['mai@client.test', 'lan@client.test'],
      version: 1,
      last_sent_on: null,
      createdBy: { id: sender.id, fullname: 'Lê Quản Lý' },
    });
    expect(new Date(first.json().data.next_at).getTime()).toBeGreaterThan(Date.now());
    expect((await set(campaign.id, { version: 0 })).json().message).toBe('record_was_changed');
    const off = (await set(campaign.id, { version: 1, active: false })).json().data;
    expect(off).toMatchObject({ active: false, next_at: null, version: 2 });
    expect(await read(campaign.id)).toEqual(off);
    const trail = await trailOf(test, campaign.id);
    expect(trail.map(({ changes }) => changes)).toMatchObject([
      { report_mail_weekday: { after: 1 }, report_mail_active: { after: true } },
      { report_mail_active: { before: true, after: false } },
    ]);
  });

  it('says in whose name it is sent: of who saved it last', async () => {
    const campaign = await buildCampaign(test.database.db, { status: 'on_going' });
    await set(campaign.id);
    const other = await signIn(test, ['manager'], { fullname: 'Trần Đồng Nghiệp' });
    expect((await read(campaign.id)).createdBy).toMatchObject({ id: sender.id, fullname: 'Lê Quản Lý' });
    const saved = (await set(campaign.id, { version: 1 }, other.token)).json().data;
    expect(saved.createdBy).toMatchObject({ id: other.id, fullname: 'Trần Đồng Nghiệp' });
  });

  it.each<[string, object, string]>([
    ['no address', { to: [] }, 'to'],
    ['more than twenty', { to: Array.from({ length: 21 }, (_, n) => `a${n}@client.test`) }, 'to'],
    ['what is no address', { to: ['mai@client.test', 'mai'] }, 'to.1'],
    ['an address with a header in it', { to: ['a@b.test\r\nBcc: c@d.test'] }, 'to.0'],
    ['an eighth day', { weekday: 8 }, 'weekday'],
    ['half an hour', { hour: 8.5 }, 'hour'],
    ['a 25th hour', { hour: 24 }, 'hour'],
    ['another way to attach', { attach: 'xlsx' }, 'attach'],
  ])('is refused with %s', async (_what, changes, property) => {
    const campaign = await buildCampaign(test.database.db, { status: 'on_going' });
    const { errors } = (await set(campaign.id, changes)).json();
    expect(errors.map((one: { property: string }) => one.property)).toEqual([property]);
    expect(await read(campaign.id)).toBeNull();
  });

  it.each<CampaignStatus>(['done', 'cancel'])('is refused for a campaign that is %s', async (status) => {
    const campaign = await buildCampaign(test.database.db, { status, ...reasonOf(status) });
    expect((await set(campaign.id)).json().message).toBe('campaign_is_final');
  });

  it('is for staff with the right to write to clients', async () => {
    const campaign = await buildCampaign(test.database.db, { status: 'on_going' });
    const staff = await signIn(test, ['staff']);
    const client = await signIn(test, ['manager'], { type: 'customer' });
    for (const { token } of [staff, client]) expect((await set(campaign.id, {}, token)).statusCode).toBe(403);
  });
});

describe('the weekly mail', () => {
  it('goes out once a week at its hour, in the name of who set it, with the report’s sentence', async () => {
    const { campaign, to } = await weeklyCampaign();
    await workAt('2026-12-07T07:59');
    expect(mailsTo(to)).toEqual([]);
    for (const clock of ['2026-12-07T08:00', '2026-12-07T08:10', '2026-12-07T23:50', '2026-12-08T08:00'])
      await workAt(clock);
    const [mail, ...more] = mailsTo(to);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(`Báo cáo ${campaign.name} đến ngày 07/12/2026`);
    expect(mail?.text).toContain('Lê Quản Lý gửi bạn');
    expect(mail?.text).toContain('Chưa có bài đăng nào được tính');
    expect(await read(campaign.id)).toMatchObject({ last_sent_on: monday, version: 1 });
    const { data } = (await test.call('GET', `/campaigns/${campaign.id}/report-mails`, { token: sender.token })).json();
    expect(data).toMatchObject([{ scheduled: true, to: [to], state: 'sent', createdBy: { id: sender.id } }]);
    const trail = await trailOf(test, campaign.id);
    expect(trail.at(-1)).toMatchObject({ action: 'send_email', actor_id: sender.id });
    await workAt('2026-12-14T08:00');
    expect(mailsTo(to)).toHaveLength(2);
  });

  it('is sent late on the same day after a pause, and not the day after', async () => {
    const [late, missed] = [await weeklyCampaign(), await weeklyCampaign()];
    await test.database.db
      .update(reportSchedules)
      .set({ hour: 23 })
      .where(eq(reportSchedules.campaign_id, missed.campaign.id));
    await workAt('2026-12-07T21:30');
    await workAt('2026-12-08T00:10');
    expect([mailsTo(late.to), mailsTo(missed.to)].map(({ length }) => length)).toEqual([1, 0]);
  });

  it('freezes for customers and waits for the file, in the language of the schedule', async () => {
    const { campaign, to } = await weeklyCampaign({ attach: 'pdf', lang: 'en' });
    await workAt('2026-12-07T08:00');
    expect(mailsTo(to)).toEqual([]);
    const [snapshot] = await snapshotsOf(test, campaign.id);
    if (!snapshot) throw new Error('nothing was frozen');
    expect(snapshot).toMatchObject({ audience: 'customer', as_of: monday, created_by: sender.id });
    await makeReady(test, snapshot.id);
    await work(test, 'report_mail', 'mail');
    const [mail] = mailsTo(to);
    expect(mail?.text).toContain(`The report ${snapshot.number}`);
    expect(mail?.files).toMatchObject([{ name: `${campaign.code}_${snapshot.number}.pdf` }]);
  });

  it('brings a link', async () => {
    const { to } = await weeklyCampaign({ attach: 'link' });
    await workAt('2026-12-07T08:00');
    expect(mailsTo(to)[0]?.text).toMatch(/https:\/\/kolhub\.test\/r\//);
  });

  it.each<CampaignStatus>(['pitching', 'liquidation'])('goes on while the campaign is %s', async (status) => {
    const { to } = await weeklyCampaign({}, status);
    await workAt('2026-12-07T08:00');
    expect(mailsTo(to)).toHaveLength(1);
  });

  it.each<CampaignStatus>(['done', 'cancel'])('ends with a campaign that is %s', async (status) => {
    const { campaign, to } = await weeklyCampaign({}, status);
    await workAt('2026-12-07T08:00');
    expect(mailsTo(to)).toEqual([]);
    expect(await read(campaign.id)).toMatchObject({ active: true, next_at: null });
  });

  it('of a removed campaign, or one switched off, stays', async () => {
    const [removed, off] = [await weeklyCampaign(), await weeklyCampaign({ active: false })];
    await test.database.db
      .update(campaigns)
      .set({ deleted_at: new Date() })
      .where(eq(campaigns.id, removed.campaign.id));
    await workAt('2026-12-07T08:00');
    expect([...mailsTo(removed.to), ...mailsTo(off.to)]).toEqual([]);
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['is inactive', (id) => test.database.db.update(users).set({ active: false }).where(eq(users.id, id))],
    ['is gone', (id) => test.database.db.update(users).set({ deleted_at: new Date() }).where(eq(users.id, id))],
    ['lost the right', (id) => test.database.pool.query('delete from user_roles where user_id = $1', [id])],
  ])('is switched off where who set it %s', async (_what, take) => {
    const leaver = await signIn(test, ['manager']);
    const campaign = await buildCampaign(test.database.db, { status: 'on_going' });
    const to = receiver();
    await set(campaign.id, { to: [to] }, leaver.token);
    await test.database.db.update(reportSchedules).set({ updated_at: before });
    await take(leaver.id);
    await workAt('2026-12-07T08:00');
    expect(mailsTo(to)).toEqual([]);
    expect(await read(campaign.id)).toMatchObject({ active: false, next_at: null, last_sent_on: null });
    const trail = await trailOf(test, campaign.id);
    expect(trail.at(-1)).toMatchObject({
      actor_id: null,
      changes: { report_mail_active: { before: true, after: false } },
    });
  });

  it('that is switched off is told once to the campaign’s people who may send it, and leads to where it is set', async () => {
    const [leaver, manager, outsider] = await Promise.all([1, 2, 3].map(() => signIn(test, ['manager'])));
    const staff = await signIn(test, ['staff']);
    if (!leaver || !manager || !outsider) throw new Error('nobody signed in');
    const campaign = await buildCampaign(test.database.db, { status: 'on_going' });
    const duty = 'manager' as const;
    await test.database.db
      .insert(campaignPeople)
      .values([leaver, manager, staff].map(({ id: user_id }) => ({ campaign_id: campaign.id, user_id, duty })));
    await set(campaign.id, { to: [receiver()] }, leaver.token);
    await test.database.db.update(reportSchedules).set({ updated_at: before });
    await test.database.db.update(users).set({ active: false }).where(eq(users.id, leaver.id));
    await workAt('2026-12-07T08:00');
    await workAt('2026-12-07T08:10');
    const newsOf = async ({ token }: typeof manager): Promise<Notification[]> =>
      (await test.call('GET', '/setting/notifications', { token })).json().data;
    const [news, ...more] = await newsOf(manager);
    expect(more).toEqual([]);
    expect(news).toMatchObject({
      title: [{ value: 'E-mail hằng tuần đã tự tắt' }, { value: 'A weekly e-mail was switched off' }],
      dependencies: [{ type: 'CAMPAIGN', data: { id: campaign.id, status: 'on_going', mail: 'weekly' } }],
    });
    expect(news?.content[0]?.value).toContain(campaign.name);
    expect([await newsOf(staff), await newsOf(outsider)]).toEqual([[], []]);
  });

  it('is one for two processes at once', async () => {
    const { campaign, to } = await weeklyCampaign();
    vi.useFakeTimers({ toFake: ['Date'], now: at('2026-12-07T08:00') });
    const services = servicesOf(test);
    const data = { campaign_id: campaign.id, day: monday };
    const writes = await Promise.all([readWeeklyMail(services, data), readWeeklyMail(services, data)]);
    await Promise.all(writes.map((write) => inTransaction(services, write)));
    vi.useRealTimers();
    await work(test, 'mail');
    expect(mailsTo(to)).toHaveLength(1);
  });
});
