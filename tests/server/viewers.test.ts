import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proofSeconds } from '../../src/domain/limits';
import { insertApiKey, noteApiKeyUse, revokeApiKeys } from '../../src/server/auth/apiKeys/queries';
import { startSession } from '../../src/server/auth/sessions';
import { Viewers } from '../../src/server/auth/viewers';
import type { Viewer } from '../../src/server/context';
import { newId } from '../../src/server/ids';
import { testCtx } from '../support/context';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { buildBrand, buildKol, buildUser } from '../support/factories';

let database: TestDatabase;
let role: string;
let other: string;

beforeAll(async () => {
  database = await createTestDatabase();
  [role, other] = [newId(), newId()];
  await database.db.execute(sql`insert into roles (id, name, name_display, type) values
    (${role}, 'watched', 'Watched', 'staff'), (${other}, 'besides', 'Besides', 'staff')`);
  await database.db.execute(
    sql`insert into role_permissions (role_id, scope, action) values (${role}, 'kol_management', 'r')`,
  );
});
afterAll(() => database.drop());

/** Somebody with the role, signed in, and the two nodes that know them. */
async function signedIn(type: 'staff' | 'brand' | 'kol' = 'staff') {
  const { db } = database;
  const { id } = await buildUser(db, { type });
  await db.execute(sql`insert into user_roles (user_id, role_id, position) values (${id}, ${role}, 0)`);
  await startSession(await testCtx(database), id, { keepLogin: false, by: 'password' });
  const { rows } = await db.execute<{ id: string }>(sql`select id from sessions where user_id = ${id}`);
  const sessionId = String(rows[0]?.id);
  const nodes = [new Viewers(db), new Viewers(db)];
  const seen = () => Promise.all(nodes.map((node) => node.of(id, sessionId)));
  return { id, sessionId, seen };
}

const each = (check: (viewer: Viewer | undefined) => unknown, known: ({ viewer: Viewer } | null)[]) =>
  known.map((one) => check(one?.viewer));

describe('what a node keeps of who is signed in', () => {
  it('is the same as long as nothing was written, and nobody can write to it', async () => {
    const { seen } = await signedIn();
    const [before, after] = [await seen(), await seen()];
    expect(each((viewer) => viewer, after)).toEqual(each((viewer) => viewer, before));
    expect(after[0]?.viewer.access).toBe(before[0]?.viewer.access);
    expect(() => before[0]?.viewer.customerIds.push('another')).toThrow(TypeError);
    expect(() => Object.assign(before[0]?.viewer.access ?? {}, { user_management: {} })).toThrow(TypeError);
  });

  it.each<[string, () => SQL, (viewer: Viewer | undefined) => unknown, unknown]>([
    [
      'a right is given, by whatever hand',
      () => sql`insert into role_permissions (role_id, scope, action) values (${role}, 'kol_management', 'd')`,
      (viewer) => viewer?.access.kol_management?.d,
      1,
    ],
    [
      'a right is changed',
      () => sql`update role_permissions set action = 'u' where role_id = ${role} and action = 'd'`,
      (viewer) => [viewer?.access.kol_management?.d ?? false, viewer?.access.kol_management?.u],
      [false, 1],
    ],
    [
      'a right is taken',
      () => sql`delete from role_permissions where role_id = ${role} and action = 'u'`,
      (viewer) => viewer?.access.kol_management?.u ?? false,
      false,
    ],
    [
      'the role is switched off',
      () => sql`update roles set status = false where id = ${role}`,
      (viewer) => [viewer?.roles, viewer?.access],
      [[], {}],
    ],
    [
      'the role is switched on',
      () => sql`update roles set status = true where id = ${role}`,
      (viewer) => viewer?.roles,
      ['watched'],
    ],
  ])('ends when %s', async (_what, statement, read, expected) => {
    const { seen } = await signedIn();
    expect(each(read, await seen())).not.toEqual([expected, expected]);
    await database.db.execute(statement());
    expect(each(read, await seen())).toEqual([expected, expected]);
  });

  it('ends with the roles of the user: given, put in another order, taken', async () => {
    const { id, seen } = await signedIn();
    const roles = async () => each((viewer) => viewer?.roles, await seen());
    expect(await roles()).toEqual([['watched'], ['watched']]);
    await database.db.execute(sql`insert into user_roles (user_id, role_id, position) values (${id}, ${other}, 1)`);
    expect(await roles()).toEqual([
      ['watched', 'besides'],
      ['watched', 'besides'],
    ]);
    await database.db.execute(sql`update user_roles set position = 1 - position where user_id = ${id}`);
    expect(await roles()).toEqual([
      ['besides', 'watched'],
      ['besides', 'watched'],
    ]);
    await database.db.execute(sql`delete from user_roles where user_id = ${id} and role_id = ${role}`);
    expect(await roles()).toEqual([['besides'], ['besides']]);
  });

  it('ends with what the user stands for: a brand, a KOL', async () => {
    const brand = await buildBrand(database.db);
    const { id, seen } = await signedIn('brand');
    const brands = async () => each((viewer) => viewer?.brandIds, await seen());
    expect(await brands()).toEqual([[], []]);
    const representative = newId();
    await database.db.execute(sql`insert into representatives (id, user_id, type, brand_id, active)
      values (${representative}, ${id}, 'brand', ${brand.id}, true)`);
    expect(await brands()).toEqual([[brand.id], [brand.id]]);
    await database.db.execute(sql`update representatives set active = false where id = ${representative}`);
    expect(await brands()).toEqual([[], []]);

    const one = await signedIn('kol');
    const kol = await buildKol(database.db);
    const own = async () => each((viewer) => viewer?.kolId, await one.seen());
    expect(await own()).toEqual([null, null]);
    await database.db.execute(sql`update kols set user_id = ${one.id} where id = ${kol.id}`);
    expect(await own()).toEqual([kol.id, kol.id]);
    await database.db.execute(sql`update kols set deleted_at = now() where id = ${kol.id}`);
    expect(await own()).toEqual([null, null]);
  });

  it('ends with the user and the session, and says who is held', async () => {
    const { id, sessionId, seen } = await signedIn();
    const state = async () => (await seen()).map((one) => one && [one.active, one.held, one.viewer.fullname]);
    await seen();
    await database.db.execute(sql`update users set fullname = 'Khác' where id = ${id}`);
    expect(await state()).toEqual(Array(2).fill([true, false, 'Khác']));
    await database.db.execute(sql`update users set active = false where id = ${id}`);
    expect(await state()).toEqual(Array(2).fill([false, false, 'Khác']));
    await database.db.execute(sql`update users set active = true where id = ${id}`);
    await database.db.execute(sql`update roles set second_factor_required = true where id = ${role}`);
    expect(await state()).toEqual(Array(2).fill([true, true, 'Khác']));
    await database.db.execute(sql`update roles set second_factor_required = false where id = ${role}`);
    expect(await state()).toEqual(Array(2).fill([true, false, 'Khác']));
    await database.db.execute(sql`update sessions set revoked_at = now() where id = ${sessionId}`);
    expect(await seen()).toEqual([null, null]);
  });

  it('says whether the session has shown a short while ago whose it is', async () => {
    const { sessionId, seen } = await signedIn();
    const proven = async () => each((viewer) => viewer?.proven, await seen());
    expect(await proven()).toEqual([true, true]);
    await database.db.execute(
      sql`update sessions set proved_at = now() - make_interval(secs => ${proofSeconds}) where id = ${sessionId}`,
    );
    expect(await proven()).toEqual([false, false]);
    await database.db.execute(sql`update sessions set proved_at = now() where id = ${sessionId}`);
    expect(await proven()).toEqual([true, true]);
  });

  it('of a key has those of the rights that were chosen, and ends with them, the key and its use', async () => {
    const { db } = database;
    const { id } = await signedIn();
    const key = { id: newId(), user_id: id, name: 'Máy', key_hash: newId(), ending: 'abcd', days: 1 };
    await insertApiKey(db, { ...key, grants: ['kol_management.r', 'kol_management.c'] });
    const nodes = [new Viewers(db), new Viewers(db)];
    const seen = () => Promise.all(nodes.map((node) => node.ofKey(key.key_hash)));
    const access = async () => each((viewer) => viewer?.access, await seen());
    const named = { sessionId: '', proven: false, key: { id: key.id, name: 'Máy' } };
    expect(await seen()).toMatchObject(Array(2).fill({ viewer: named, noted: false, expired: false }));
    expect(await access()).toEqual(Array(2).fill({ kol_management: { r: 1 } }));
    await db.execute(sql`insert into role_permissions (role_id, scope, action) values
      (${role}, 'kol_management', 'c'), (${role}, 'kol_management', 'd')`);
    expect(await access()).toEqual(Array(2).fill({ kol_management: { r: 1, c: 1 } }));
    await db.execute(sql`delete from role_permissions where role_id = ${role} and action <> 'r'`);
    expect(await access()).toEqual(Array(2).fill({ kol_management: { r: 1 } }));
    await db.execute(sql`update api_keys set grants = '{kol_management.c}' where id = ${key.id}`);
    expect(await access()).toEqual([{}, {}]);
    await noteApiKeyUse(db, key.id);
    expect((await seen()).map((one) => one?.noted)).toEqual([true, true]);
    await db.execute(sql`update api_keys set expires_at = now() where id = ${key.id}`);
    expect((await seen()).map((one) => one?.expired)).toEqual([true, true]);
    await revokeApiKeys(db, id, key.id);
    expect(await seen()).toEqual([null, null]);
  });

  it('is nobody for a session of somebody else', async () => {
    const [one, another] = [await signedIn(), await signedIn()];
    const node = new Viewers(database.db);
    expect(await node.of(one.id, one.sessionId)).not.toBeNull();
    expect(await node.of(another.id, one.sessionId)).toBeNull();
  });
});
