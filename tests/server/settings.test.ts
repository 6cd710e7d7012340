import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SyncTime } from '../../src/domain/settings/types';
import { users } from '../../src/server/db/schema/identity';
import { newId } from '../../src/server/ids';
import { presentSyncTimes } from '../../src/server/settings/syncTimes/present';
import { startTestApp, type TestApp } from '../support/app';
import { buildPlace, roleIds, signIn, trailOf, word } from '../support/people';

let test: TestApp;
let manager: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  test = await startTestApp();
  manager = await signIn(test, ['manager']);
});
afterAll(() => test.close());

const asManager = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown) =>
  test.call(method, `/setting${path}`, { token: manager.token, ...(body !== undefined && { body }) });
const said = (answer: Awaited<ReturnType<typeof asManager>>) => [answer.statusCode, answer.json().message];
const madeDepartment = async (name = word()) => (await asManager('POST', '/create-department', { name })).json().data;
const madeStudio = async (department_id: string, name = word()) =>
  (await asManager('POST', '/create-studio', { department_id, name })).json().data;

interface Option {
  id: string;
  type: string;
  sync_time: number;
  active: boolean;
  next_at: string | null;
}
const options = async (): Promise<Option[]> => (await asManager('GET', '/sync-times')).json().data;
const activeOf = async (type: string) =>
  (await options()).filter((one) => one.type === type && one.active).map((one) => one.sync_time);

async function option(type: string, hours: number): Promise<Option> {
  const found = (await options()).find((one) => one.type === type && one.sync_time === hours);
  if (!found) throw new Error('no such option');
  return found;
}

describe('sync times', () => {
  it('are listed by group and length, one of each active', async () => {
    expect((await options()).map(({ type, sync_time }) => [type, sync_time])).toEqual([
      ...[6, 12, 24].map((hours) => ['profile', hours]),
      ...[1, 3, 6, 12, 24].map((hours) => ['post', hours]),
    ]);
    expect([await activeOf('profile'), await activeOf('post')]).toEqual([[24], [6]]);
  });

  it('change within their group only, once, and leave a trail', async () => {
    const chosen = await option('profile', 6);
    const answer = await asManager('PATCH', `/update-sync-time/${chosen.id}`, { type: 'profile' });
    expect(answer.json().data.filter((one: Option) => one.active)).toMatchObject([
      { type: 'profile', sync_time: 6 },
      { type: 'post', sync_time: 6 },
    ]);
    await asManager('PATCH', `/update-sync-time/${chosen.id.toUpperCase()}`, { type: 'profile' });
    expect(await trailOf(test, chosen.id)).toMatchObject([
      { entity: 'sync_time', changes: { sync_time: { before: 24, after: 6 } }, actor_id: manager.id },
    ]);
  });

  it('keep one active however many choose at once', async () => {
    const all = (await options()).filter(({ type }) => type === 'post');
    const answers = await Promise.all(
      [...all, ...all].map(({ id }) => asManager('PATCH', `/update-sync-time/${id}`, { type: 'post' })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(await activeOf('post')).toHaveLength(1);
  });

  it('say when the active one is due next, and nothing where no job goes by it', async () => {
    const [active, idle] = [await option('profile', 6), await option('profile', 12)];
    const job = (by: 'profile' | 'post', next_at: string | null) => ({
      kind: 'x',
      every: 1,
      by,
      next_at,
      last: null,
    });
    const rows = [
      { ...active, active: true },
      { ...idle, active: false },
    ] as SyncTime[];
    const later = job('profile', '2026-03-09T18:00:00.000Z');
    const first = job('profile', '2026-03-09T12:00:00.000Z');
    const foreign = job('post', '2026-03-09T06:00:00.000Z');
    const due = presentSyncTimes(rows, [later, first, foreign, job('profile', null)]);
    expect(due.map(({ next_at }) => next_at)).toEqual(['2026-03-09T12:00:00.000Z', null]);
    expect(presentSyncTimes(rows, [foreign]).map(({ next_at }) => next_at)).toEqual([null, null]);
    for (const { active, next_at } of await options()) expect(next_at !== null).toBe(active);
  });

  it('refuse another group, an unknown option, bad input and callers without the right', async () => {
    const { id } = await option('post', 1);
    const before = await activeOf('profile');
    expect(said(await asManager('PATCH', `/update-sync-time/${id}`, { type: 'profile' }))).toEqual([
      404,
      'sync_time_not_exist',
    ]);
    expect(await activeOf('profile')).toEqual(before);
    expect(said(await asManager('PATCH', `/update-sync-time/${newId()}`, { type: 'post' }))).toEqual([
      404,
      'sync_time_not_exist',
    ]);
    for (const body of [{}, { type: 'hourly' }, { type: ['post'] }]) {
      expect(said(await asManager('PATCH', `/update-sync-time/${id}`, body))).toEqual([400, 'validation_failed']);
    }
    expect((await asManager('PATCH', '/update-sync-time/1', { type: 'post' })).statusCode).toBe(400);
    const staff = await signIn(test, ['staff']);
    for (const [method, path] of [
      ['GET', '/setting/sync-times'],
      ['PATCH', `/setting/update-sync-time/${id}`],
      ['POST', '/setting/create-department'],
      ['DELETE', `/setting/delete-studio/${id}`],
    ] as const) {
      expect((await test.call(method, path, { token: staff.token, body: {} })).statusCode).toBe(403);
    }
  });
});

describe('reasons', () => {
  const codes = async (query: string) =>
    (await asManager('GET', `/reasons?${query}`)).json().data.map(({ code }: { code: string }) => code);

  it('are those of what they are given for, `other` last, and all of a kind where nobody says what for', async () => {
    const whole = ['incorrect_information', 'no_longer_cooperating', 'missing_information', 'duplicate', 'other'];
    expect(await codes('type=KOL')).toEqual(whole);
    expect(await codes('type=KOL&purpose=delete')).toEqual(['incorrect_information', 'no_longer_cooperating', 'other']);
    expect((await codes('type=KOL&purpose=reject')).toSorted()).toEqual(whole.toSorted());
    expect(said(await asManager('GET', '/reasons?purpose=other'))).toEqual([400, 'validation_failed']);
  });
});

describe('departments', () => {
  it('are made, renamed and deleted, each with its trail', async () => {
    const [name, renamed] = [word(), word()];
    const made = await madeDepartment(`  ${name} `);
    expect(made).toMatchObject({ name, version: 1 });
    const { id } = made;
    const listed = (await asManager('GET', '/department')).json().data;
    expect(listed).toContainEqual({ id, name, version: 1, studios: 0, users: 0 });
    const answer = await asManager('PATCH', `/update-department/${id}`, { name: renamed, version: 1 });
    expect(answer.json().data).toEqual({ id, name: renamed, version: 2 });
    expect((await asManager('DELETE', `/delete-department/${id}`)).statusCode).toBe(204);
    expect(said(await asManager('DELETE', `/delete-department/${id}`))).toEqual([404, 'department_not_exist']);
    expect(said(await asManager('PATCH', `/update-department/${id}`, { name }))).toEqual([404, 'department_not_exist']);
    expect((await trailOf(test, id)).map(({ action, changes }) => [action, changes])).toEqual([
      ['create', { name: { after: name } }],
      ['update', { name: { before: name, after: renamed } }],
      ['delete', { name: { before: renamed } }],
    ]);
  });

  it('write nothing where the name stays', async () => {
    const { id, name } = await madeDepartment();
    expect((await asManager('PATCH', `/update-department/${id}`, { name })).json().data.version).toBe(1);
    expect(await trailOf(test, id)).toHaveLength(1);
  });

  it('refuse names that are taken in any case, also by a twin, stale edits and bad input', async () => {
    const { name } = await madeDepartment();
    const taken = await asManager('POST', '/create-department', { name: name.toUpperCase() });
    expect(said(taken)).toEqual([409, 'department_name_already_exist']);
    expect(taken.json().errors).toEqual([{ property: 'name', message: 'department_name_already_exist' }]);
    const other = await madeDepartment();
    expect(said(await asManager('PATCH', `/update-department/${other.id}`, { name }))).toEqual([
      409,
      'department_name_already_exist',
    ]);
    expect(
      (await asManager('PATCH', `/update-department/${other.id}`, { name: other.name.toUpperCase() })).statusCode,
    ).toBe(200);
    expect(said(await asManager('PATCH', `/update-department/${other.id}`, { name: word(), version: 1 }))).toEqual([
      409,
      'record_was_changed',
    ]);
    const twin = { name: word() };
    const twins = await Promise.all([1, 2].map(() => asManager('POST', '/create-department', twin)));
    expect(twins.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    for (const bad of [{}, { name: ' ' }, { name: 'x'.repeat(256) }, { name: 'a\nb' }, { name: ['x'] }]) {
      expect(said(await asManager('POST', '/create-department', bad))).toEqual([400, 'validation_failed']);
    }
    expect(said(await asManager('POST', '/create-department', []))).toEqual([400, 'invalid_request']);
  });

  it('stay while they have studios or users; a removed user does not hold them', async () => {
    const { id } = await madeDepartment();
    const studio = await madeStudio(id);
    expect(said(await asManager('DELETE', `/delete-department/${id}`))).toEqual([409, 'department_has_studios']);
    const user = await signIn(test, ['staff'], { department_id: id, studio_id: studio.id });
    expect(said(await asManager('DELETE', `/delete-studio/${studio.id}`))).toEqual([409, 'studio_has_users']);
    const { db } = test.database;
    await db.update(users).set({ studio_id: null }).where(eq(users.id, user.id));
    expect((await asManager('DELETE', `/delete-studio/${studio.id}`)).statusCode).toBe(204);
    expect(said(await asManager('DELETE', `/delete-department/${id}`))).toEqual([409, 'department_has_users']);
    await db.update(users).set({ deleted_at: new Date() }).where(eq(users.id, user.id));
    expect((await asManager('DELETE', `/delete-department/${id}`)).statusCode).toBe(204);
  });

  it('say how many studios and users are in them, removed users not counted', async () => {
    const { id } = await madeDepartment();
    const [studio, empty] = [await madeStudio(id), await madeStudio(id)];
    await signIn(test, ['staff'], { department_id: id, studio_id: studio.id });
    await signIn(test, ['staff'], { department_id: id });
    await signIn(test, ['staff'], { department_id: id, studio_id: studio.id, deleted_at: new Date() });
    const departments: { id: string }[] = (await asManager('GET', '/department')).json().data;
    expect(departments.find((one) => one.id === id)).toMatchObject({ studios: 2, users: 2 });
    const studios: { id: string; users: number }[] = (await asManager('GET', `/studio?department_id=${id}`)).json()
      .data;
    expect(Object.fromEntries(studios.map((one) => [one.id, one.users]))).toEqual({ [studio.id]: 1, [empty.id]: 0 });
  });

  it('never take in a studio or a user while they are deleted', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await madeDepartment();
      const [deleted, added] = await Promise.all([
        asManager('DELETE', `/delete-department/${id}`),
        asManager('POST', '/create-studio', { department_id: id, name: word() }),
      ]);
      expect([`${deleted.statusCode} ${added.statusCode}`]).toContainEqual(
        expect.stringMatching(/^(204 404|409 200)$/),
      );
    }
    const roles = await roleIds(test);
    for (let round = 0; round < 5; round += 1) {
      const place = await buildPlace(test);
      const name = word();
      const person = { code: name, fullname: 'An', email: `${name}@example.test`, phone: '0912345678' };
      const body = { ...person, roles: [roles.staff], department_id: place.department_id, studio_id: place.studio_id };
      const [deleted, added] = await Promise.all([
        asManager('DELETE', `/delete-studio/${place.studio_id}`),
        test.call('POST', '/users', { token: manager.token, body }),
      ]);
      expect(added.statusCode, added.body).toBeLessThan(500);
      expect(deleted.statusCode === 204).toBe(added.statusCode !== 200);
    }
  });
});

describe('studios', () => {
  it('belong to a department, in which their name is the only one', async () => {
    const [first, second] = [await madeDepartment(), await madeDepartment()];
    const studio = await madeStudio(first.id);
    expect(studio).toMatchObject({ department_id: first.id, version: 1 });
    expect((await asManager('GET', `/studio?department_id=${first.id}`)).json().data).toEqual([
      { ...studio, users: 0 },
    ]);
    expect(
      said(await asManager('POST', '/create-studio', { department_id: first.id, name: studio.name.toUpperCase() })),
    ).toEqual([409, 'studio_name_already_exist']);
    expect(await madeStudio(second.id, studio.name)).toMatchObject({ name: studio.name });
    const unknown = await asManager('POST', '/create-studio', { department_id: newId(), name: word() });
    expect(said(unknown)).toEqual([404, 'department_not_exist']);
    expect(unknown.json().errors).toEqual([{ property: 'department_id', message: 'department_not_exist' }]);
    expect((await asManager('POST', '/create-studio', { name: ' ' })).json().errors).toEqual([
      { property: 'department_id', message: 'field_select_required' },
      { property: 'name', message: 'field_required' },
    ]);
  });

  it('are renamed only where the name changes, and deleted', async () => {
    const department = await madeDepartment();
    const [studio, other] = [await madeStudio(department.id), await madeStudio(department.id)];
    const path = `/update-studio/${studio.id}`;
    expect((await asManager('PATCH', path, { name: studio.name })).json().data.version).toBe(1);
    const renamed = await asManager('PATCH', path, { name: word(), version: 1, department_id: newId() });
    expect(renamed.json().data).toMatchObject({ version: 2, department_id: department.id });
    expect(said(await asManager('PATCH', path, { name: word(), version: 1 }))).toEqual([409, 'record_was_changed']);
    expect(said(await asManager('PATCH', path, { name: other.name }))).toEqual([409, 'studio_name_already_exist']);
    expect((await asManager('DELETE', `/delete-studio/${studio.id}`)).statusCode).toBe(204);
    expect(said(await asManager('DELETE', `/delete-studio/${studio.id}`))).toEqual([404, 'studio_not_exist']);
    expect(said(await asManager('PATCH', path, { name: word() }))).toEqual([404, 'studio_not_exist']);
    expect((await trailOf(test, studio.id)).map(({ action }) => action)).toEqual(['create', 'update', 'delete']);
  });
});
