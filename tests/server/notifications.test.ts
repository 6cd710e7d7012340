import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notificationKinds } from '../../src/domain/notifications/types';
import type { Services } from '../../src/server/context';
import { languages } from '../../src/server/db/schema/settings';
import { serverHandlers } from '../../src/server/handlers';
import { newId } from '../../src/server/ids';
import { runNext } from '../../src/server/jobs/run';
import { type NotificationEvent, notifyUsers } from '../../src/server/notifications/notify';
import { startTestApp, type TestApp } from '../support/app';
import { signIn, trailOf } from '../support/people';

let test: TestApp;
let services: Services;

beforeAll(async () => {
  test = await startTestApp();
  services = { ...test.services, log: test.app.log };
});
afterAll(() => test.close());

const event = (to: string[], changes: Partial<NotificationEvent> = {}): NotificationEvent => ({
  kind: 'approval',
  type: 'KOL',
  data: { id: newId(), status: 'pending' },
  event_key: newId(),
  title: { vi: 'KOL chờ duyệt', en: 'KOL waiting for approval' },
  content: { vi: 'Hồ sơ Mai cần được duyệt', en: 'Mai needs approval' },
  to,
  ...changes,
});

const tell = (what: NotificationEvent) => services.db.transaction((db) => notifyUsers({ ...services, db }, what));
const list = async (token: string, query = '') =>
  (await test.call('GET', `/setting/notifications${query}`, { token })).json();
const read = async (token: string, body: unknown) => test.call('PUT', '/setting/notifications/read', { token, body });

async function sentMails(): Promise<void> {
  const { mail } = serverHandlers(services);
  while (mail && (await runNext(services, 'mail', mail))) {}
}

describe('notifications', () => {
  it('reach whom they concern, once, in both languages', async () => {
    const [an, binh] = [await signIn(test, ['staff']), await signIn(test, ['staff'])];
    const suspended = await signIn(test, ['staff'], { active: false });
    const what = event([an.id, an.id, suspended.id]);
    await tell(what);
    await Promise.all([tell(what), tell(what)]);
    expect(await list(an.token)).toEqual({
      data: [
        {
          id: expect.any(String),
          type: 'KOL',
          title: [
            { country_code: 'VN', value: 'KOL chờ duyệt' },
            { country_code: 'US', value: 'KOL waiting for approval' },
          ],
          content: [
            { country_code: 'VN', value: 'Hồ sơ Mai cần được duyệt' },
            { country_code: 'US', value: 'Mai needs approval' },
          ],
          is_read: false,
          create_date: expect.stringMatching(/^\d{4}-.*Z$/),
          dependencies: [{ type: 'KOL', data: what.data }],
        },
      ],
      total: 1,
      page: 1,
      size: 10,
      unread: 1,
    });
    expect(await list(binh.token)).toMatchObject({ data: [], unread: 0 });
    const { rows } = await test.database.pool.query('select 1 from notifications where user_id = $1', [suspended.id]);
    expect(rows).toEqual([]);
  });

  it('are never there when what they tell of was not written', async () => {
    const { id, token } = await signIn(test, ['staff']);
    const broken = services.db.transaction(async (db) => {
      await notifyUsers({ ...services, db }, event([id]));
      throw new Error('rolled back');
    });
    await expect(broken).rejects.toThrow('rolled back');
    expect((await list(token)).total).toBe(0);
  });

  it('come newest first, page by page', async () => {
    const { id, token } = await signIn(test, ['staff']);
    const sent = [1, 2, 3].map((n) => event([id], { data: { id: newId(), status: String(n) } }));
    for (const what of sent) await tell(what);
    const statusOf = (page: { data: { dependencies: { data: { status: string } }[] }[] }) =>
      page.data.map(({ dependencies }) => dependencies[0]?.data.status);
    expect(statusOf(await list(token, '?page=1&size=2'))).toEqual(['3', '2']);
    expect(statusOf(await list(token, '?page=2&size=2'))).toEqual(['1']);
  });

  it('are marked read by their owner alone, by a list or a bare one', async () => {
    const [an, binh] = [await signIn(test, ['staff']), await signIn(test, ['staff'])];
    for (let count = 0; count < 3; count += 1) await tell(event([an.id, binh.id]));
    const ids = (await list(an.token)).data.map(({ id }: { id: string }) => id);
    expect((await read(an.token, { ids: [ids[0]] })).json()).toEqual({ data: { unread: 2 } });
    expect((await read(an.token, [ids[1]])).json()).toEqual({ data: { unread: 1 } });
    expect((await read(binh.token, { ids })).json()).toEqual({ data: { unread: 3 } });
    expect((await list(an.token)).data.map(({ is_read }: { is_read: boolean }) => is_read)).toEqual([
      true,
      true,
      false,
    ]);
    expect((await test.call('GET', '/events', { token: an.token })).json()).toEqual({ data: { unread: 1 } });
    for (const body of [{}, { ids: ['x'] }, ['x'], { ids: 'x' }]) {
      expect((await read(an.token, body)).json().message, JSON.stringify(body)).toBe('validation_failed');
    }
  });
});

describe('unread ones', () => {
  it('can be listed alone, and all be marked read at once, those of others not', async () => {
    const [an, binh] = [await signIn(test, ['staff']), await signIn(test, ['staff'])];
    for (let count = 0; count < 3; count += 1) await tell(event([an.id, binh.id]));
    const [first] = (await list(an.token)).data;
    await read(an.token, [first.id]);
    expect(await list(an.token, '?unread=true&size=1')).toMatchObject({
      data: [{ is_read: false }],
      total: 2,
      unread: 2,
    });
    expect((await list(an.token, '?unread=false')).total).toBe(3);
    expect((await read(an.token, { all: true })).json()).toEqual({ data: { unread: 0 } });
    expect(await list(an.token, '?unread=true')).toMatchObject({ data: [], total: 0 });
    expect(await list(binh.token)).toMatchObject({ total: 3, unread: 3 });
    for (const body of [{ all: false }, { all: 'x' }]) expect((await read(an.token, body)).statusCode).toBe(400);
  });
});

describe('preferences', () => {
  const path = '/setting/notifications/preferences';

  it('are all but the digest in the app, and decisions and calls to evaluate by mail, until chosen otherwise', async () => {
    const { id, token } = await signIn(test, ['staff']);
    const { data } = (await test.call('GET', path, { token })).json();
    const mailed = ['decision', 'request_status', 'evaluation'];
    const inApp = notificationKinds.filter((kind) => kind !== 'digest');
    expect(data).toEqual(
      notificationKinds.map((kind) => ({ kind, in_app: kind !== 'digest', by_mail: mailed.includes(kind) })),
    );
    const body = { preferences: [{ kind: 'import', in_app: false, by_mail: true }] };
    const answer = (await test.call('PUT', path, { token, body })).json();
    expect(answer.data).toContainEqual({ kind: 'import', in_app: false, by_mail: true });
    expect(answer.data).toContainEqual({ kind: 'approval', in_app: true, by_mail: false });
    expect(await trailOf(test, id)).toMatchObject([
      {
        action: 'update_notifications',
        changes: {
          in_app: { before: inApp, after: inApp.filter((kind) => kind !== 'import') },
          by_mail: { before: mailed, after: [...mailed, 'import'] },
        },
      },
    ]);
    const bad = { preferences: [{ kind: 'weather', in_app: true, by_mail: true }] };
    expect((await test.call('PUT', path, { token, body: bad })).statusCode).toBe(400);
  });

  it('decide where a notification arrives; a mail is in the receiver’s language and comes once', async () => {
    const [english] = (await services.db.select().from(languages)).filter(({ code }) => code === 'en');
    const { id, token, username } = await signIn(test, ['staff'], { language_id: english?.id ?? null });
    const choose = (in_app: boolean, by_mail: boolean) =>
      test.call('PUT', path, { token, body: { preferences: [{ kind: 'approval', in_app, by_mail }] } });
    const mails = () => (services.mail.kept() ?? []).filter(({ to }) => to === username);
    await choose(false, false);
    await tell(event([id]));
    await sentMails();
    expect([(await list(token)).total, mails().length]).toEqual([0, 0]);
    await choose(false, true);
    const what = event([id]);
    await tell(what);
    await sentMails();
    await tell(what);
    await sentMails();
    expect((await list(token)).total).toBe(0);
    expect(mails()).toMatchObject([{ subject: 'KOL waiting for approval' }]);
    expect(mails()[0]?.text).toContain('Mai needs approval');
    await tell(event([id], { kind: 'campaign' }));
    expect((await list(token)).total).toBe(1);
  });
});
