import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Grant } from '../../src/domain/access';
import { keyGrants } from '../../src/domain/auth/apiKeyRules';
import type { MadeApiKey, OwnApiKey } from '../../src/domain/auth/apiKeyTypes';
import { apiKeyLimits } from '../../src/domain/limits';
import { roles } from '../../src/server/db/schema/identity';
import { newId } from '../../src/server/ids';
import { cleanUp } from '../../src/server/jobs/queries';
import { startTestApp, type TestApp } from '../support/app';
import { buildCustomer, buildKol } from '../support/factories';
import { buildPlace, signIn, trailOf, word } from '../support/people';
import { callDuring } from '../support/race';
import { addUser, codeFor, mailsTo, newPassword, password } from './auth.fixtures';
import { addCustomer } from './companies.fixtures';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ DEMO: '1' });
});
afterAll(() => test.close());

const path = '/users/api-keys';
const reads: Grant[] = ['kol_management.r', 'kol_management.r_detail'];
const said = (answer: { statusCode: number; json(): { message: string } }) => [
  answer.statusCode,
  answer.json().message,
];
const make = (token: string, changes: object = {}) =>
  test.call('POST', path, { token, body: { name: 'Kho báo cáo', days: 30, grants: reads, ...changes } });
const made = async (token: string, changes?: object): Promise<MadeApiKey> => (await make(token, changes)).json().data;
const list = async (token: string): Promise<OwnApiKey[]> => (await test.call('GET', path, { token })).json().data;
const revoke = (token: string, id: string) => test.call('DELETE', `${path}/${id}`, { token });
const rights = (token: string) => test.call('GET', '/permission/access-right', { token });
const invalid = [401, 'api_key_invalid'];

async function withKey(roleNames = ['staff'], changes = {}, person: Parameters<typeof signIn>[2] = {}) {
  const owner = await signIn(test, roleNames, person);
  return { ...owner, key: await made(owner.token, changes) };
}

/** Somebody with a role of their own, which has these rights. */
async function withRole(grants: readonly Grant[]) {
  const [id, name] = [newId(), word()];
  await test.database.db.insert(roles).values({ id, name, name_display: name, type: 'staff' });
  const allow = async (grant: Grant) => {
    const [scope, action] = grant.split('.');
    await test.database.db.execute(
      sql`insert into role_permissions (role_id, scope, action) values (${id}, ${scope}, ${action})`,
    );
  };
  for (const grant of grants) await allow(grant);
  return { ...(await signIn(test, [name])), role: id, allow };
}

describe('making a key', () => {
  it('tells it once, with what was chosen, and keeps its hash alone', async () => {
    const { id, token, username } = await signIn(test, ['staff']);
    const answer = await make(token);
    expect(answer.statusCode).toBe(200);
    const { secret, ...key } = answer.json().data as MadeApiKey;
    expect(secret).toMatch(/^khk_[\w-]{43}$/);
    expect(key).toMatchObject({ name: 'Kho báo cáo', ending: secret.slice(-4), grants: reads, last_used_at: null });
    expect(Date.parse(key.expires_at) - Date.parse(key.created_at)).toBe(30 * 86_400_000);
    expect(await list(token)).toEqual([key]);
    const { rows } = await test.database.pool.query('select * from api_keys where user_id = $1', [id]);
    expect(JSON.stringify(rows)).not.toContain(secret);
    expect((await made(token)).secret).not.toBe(secret);

    const trail = await trailOf(test, id);
    expect(trail[0]).toMatchObject({
      action: 'add_api_key',
      actor_id: id,
      key_id: null,
      changes: { name: { after: 'Kho báo cáo' }, grants: { after: reads }, expires_at: { after: key.expires_at } },
    });
    expect(JSON.stringify(trail)).not.toContain(secret.slice(4));
    const [mail] = mailsTo(test, username);
    expect(mail?.subject).toBe('Một khóa API vừa được tạo cho tài khoản KOL Hub của bạn');
    expect(`${mail?.text}${mail?.html}`).not.toContain('khk_');
  });

  it.each<[string, object, object[]]>([
    ['without a name', { name: ' ' }, [{ property: 'name', message: 'field_required' }]],
    ['with a name of several lines', { name: 'a\nb' }, [{ property: 'name', message: 'invalid_value' }]],
    ['with too long a name', { name: 'x'.repeat(61) }, [{ property: 'name', message: 'text_too_long' }]],
    ['for no day', { days: 0 }, [{ property: 'days', message: 'at_least_1' }]],
    ['for more than a year', { days: 366 }, [{ property: 'days', message: 'number_too_large' }]],
    ['for half a day', { days: 1.5 }, [{ property: 'days', message: 'integer_required' }]],
    ['for ever', { days: undefined }, [{ property: 'days', message: 'field_required' }]],
    ['with no right', { grants: [] }, [{ property: 'grants', message: 'field_select_required' }]],
    ['without rights', { grants: undefined }, [{ property: 'grants', message: 'field_select_required' }]],
    [
      'with a right there is not',
      { grants: ['kol_management.x'] },
      [{ property: 'grants.0', message: 'invalid_value' }],
    ],
    [
      'with a right no key has',
      { grants: ['user_management.d'] },
      [{ property: 'grants.0', message: 'invalid_value' }],
    ],
    [
      'with a right its owner has not',
      { grants: [...reads, 'language_management.c'] },
      [{ property: 'grants', message: 'right_not_held' }],
    ],
  ])('is refused %s', async (_what, changes, errors) => {
    const { token } = await signIn(test, ['staff']);
    const answer = await make(token, changes);
    expect(said(answer)).toEqual([400, 'validation_failed']);
    expect(answer.json().errors).toEqual(errors);
    expect(await list(token)).toEqual([]);
  });

  it('has an end: so many, those that are over not counted', async () => {
    const { id, token } = await signIn(test, ['staff']);
    for (let count = 0; count < apiKeyLimits.most; count += 1) expect((await make(token)).statusCode).toBe(200);
    expect(said(await make(token))).toEqual([409, 'api_key_limit_reached']);
    await test.database.pool.query(
      `update api_keys set expires_at = now() where id = (select id from api_keys where user_id = $1 limit 1)`,
      [id],
    );
    expect((await make(token)).statusCode).toBe(200);
    expect(said(await make(token))).toEqual([409, 'api_key_limit_reached']);
    const [newest] = await list(token);
    expect((await revoke(token, newest?.id ?? '')).statusCode).toBe(204);
    expect((await make(token)).statusCode).toBe(200);
  });

  it('leaves none behind where every way in ends meanwhile', async () => {
    const { id, token } = await signIn(test, ['staff']);
    const ending: [string, unknown[]][] = [
      ['update users set password_hash = null where id = $1', [id]],
      ['update sessions set revoked_at = now() where user_id = $1', [id]],
    ];
    expect(said(await callDuring(test, ending, () => make(token)))).toEqual([401, 'access_token_invalid']);
    const { rowCount } = await test.database.pool.query('select 1 from api_keys where user_id = $1', [id]);
    expect(rowCount).toBe(0);
  });
});

describe('a key', () => {
  it('calls in its owner’s name with what was chosen, and no more', async () => {
    const { id, key } = await withKey();
    const kol = await buildKol(test.database.db);
    expect((await rights(key.secret)).json().data).toEqual({ kol_management: { r: 1, r_detail: 1 } });
    expect((await test.call('GET', '/users/me', { token: key.secret })).json().data.id).toBe(id);
    expect((await test.call('GET', `/kols/${kol.id}`, { token: key.secret })).statusCode).toBe(200);
    expect(said(await test.call('GET', '/campaigns', { token: key.secret }))).toEqual([403, 'permission_denied']);
    expect(said(await test.call('DELETE', `/kols/${kol.id}`, { token: key.secret }))).toEqual([
      403,
      'permission_denied',
    ]);
  });

  it('sees of every list what somebody with just these rights sees', async () => {
    const { db } = test.database;
    await buildKol(db, { status: 'pending', note: 'x' });
    await buildCustomer(db, { status: 'pending' });
    const admin = await signIn(test, ['admin']);
    for (const grant of keyGrants.filter((one) => /\.r$/.test(one))) {
      const key = (await made(admin.token, { grants: [grant] })).secret;
      const person = (await withRole([grant])).token;
      for (const at of [
        '/kols?size=50',
        '/customers?size=50',
        '/brands?size=50',
        '/campaigns?size=50',
        '/search?q=x',
      ]) {
        const [byKey, byPerson] = [
          await test.call('GET', at, { token: key }),
          await test.call('GET', at, { token: person }),
        ];
        expect([grant, at, byKey.statusCode, byKey.json()]).toEqual([grant, at, byPerson.statusCode, byPerson.json()]);
      }
    }
  });

  it('loses what its owner loses with the next request, and gets back what was chosen alone', async () => {
    const owner = await withRole([...reads, 'campaigns_management.r']);
    const key = (await made(owner.token)).secret;
    const ofKols = { kol_management: { r: 1, r_detail: 1 } };
    expect((await rights(key)).json().data).toEqual(ofKols);
    await test.database.pool.query(`delete from role_permissions where role_id = $1 and action = 'r_detail'`, [
      owner.role,
    ]);
    expect((await rights(key)).json().data).toEqual({ kol_management: { r: 1 } });
    await owner.allow('kol_management.r_detail');
    await owner.allow('kol_management.d');
    expect((await rights(key)).json().data).toEqual(ofKols);
    await test.database.pool.query('update roles set status = false where id = $1', [owner.role]);
    expect((await rights(key)).json().data).toEqual({});
  });

  it('names itself beside its owner in the trail', async () => {
    const { id, token, key } = await withKey(['manager'], {
      grants: ['customer_management.c', 'customer_management.r_detail'],
    });
    const customer = await addCustomer(test, key.secret);
    const [byKey] = await trailOf(test, customer.id);
    expect(byKey).toMatchObject({ action: 'create', actor_id: id, key_id: key.id, key_name: 'Kho báo cáo' });
    const another = await addCustomer(test, token);
    expect((await trailOf(test, another.id))[0]).toMatchObject({ actor_id: id, key_id: null, key_name: null });

    const admin = await signIn(test, ['admin']);
    const read = async (entity_id: string) =>
      (await test.call('GET', `/audit?entity_id=${entity_id}`, { token: admin.token })).json().data[0];
    expect(await read(customer.id)).toMatchObject({ actor: { id }, key: { id: key.id, name: 'Kho báo cáo' } });
    expect(await read(another.id)).toMatchObject({ actor: { id }, key: null });
    await revoke(token, key.id);
    await test.database.pool.query('delete from api_keys where id = $1', [key.id]);
    expect((await read(customer.id)).key).toEqual({ id: key.id, name: 'Kho báo cáo' });
  });

  it('says when it last called, exact to ten minutes', async () => {
    const { token, key } = await withKey();
    const used = async () => (await list(token))[0]?.last_used_at ?? null;
    expect(await used()).toBeNull();
    await rights(key.secret);
    const first = await used();
    expect(Date.now() - Date.parse(first ?? '')).toBeLessThan(60_000);
    await rights(key.secret);
    expect(await used()).toBe(first);
    await test.database.pool.query(`update api_keys set last_used_at = now() - interval '11 minutes' where id = $1`, [
      key.id,
    ]);
    const aged = await used();
    await rights(key.secret);
    expect(Date.parse((await used()) ?? '')).toBeGreaterThan(Date.parse(aged ?? ''));
  });

  it('also only reads where its use cannot be noted', async () => {
    const { key } = await withKey();
    const { pool } = test.database;
    await pool.query(`create function no_notes() returns trigger language plpgsql as $$ begin raise 'full'; end $$`);
    await pool.query('create trigger no_notes before update on api_keys execute function no_notes()');
    const answer = await rights(key.secret).finally(() => pool.query('drop trigger no_notes on api_keys'));
    expect(answer.statusCode).toBe(200);
  });

  it('is held as its owner is, who lacks a second factor', async () => {
    const owner = await withRole(reads);
    const key = (await made(owner.token)).secret;
    await test.database.pool.query('update roles set second_factor_required = true where id = $1', [owner.role]);
    expect(said(await test.call('GET', '/search?q=x', { token: key }))).toEqual([403, 'second_factor_required']);
    expect((await rights(key)).statusCode).toBe(200);
  });
});

describe('a key is refused', () => {
  it.each([
    'khk_',
    `khk_${'a'.repeat(42)}`,
    `khk_${'a'.repeat(43)}`,
    `khk_${'a'.repeat(44)}`,
    `KHK_${'a'.repeat(43)}`,
    `khk_${'.'.repeat(43)}`,
  ])('that is none: %s', async (token) => {
    const code = token.startsWith('khk_') ? 'api_key_invalid' : 'access_token_invalid';
    expect(said(await rights(token))).toEqual([401, code]);
    expect(said(await test.call('GET', '/kols', { token }))).toEqual([401, code]);
  });

  it('by its hash, its id or a part of it', async () => {
    const { key } = await withKey();
    const { rows } = await test.database.pool.query('select key_hash from api_keys where id = $1', [key.id]);
    for (const token of [`khk_${rows[0].key_hash}`, `khk_${key.id}`, key.secret.slice(0, -1), `${key.secret}a`]) {
      expect(said(await rights(token))).toEqual(invalid);
    }
  });

  it('when its time is over, and stays in the list until it is long over', async () => {
    const { id, token, key } = await withKey();
    const end = (ago: string) =>
      test.database.pool.query(`update api_keys set expires_at = now() - $2::interval where user_id = $1`, [id, ago]);
    await end('1 second');
    expect(said(await rights(key.secret))).toEqual([401, 'api_key_expired']);
    expect((await list(token)).map((one) => one.id)).toEqual([key.id]);
    await end('89 days');
    await cleanUp(test.database.db);
    expect(await list(token)).toHaveLength(1);
    await end('91 days');
    await cleanUp(test.database.db);
    expect(await list(token)).toEqual([]);
    expect(said(await rights(key.secret))).toEqual(invalid);
  });

  it('once it is revoked, which is in the trail', async () => {
    const { id, token, key } = await withKey();
    expect((await rights(key.secret)).statusCode).toBe(200);
    expect((await revoke(token, key.id)).statusCode).toBe(204);
    expect(said(await rights(key.secret))).toEqual(invalid);
    expect(await list(token)).toEqual([]);
    const changes = { name: { before: 'Kho báo cáo' } };
    expect((await trailOf(test, id)).at(-1)).toMatchObject({ action: 'revoke_api_key', actor_id: id, changes });
    expect(said(await revoke(token, key.id))).toEqual([404, 'api_key_not_exist']);
  });

  it('by nobody but its owner', async () => {
    const { key } = await withKey();
    for (const role of ['staff', 'admin']) {
      const { token } = await signIn(test, [role]);
      expect(said(await revoke(token, key.id))).toEqual([404, 'api_key_not_exist']);
      expect(await list(token)).toEqual([]);
    }
    expect((await test.call('GET', path)).statusCode).toBe(401);
    expect((await test.call('DELETE', `${path}/${key.id}`)).statusCode).toBe(401);
    expect((await rights(key.secret)).statusCode).toBe(200);
  });
});

describe('a key ends', () => {
  it.each<[string, (id: string, username: string) => [method: 'PUT' | 'POST' | 'DELETE', path: string, body?: object]]>(
    [
      ['when its owner is switched off', (id) => ['PUT', `/users/active/${id}`, { active: false }]],
      ['when its owner is removed', (id) => ['DELETE', `/users/delete-user/${id}`]],
      [
        'when its owner gets another e-mail',
        (id) => ['PUT', `/users/update-user/${id}`, { email: `${word()}@example.test` }],
      ],
      ['when the password is reset', (_id, username) => ['POST', '/users/reset-password', { username }]],
      ['when the second factor is taken off', (id) => ['DELETE', `/users/second-factor/${id}`]],
    ],
  )('%s, and does not come back', async (_what, call) => {
    const { department_id, studio_id } = await buildPlace(test);
    const { id, username, key } = await withKey(['staff'], {}, { department_id, studio_id });
    const admin = await signIn(test, ['admin']);
    await test.database.pool.query(
      `insert into totp_factors (user_id, secret_sealed, begun_at, confirmed_at) values ($1, 'x', now(), now())`,
      [id],
    );
    const [method, at, body] = call(id, username);
    expect((await test.call(method, at, { token: admin.token, ...(body && { body }) })).statusCode).toBeLessThan(300);
    expect(said(await rights(key.secret))).toEqual(invalid);
    await test.database.pool.query('update users set active = true, deleted_at = null where id = $1', [id]);
    expect(said(await rights(key.secret))).toEqual(invalid);
    const ended = (await trailOf(test, id)).filter(({ action }) => action === 'revoke_api_key');
    expect(ended).toMatchObject([{ actor_id: admin.id, changes: { name: { before: 'Kho báo cáo' } } }]);
  });

  it('when a forgotten password is changed, by the mailed code', async () => {
    const { id, username } = await addUser(test, word());
    const key = (await made(await test.tokenOf(id))).secret;
    await test.call('POST', '/auth/forget-password', { body: { username } });
    const body = { username, new_password: newPassword, verification_code: codeFor(test, username) };
    expect((await test.call('POST', '/auth/new-change-password', { body })).statusCode).toBe(204);
    expect(said(await rights(key))).toEqual(invalid);
    expect((await trailOf(test, id)).find(({ action }) => action === 'revoke_api_key')?.actor_id).toBe(id);
  });

  it('not when its owner changes the own password or signs out', async () => {
    const { id, username } = await addUser(test, word());
    const { access_token: token } = (await test.call('POST', '/auth/login', { body: { username, password } })).json()
      .data;
    const key = (await made(token)).secret;
    expect((await test.call('DELETE', '/users/sessions', { token })).statusCode).toBe(204);
    const body = { current_password: password, new_password: newPassword, re_new_password: newPassword };
    expect((await test.call('PUT', '/users/change-password', { token, body })).statusCode).toBe(204);
    expect((await test.call('GET', '/users/me', { token })).statusCode).toBe(401);
    expect((await test.call('GET', '/users/me', { token: key })).json().data.id).toBe(id);
  });

  it('for as long as its owner is switched off by whatever hand', async () => {
    const { id, key } = await withKey();
    await test.database.pool.query('update users set active = false where id = $1', [id]);
    expect(said(await rights(key.secret))).toEqual([403, 'user_has_been_suspended']);
    await test.database.pool.query('update users set active = true, deleted_at = now() where id = $1', [id]);
    expect(said(await rights(key.secret))).toEqual(invalid);
  });
});
