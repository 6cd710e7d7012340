import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { representatives } from '../../src/server/db/schema/customers';
import { users } from '../../src/server/db/schema/identity';
import { kols } from '../../src/server/db/schema/kols';
import { newId } from '../../src/server/ids';
import { startTestApp, type TestApp } from '../support/app';
import { buildBrand, buildCustomer, buildKol } from '../support/factories';
import { buildPlace, roleIds, signIn, trailOf, word } from '../support/people';

let test: TestApp;
let roles: Record<string, string>;
let place: Awaited<ReturnType<typeof buildPlace>>;
let admin: Awaited<ReturnType<typeof signIn>>;
let manager: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  test = await startTestApp();
  roles = await roleIds(test);
  place = await buildPlace(test);
  admin = await signIn(test, ['admin']);
  manager = await signIn(test, ['manager']);
});
afterAll(() => test.close());

function staff(changes: Record<string, unknown> = {}) {
  const name = word();
  const { department_id, studio_id } = place;
  const person = { code: name, fullname: 'Nguyễn Văn An', email: `${name}@example.test`, phone: '0912345678' };
  return { ...person, roles: [roles.staff], department_id, studio_id, ...changes };
}

const create = (body: object, token = manager.token) => test.call('POST', '/users', { token, body });
const update = (id: string, body: object, token = manager.token) =>
  test.call('PUT', `/users/update-user/${id}`, { token, body });
const detail = async (id: string) =>
  (await test.call('GET', `/users/detail/${id}`, { token: manager.token })).json().data;
const errorsOf = (answer: Awaited<ReturnType<typeof create>>) =>
  Object.fromEntries(
    (answer.json().errors ?? []).map((one: { property: string; message: string }) => [one.property, one.message]),
  );

async function added(changes: Record<string, unknown> = {}): Promise<{ id: string; code: string; email: string }> {
  const answer = await create(staff(changes));
  expect(answer.json()).toMatchObject({ data: { id: expect.any(String) } });
  return answer.json().data;
}

/** The newest mail to an address and the token of its link. */
async function mailTo(email: string) {
  await expect.poll(() => test.services.mail.kept()?.some(({ to }) => to === email)).toBe(true);
  const mail = test.services.mail.kept()?.find(({ to }) => to === email);
  return { mail, token: /#password_token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '' };
}

describe('adding a user', () => {
  it('takes the whole form, answers the record and leaves a trail without secrets', async () => {
    const body = staff({ gender: 'female', birthday: '1995-03-31', position: 'Trưởng nhóm', address: 'Đà Nẵng' });
    const answer = await create({ ...body, email: body.email.toUpperCase(), password_hash: 'x', active: false });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({
      username: body.email,
      email: body.email,
      code: body.code,
      type: 'staff',
      roles: ['staff'],
      userRoles: [{ role: { id: roles.staff, name: 'staff' } }],
      department: { id: place.department_id },
      studio: { id: place.studio_id },
      gender: 'female',
      birthday: '1995-03-31',
      active: true,
      verified: false,
      version: 1,
    });
    expect(answer.body).not.toContain('password_hash');
    const [entry] = await trailOf(test, answer.json().data.id);
    expect(entry).toMatchObject({ action: 'create', entity: 'user', actor_id: manager.id });
    expect(entry?.changes).toMatchObject({ email: { after: body.email }, roles: { after: ['staff'] } });
    expect(JSON.stringify(entry)).not.toMatch(/hash|token/);
  });

  it('mails a link that sets the first password, once', async () => {
    const { email } = await added();
    const { mail, token } = await mailTo(email);
    expect(mail?.text).toContain(`/change-password?username=${encodeURIComponent(email)}#password_token=`);
    const before = await test.call('POST', '/auth/login', { body: { username: email, password: 'Suong&Moc-Chau71' } });
    expect(before.json().message).toBe('username_password_incorrect');
    const body = { email, password: 'Suong&Moc-Chau71', password_token: token };
    expect((await test.call('PUT', '/auth/set-password', { body })).statusCode).toBe(204);
    const login = await test.call('POST', '/auth/login', { body: { username: email, password: 'Suong&Moc-Chau71' } });
    expect(login.statusCode).toBe(200);
    expect((await test.call('PUT', '/auth/set-password', { body })).json().message).toBe(
      'verification_code_not_existed',
    );
  });

  it('refuses each faulty field by its code', async () => {
    const faulty = await create({ code: 'NV-1', fullname: ' ', email: 'nobody', phone: '0212345678', roles: [] });
    expect(faulty.statusCode).toBe(400);
    expect(errorsOf(faulty)).toEqual({
      code: 'staff_code_incorrect',
      fullname: 'field_required',
      email: 'email_is_incorrect',
      phone: 'phone_number_is_incorrect',
      roles: 'field_select_required',
    });
    expect(errorsOf(await create(staff({ code: 'N V', birthday: '1995-02-30', gender: 'robot' })))).toEqual({
      code: 'code_incorrect',
      birthday: 'invalid_date',
      gender: 'invalid_value',
    });
    for (const phone of ['+84912345678', '84912345678', '0712345678', '312345678']) {
      expect((await create(staff({ phone }))).statusCode).toBe(200);
    }
  });

  it('asks staff for a department and a studio of it', async () => {
    const other = await buildPlace(test);
    expect(errorsOf(await create(staff({ department_id: null, studio_id: '' })))).toEqual({
      department_id: 'field_select_required',
      studio_id: 'field_select_required',
    });
    const foreign = await create(staff({ studio_id: other.studio_id }));
    expect([foreign.statusCode, foreign.json().message]).toEqual([404, 'studio_not_exist']);
    expect(errorsOf(await create(staff({ department_id: newId() })))).toMatchObject({
      department_id: 'department_not_exist',
    });
  });

  it('refuses an e-mail or code that is taken, in any case, also for the slower of two at once', async () => {
    const first = await added();
    const taken = await create(staff({ code: first.code.toUpperCase(), email: first.email.toUpperCase() }));
    expect(taken.statusCode).toBe(409);
    expect(errorsOf(taken)).toEqual({ email: 'user_email_already_exist', code: 'user_code_already_exist' });
    const twin = staff();
    const answers = await Promise.all([create(twin), create({ ...twin, email: `other${twin.email}` })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const check = (query: string) => test.call('GET', `/users/check-code?${query}`, { token: manager.token });
    expect((await check(`code=${first.code.toUpperCase()}`)).json().message).toBe('user_code_already_exist');
    expect((await check(`code=${first.code}&id=${first.id}`)).statusCode).toBe(200);
    expect((await check('code=FREE123')).statusCode).toBe(200);
    expect((await check('')).statusCode).toBe(400);
  });

  it('asks customer, brand and KOL users whom they stand for, and gives them those rows', async () => {
    const { department_id: _d, studio_id: _s, ...bare } = staff();
    const [customer, brand, kol] = [
      await buildCustomer(test.database.db),
      await buildBrand(test.database.db),
      await buildKol(test.database.db),
    ];
    expect(errorsOf(await create({ ...bare, roles: [roles.customer] }))).toEqual({
      customer_ids: 'field_select_required',
    });
    expect(errorsOf(await create({ ...bare, roles: [roles.brand] }))).toEqual({ brand_ids: 'field_select_required' });
    expect(errorsOf(await create({ ...bare, roles: [roles.KOL] }))).toEqual({ kol_id: 'field_select_required' });
    expect(errorsOf(await create(staff({ brand_ids: [brand.id] })))).toEqual({ brand_ids: 'invalid_value' });
    const unknown = await create({ ...bare, roles: [roles.customer], customer_ids: [newId()] });
    expect([unknown.statusCode, unknown.json().message]).toEqual([404, 'customer_not_exist']);
    const body = { ...bare, roles: [roles.customer], customer_ids: [customer.id] };
    const made = (await create(body)).json().data;
    expect(made).toMatchObject({ type: 'customer', customers: [{ id: customer.id }], department: null });
    const seen = await test.call('GET', `/customers/${customer.id}`, { token: await test.tokenOf(made.id) });
    expect(seen.statusCode).toBe(200);
    const one = { ...staff(), roles: [roles.KOL], kol_id: kol.id };
    expect((await create(one)).json().data).toMatchObject({ type: 'kol', kol: { id: kol.id } });
    const second = await create({ ...staff(), roles: [roles.KOL], kol_id: kol.id });
    expect([second.statusCode, second.json().message]).toEqual([409, 'kol_already_connected_user']);
  });

  it('wants roles that exist, are switched on and fit the type', async () => {
    expect(errorsOf(await create(staff({ roles: [newId()] })))).toMatchObject({ roles: 'role_not_exist' });
    expect(errorsOf(await create(staff({ type: 'customer' })))).toMatchObject({ roles: 'role_type_mismatch' });
    expect(errorsOf(await create(staff({ roles: [roles.staff, roles.brand] })))).toEqual({
      roles: 'role_type_mismatch',
    });
    expect((await create({ ...staff({ roles: undefined }), role: roles.account })).json().data.roles).toEqual([
      'account',
    ]);
    await test.call('PUT', `/role/${roles.junior_account_executive}`, { token: admin.token, body: { status: false } });
    const off = await create(staff({ roles: [roles.junior_account_executive] }));
    expect(errorsOf(off)).toEqual({ roles: 'role_is_disabled' });
  });

  it('makes admins for admins only', async () => {
    const refused = await create(staff({ roles: [roles.admin] }));
    expect([refused.statusCode, refused.json().message]).toEqual([403, 'permission_denied']);
    expect((await create(staff({ roles: [roles.admin] }), admin.token)).json().data.roles).toEqual(['admin']);
  });

  it('needs the right to', async () => {
    const executive = await signIn(test, ['senior_account_executive']);
    expect((await create(staff(), executive.token)).statusCode).toBe(403);
    expect((await test.call('GET', '/users/lists', { token: executive.token })).statusCode).toBe(403);
  });
});

describe('the list of users', () => {
  it('finds by name without accents, role, type, place and state', async () => {
    const mine = await buildPlace(test);
    const quoc = await added({ fullname: 'Đặng Quốc Bảo', roles: [roles.manager], ...mine });
    await added({ fullname: 'Lê Thị Cúc', ...mine });
    await test.call('PUT', `/users/active/${quoc.id}`, { token: admin.token, body: { active: false } });
    const names = async (query: string) => {
      const answer = await test.call('GET', `/users/lists?department_id=${mine.department_id}&sort=NAMEASC&${query}`, {
        token: manager.token,
      });
      return answer.json().data.map((user: { fullname: string }) => user.fullname);
    };
    expect(await names('')).toEqual(['Đặng Quốc Bảo', 'Lê Thị Cúc']);
    expect(await names('name=dang quoc')).toEqual(['Đặng Quốc Bảo']);
    expect(await names('role=manager')).toEqual(['Đặng Quốc Bảo']);
    expect(await names(`role=${roles.staff}`)).toEqual(['Lê Thị Cúc']);
    expect(await names('active=true')).toEqual(['Lê Thị Cúc']);
    expect(await names('type=customer&type=brand')).toEqual([]);
    expect(await names(`studio_id=${place.studio_id}`)).toEqual([]);
    expect(await names('page=2&size=1')).toEqual(['Lê Thị Cúc']);
    expect((await test.call('GET', '/users/lists?sort=AGE', { token: manager.token })).statusCode).toBe(400);
  });

  it('shows others than staff only themselves, whatever a group allows', async () => {
    const body = { role_id: roles.client, permissions: [{ scope: 'user_management', action: 'r', allowed: true }] };
    await test.call('PUT', '/role-permission', { token: admin.token, body });
    const client = await signIn(test, ['client'], { type: 'customer' });
    const { data } = (await test.call('GET', '/users/lists?size=200', { token: client.token })).json();
    expect(data.map(({ id }: { id: string }) => id)).toEqual([client.id]);
    expect((await test.call('GET', '/users/detail/not-an-id', { token: manager.token })).statusCode).toBe(400);
    const gone = await test.call('GET', `/users/detail/${newId()}`, { token: manager.token });
    expect([gone.statusCode, gone.json().message]).toEqual([404, 'user_not_exist']);
  });
});

describe('changing a user', () => {
  it('keeps what is left out, records what changed and refuses an older version', async () => {
    const { id } = await added({ position: 'Nhân viên' });
    const answer = await update(id, { fullname: 'Tên Mới', version: 1 });
    expect(answer.json().data).toMatchObject({ fullname: 'Tên Mới', position: 'Nhân viên', version: 2 });
    expect((await trailOf(test, id)).at(-1)?.changes).toEqual({
      fullname: { before: 'Nguyễn Văn An', after: 'Tên Mới' },
    });
    const stale = await update(id, { fullname: 'Cũ', version: 1 });
    expect([stale.statusCode, stale.json().message]).toEqual([409, 'record_was_changed']);
    expect((await update(id, { position: null })).json().data.position).toBeNull();
    expect(errorsOf(await update(id, { fullname: '', phone: '1' }))).toEqual({
      fullname: 'field_required',
      phone: 'phone_number_is_incorrect',
    });
    expect((await update(newId(), {})).json().message).toBe('user_not_exist');
  });

  it('clears the studio with the department', async () => {
    const { id } = await added();
    const other = await buildPlace(test);
    expect(errorsOf(await update(id, { department_id: other.department_id }))).toEqual({
      studio_id: 'field_select_required',
    });
    const { department_id, studio_id } = other;
    expect((await update(id, { department_id, studio_id })).json().data.studio.id).toBe(studio_id);
  });

  it('refuses names of others', async () => {
    const [one, two] = [await added(), await added()];
    expect(errorsOf(await update(two.id, { code: one.code, email: one.email }))).toEqual({
      email: 'user_email_already_exist',
      code: 'user_code_already_exist',
    });
    expect((await update(two.id, { code: two.code.toUpperCase(), email: two.email })).statusCode).toBe(200);
  });

  it('ends the sessions with another e-mail and invites anew who had no password', async () => {
    const { id, email } = await added();
    const { token: oldLink } = await mailTo(email);
    const token = await test.tokenOf(id);
    const renamed = `new${email}`;
    expect((await update(id, { email: renamed })).json().data.username).toBe(renamed);
    expect((await test.call('GET', '/users/me', { token })).statusCode).toBe(401);
    const set = (address: string, password_token: string) =>
      test.call('PUT', '/auth/set-password', {
        body: { email: address, password: 'Suong&Moc-Chau71', password_token },
      });
    expect((await set(email, oldLink)).statusCode).toBe(400);
    expect((await set(renamed, (await mailTo(renamed)).token)).statusCode).toBe(204);
  });

  it('tells the former address that there is another e-mail now, where it was proven to be theirs', async () => {
    const said = (to: string) =>
      (test.services.mail.kept() ?? []).filter(
        (mail) => mail.to === to && mail.subject.includes('đổi sang email khác'),
      );
    const { id, email } = await added();
    await update(id, { email: `first${email}` });
    expect(said(email)).toEqual([]);
    await test.database.pool.query('update users set verified_at = now() where id = $1', [id]);
    expect((await update(id, { email: `second${email}` })).statusCode).toBe(200);
    expect(said(`first${email}`)).toHaveLength(1);
    expect(said(`second${email}`)).toEqual([]);
  });

  it('moves a user to other customers and to another type', async () => {
    const [a, b, brand] = [
      await buildCustomer(test.database.db),
      await buildCustomer(test.database.db),
      await buildBrand(test.database.db),
    ];
    const { id } = (await create(staff({ roles: [roles.customer], customer_ids: [a.id] }))).json().data;
    const token = await test.tokenOf(id);
    await update(id, { customer_ids: [a.id.toUpperCase()] });
    await update(id, { customer_ids: [b.id] });
    expect((await test.call('GET', `/customers/${a.id}`, { token })).statusCode).toBe(404);
    expect((await test.call('GET', `/customers/${b.id}`, { token })).statusCode).toBe(200);
    expect(errorsOf(await update(id, { roles: [roles.brand] }))).toEqual({ brand_ids: 'field_select_required' });
    expect((await update(id, { roles: [roles.brand], brand_ids: [brand.id] })).json().data).toMatchObject({
      type: 'brand',
      customers: [],
      brands: [{ id: brand.id }],
    });
    const rows = await test.database.db.select().from(representatives).where(eq(representatives.user_id, id));
    expect(rows).toHaveLength(3);
  });

  it('links and frees a KOL', async () => {
    const [one, two] = [await buildKol(test.database.db), await buildKol(test.database.db)];
    const { id } = (await create(staff({ roles: [roles.KOL], kol_id: one.id }))).json().data;
    expect((await update(id, { kol_id: two.id })).json().data.kol.id).toBe(two.id);
    const [freed] = await test.database.db.select().from(kols).where(eq(kols.id, one.id));
    expect(freed?.user_id).toBeNull();
    expect(errorsOf(await update(id, { kol_id: null }))).toEqual({ kol_id: 'field_select_required' });
  });

  it('makes nobody an admin, not even for an admin', async () => {
    const { id } = await added();
    const answer = await update(id, { roles: [roles.staff, roles.admin] }, admin.token);
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'not_allowed_update_to_admin_role']);
    expect((await detail(id)).roles).toEqual(['staff']);
  });

  it('leaves admins to admins and own roles to others', async () => {
    const other = await signIn(test, ['admin'], place);
    for (const answer of [
      await update(other.id, { fullname: 'X' }),
      await test.call('DELETE', `/users/delete-user/${other.id}`, { token: manager.token }),
      await test.call('PUT', `/users/active/${other.id}`, { token: manager.token, body: { active: false } }),
      await test.call('POST', '/users/reset-password', { token: manager.token, body: { username: other.username } }),
      await update(manager.id, { roles: [roles.account_manager], ...place }),
    ]) {
      expect([answer.statusCode, answer.json().message]).toEqual([403, 'permission_denied']);
    }
    expect((await update(other.id, { fullname: 'Y' }, admin.token)).statusCode).toBe(200);
  });
});

describe('switching off, resetting, removing', () => {
  it('ends the sessions of a user who is switched off, at once', async () => {
    const { id } = await added();
    const token = await test.tokenOf(id);
    const active = (value: unknown) =>
      test.call('PUT', `/users/active/${id}`, { token: manager.token, body: { active: value } });
    expect((await active(false)).json().data.active).toBe(false);
    expect((await test.call('GET', '/users/me', { token })).statusCode).toBe(401);
    expect((await active(true)).json().data.active).toBe(true);
    expect((await test.call('GET', '/users/me', { token })).statusCode).toBe(401);
    expect((await trailOf(test, id)).map(({ action }) => action)).toEqual(['create', 'deactivate', 'activate']);
    expect((await active('maybe')).statusCode).toBe(400);
  });

  it('makes a reset password useless and mails a link to choose another', async () => {
    const { id, email } = await added();
    const password = 'Suong&Moc-Chau71';
    await test.call('PUT', '/auth/set-password', {
      body: { email, password, password_token: (await mailTo(email)).token },
    });
    const token = await test.tokenOf(id);
    const mails = test.services.mail.kept()?.length ?? 0;
    const body = { username: email.toUpperCase() };
    expect((await test.call('POST', '/users/reset-password', { token: manager.token, body })).statusCode).toBe(204);
    expect((await test.call('GET', '/users/me', { token })).statusCode).toBe(401);
    const login = (secret: string) => test.call('POST', '/auth/login', { body: { username: email, password: secret } });
    expect((await login(password)).json().message).toBe('username_password_incorrect');
    await expect.poll(() => test.services.mail.kept()?.length).toBe(mails + 1);
    const next = { email, password: 'Mot-Mua&Khac82', password_token: (await mailTo(email)).token };
    expect((await test.call('PUT', '/auth/set-password', { body: next })).statusCode).toBe(204);
    expect((await login('Mot-Mua&Khac82')).statusCode).toBe(200);
    const unknown = { username: 'nobody@example.test' };
    expect((await test.call('POST', '/users/reset-password', { token: manager.token, body: unknown })).statusCode).toBe(
      404,
    );
  });

  it('removes a user: gone from lists, signed out, its names free, its trail kept', async () => {
    const kol = await buildKol(test.database.db);
    const person = staff({ roles: [roles.KOL], kol_id: kol.id });
    const { id } = (await create(person)).json().data;
    const token = await test.tokenOf(id);
    const remove = () => test.call('DELETE', `/users/delete-user/${id}`, { token: manager.token });
    expect((await remove()).statusCode).toBe(204);
    expect((await test.call('GET', '/users/me', { token })).statusCode).toBe(401);
    expect((await remove()).json().message).toBe('user_not_exist');
    expect((await test.call('GET', `/users/detail/${id}`, { token: manager.token })).statusCode).toBe(404);
    const [row] = await test.database.db.select().from(users).where(eq(users.id, id));
    expect(row).toMatchObject({ fullname: 'Nguyễn Văn An', phone: null, password_hash: null, active: false });
    expect((await trailOf(test, id)).at(-1)).toMatchObject({
      action: 'delete',
      changes: { email: { before: person.email } },
    });
    expect((await create(person)).statusCode).toBe(200);
  });

  it('keeps the last active admin, and nobody switches off or removes themselves', async () => {
    const own = await startTestApp();
    try {
      const ids = await roleIds(own);
      const [first, home] = [await signIn(own, ['admin']), await buildPlace(own)];
      const off = (id: string, token: string) =>
        own.call('PUT', `/users/active/${id}`, { token, body: { active: false } });
      const gone = (id: string, token: string) => own.call('DELETE', `/users/delete-user/${id}`, { token });
      const lose = (id: string, token: string) =>
        own.call('PUT', `/users/update-user/${id}`, { token, body: { roles: [ids.manager], ...home } });
      for (const answer of [
        await off(first.id, first.token),
        await gone(first.id, first.token),
        await lose(first.id, first.token),
      ]) {
        expect([answer.statusCode, answer.json().message]).toEqual([409, 'last_admin_must_stay']);
      }
      const second = await signIn(own, ['admin']);
      for (const answer of [await off(first.id, first.token), await gone(first.id, first.token)]) {
        expect(answer.json().message).toBe('not_allowed_on_yourself');
      }
      const both = await Promise.all([off(second.id, first.token), off(first.id, second.token)]);
      expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      const left = await own.database.db.select().from(users).where(eq(users.active, true));
      expect(left).toHaveLength(1);
    } finally {
      await own.close();
    }
  });
});
