import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asProposed } from '../../src/domain/approvals/rules';
import { startTestApp, type TestApp } from '../support/app';
import { signIn, trailOf, word } from '../support/people';
import { callDuring } from '../support/race';
import { addKol, buildPicture, kolSectorIds } from './kols.fixtures';

let test: TestApp;
type Person = { id: string; token: string };
let manager: Person;
let staff: Person;
let colleague: Person;
let account: Person;

beforeAll(async () => {
  test = await startTestApp();
  [manager, staff, colleague, account] = [
    await signIn(test, ['manager']),
    await signIn(test, ['staff']),
    await signIn(test, ['staff']),
    await signIn(test, ['account']),
  ];
});
afterAll(() => test.close());

const put = (id: string, body: object, { token }: Person = staff) => test.call('PUT', `/kols/${id}`, { token, body });
const decide = (id: string, body: object, { token }: Person = manager) =>
  test.call('PUT', `/kols/${id}/update-status`, { token, body });
const read = async (id: string, { token }: Person = manager) =>
  (await test.call('GET', `/kols/${id}`, { token })).json().data;
const anonymous = async (id: string) => (await test.call('GET', `/kols/${id}`)).json().data;
const found = async (name: string, query = '', person: Person | null = manager) => {
  const path = `/kols?stage_name=${encodeURIComponent(name)}${query}`;
  return (await test.call('GET', path, person ? { token: person.token } : {})).json().data;
};
const codeOf = (answer: { statusCode: number; json(): { message: string } }) => [
  answer.statusCode,
  answer.json().message,
];

describe('a new KOL of somebody who may not approve', () => {
  it('is pending, seen by staff alone, until it is approved', async () => {
    const kol = await addKol(test, staff.token);
    expect(kol).toMatchObject({ status: 'pending', pending_edit: false, pending: null });
    expect(await found(kol.stage_name, '&status=pending')).toMatchObject([{ id: kol.id, pending_edit: false }]);
    expect(await found(kol.stage_name, '', null)).toEqual([]);
    expect((await test.call('GET', `/kols/${kol.id}`)).statusCode).toBe(404);
    expect(codeOf(await decide(kol.id, { status: 'active' }, staff))).toEqual([403, 'permission_denied']);
    const approved = await decide(kol.id, { status: 'active', version: kol.version });
    expect(approved.json().data).toMatchObject({ status: 'active', status_reason: null, version: 2 });
    expect(await found(kol.stage_name, '', null)).toMatchObject([{ id: kol.id }]);
    expect((await trailOf(test, kol.id)).at(-1)).toMatchObject({
      action: 'approve',
      actor_id: manager.id,
      changes: { status: { before: 'pending', after: 'active' } },
    });
  });

  it('is rejected with a reason, leaves the lists, and is pending again once it is sent in again', async () => {
    const kol = await addKol(test, staff.token);
    expect((await decide(kol.id, { status: 'reject' })).json().errors).toEqual([
      { property: 'reason', message: 'field_required' },
    ]);
    expect((await decide(kol.id, { status: 'reject', reason: ' ' })).statusCode).toBe(400);
    expect((await decide(kol.id, { status: 'pending' })).statusCode).toBe(400);
    const rejected = await decide(kol.id, { status: 'reject', reason: 'Thiếu ảnh' });
    expect(rejected.json().data).toMatchObject({ status: 'reject', status_reason: 'Thiếu ảnh' });
    expect(await found(kol.stage_name)).toEqual([]);
    expect(codeOf(await decide(kol.id, { status: 'reject', reason: 'x' }))).toEqual([
      409,
      'status_transition_not_allowed',
    ]);
    const again = await put(kol.id, {});
    expect(again.json().data).toMatchObject({ status: 'pending', status_reason: null });
    expect((await trailOf(test, kol.id)).map(({ action }) => action)).toEqual(['create', 'reject', 'update']);
  });

  it('may still be approved after it was rejected, and keeps its reason when an approver edits it', async () => {
    const kol = await addKol(test, staff.token);
    await decide(kol.id, { status: 'reject', reason: 'Nhầm' });
    expect((await put(kol.id, { bio: 'Sửa' }, manager)).json().data).toMatchObject({
      status: 'reject',
      status_reason: 'Nhầm',
      bio: 'Sửa',
    });
    expect((await decide(kol.id, { status: 'active' })).json().data.status).toBe('active');
  });

  it('is edited directly while it is pending', async () => {
    const kol = await addKol(test, staff.token);
    expect((await put(kol.id, { bio: 'Mới' }, colleague)).json().data).toMatchObject({ bio: 'Mới', status: 'pending' });
    expect((await put(kol.id, { bio: 'Nữa' }, manager)).json().data).toMatchObject({ bio: 'Nữa', status: 'pending' });
  });

  it('is not approved while it cannot stand any more', async () => {
    const { pool } = test.database;
    const sector = (await kolSectorIds(test)).at(-1);
    const kol = await addKol(test, staff.token, { sectors: [sector] });
    await pool.query("update sectors set type = 'industry', code = code || '_old' where id = $1", [sector]);
    expect(codeOf(await decide(kol.id, { status: 'active' }))).toEqual([404, 'sector_not_exist']);
    await pool.query("update sectors set type = 'kol', code = replace(code, '_old', '') where id = $1", [sector]);
  });
});

describe('an edit of somebody who may not approve', () => {
  it('is held: approved values stay in force, staff see what would change, and approval applies it', async () => {
    const [, sector = ''] = await kolSectorIds(test);
    const picture = await buildPicture(test);
    const kol = await addKol(test, manager.token, {
      bio: 'Cũ',
      socials: [{ url: `facebook.com/${word()}` }, { url: `instagram.com/${word()}` }],
    });
    const [kept, moved] = kol.socials;
    const handle = word();
    const answer = await put(kol.id, {
      bio: 'Mới',
      avatar: picture.id,
      sectors: [sector],
      socials: [
        { id: moved.id, url: `instagram.com/${handle}` },
        { url: `tiktok.com/@${handle}`, follower_count: 9 },
      ],
      version: kol.version,
    });
    const held = answer.json().data;
    expect(held).toMatchObject({ bio: 'Cũ', status: 'pending', pending_edit: true, avatar: kol.avatar, version: 2 });
    expect(held.socials).toEqual(kol.socials);
    expect(held.pending).toMatchObject({ by: { id: staff.id }, at: expect.stringMatching(/^\d{4}-.*Z$/) });
    const change = new Map(held.pending.change.map((one: { field: string }) => [one.field, one]));
    expect([...change.keys()].sort()).toEqual(['avatar', 'bio', 'sectors', 'socials']);
    expect(change.get('bio')).toEqual({ field: 'bio', before: 'Cũ', after: 'Mới', conflict: false });
    expect(change.get('avatar')).toMatchObject({ before: kol.avatar, after: picture.url });
    expect(change.get('sectors')).toMatchObject({ before: kol.sectors, after: [{ id: sector }] });
    const urls = [kept.url, `https://instagram.com/${handle}`, `https://tiktok.com/@${handle}`].sort();
    const after = asProposed(held);
    expect(after).toMatchObject({ bio: 'Mới', avatar: picture.url, sectors: [{ id: sector }] });
    expect(after.socials.map(({ url }: { url: string }) => url).sort()).toEqual(urls);

    expect(await anonymous(kol.id)).toMatchObject({ bio: 'Cũ' });
    expect(Object.keys(await anonymous(kol.id))).not.toEqual(expect.arrayContaining(['pending']));
    expect(await anonymous(kol.id)).not.toHaveProperty('pending_edit');
    expect(await found(kol.stage_name, '&status=pending')).toMatchObject([{ status: 'pending', pending_edit: true }]);
    expect(await found(kol.stage_name, '&status=active')).toEqual([]);
    expect(await found(kol.stage_name)).toHaveLength(1);
    expect(await found(kol.stage_name, '', null)).toHaveLength(1);
    expect(await found(kol.stage_name, '&social_type=instagram', null)).toHaveLength(1);

    const approved = (await decide(kol.id, { status: 'active', version: held.version })).json().data;
    expect(approved).toMatchObject({
      bio: 'Mới',
      avatar: picture.url,
      status: 'active',
      pending_edit: false,
      pending: null,
    });
    expect(approved.socials.map(({ url }: { url: string }) => url).sort()).toEqual(urls);
    expect(approved.socials.find(({ url }: { url: string }) => url.includes('tiktok')).follower_count).toBe(9);
    expect((await anonymous(kol.id)).bio).toBe('Mới');
    expect((await trailOf(test, kol.id)).map(({ action }) => action)).toEqual(['create', 'propose', 'approve']);
    expect(codeOf(await decide(kol.id, { status: 'active' }))).toEqual([409, 'status_transition_not_allowed']);
  });

  it('is discarded by a rejection, with the reason in the trail', async () => {
    const kol = await addKol(test, manager.token, { bio: 'Cũ' });
    await put(kol.id, { bio: 'Mới' });
    const rejected = (await decide(kol.id, { status: 'reject', reason: 'Không đúng' })).json().data;
    expect(rejected).toMatchObject({ bio: 'Cũ', status: 'active', pending: null, pending_edit: false });
    expect(await found(kol.stage_name, '&status=active')).toHaveLength(1);
    expect((await trailOf(test, kol.id)).at(-1)).toMatchObject({
      action: 'reject',
      changes: { bio: { before: 'Cũ', after: 'Mới' }, reason: { after: 'Không đúng' } },
    });
  });

  it('is gone on with by its editor, and withdrawn when nothing is left of it', async () => {
    const kol = await addKol(test, manager.token, { bio: 'Cũ', note: 'Cũ' });
    await put(kol.id, { bio: 'Mới' });
    const both = (await put(kol.id, { note: 'Mới' })).json().data;
    expect(both.pending.change).toMatchObject([
      { field: 'bio', after: 'Mới' },
      { field: 'note', after: 'Mới' },
    ]);
    const one = (await put(kol.id, { bio: 'Cũ' })).json().data;
    expect(one.pending.change).toMatchObject([{ field: 'note' }]);
    const none = (await put(kol.id, { note: 'Cũ' })).json().data;
    expect(none).toMatchObject({ status: 'active', pending: null });
    expect((await trailOf(test, kol.id)).at(-1)?.action).toBe('withdraw');
    expect((await put(kol.id, { note: 'Cũ' })).json().data.version).toBe(none.version);
  });

  it('keeps others out until it is decided on, and an old version out at once', async () => {
    const kol = await addKol(test, manager.token);
    await put(kol.id, { bio: 'Một', version: 1 });
    expect(codeOf(await put(kol.id, { bio: 'Hai', version: 1 }, colleague))).toEqual([409, 'record_was_changed']);
    expect(codeOf(await put(kol.id, { bio: 'Hai', version: 2 }, colleague))).toEqual([409, 'change_is_pending']);
    await decide(kol.id, { status: 'active' });
    expect((await put(kol.id, { bio: 'Hai' }, colleague)).statusCode).toBe(200);
  });

  it('is checked when it is made, and once more when it is approved', async () => {
    const kol = await addKol(test, manager.token);
    const other = await addKol(test, manager.token);
    expect(codeOf(await put(kol.id, { code: other.code }))).toEqual([409, 'kol_code_already_exist']);
    expect((await put(kol.id, { fullname: '' })).json().errors).toEqual([
      { property: 'fullname', message: 'field_required' },
    ]);
    const url = `https://facebook.com/${word()}`;
    await put(kol.id, { socials: [{ url }] });
    await test.call('POST', '/social', { token: manager.token, body: { kol_id: other.id, url } });
    expect(codeOf(await decide(kol.id, { status: 'active' }))).toEqual([409, 'social_already_linked']);
    expect(await read(kol.id)).toMatchObject({ status: 'pending', socials: [] });
  });

  it('applies beside what an approver changed meanwhile, but not over it', async () => {
    const kol = await addKol(test, manager.token, { bio: 'Cũ', note: 'Cũ' });
    await put(kol.id, { bio: 'Mới' });
    await put(kol.id, { note: 'Của quản lý' }, manager);
    expect((await decide(kol.id, { status: 'active' })).json().data).toMatchObject({ bio: 'Mới', note: 'Của quản lý' });
    await put(kol.id, { bio: 'Mới nữa' });
    await put(kol.id, { bio: 'Của quản lý' }, manager);
    expect((await read(kol.id)).pending.change).toEqual([
      { field: 'bio', before: 'Của quản lý', after: 'Mới nữa', conflict: true },
    ]);
    const answer = await decide(kol.id, { status: 'active' });
    expect(codeOf(answer)).toEqual([409, 'record_was_changed']);
    expect(answer.json().errors).toEqual([{ property: 'bio', message: 'record_was_changed' }]);
    expect((await put(kol.id, { bio: 'Mới nữa' })).json().data.pending.change[0].conflict).toBe(false);
    expect((await decide(kol.id, { status: 'active' })).json().data.bio).toBe('Mới nữa');
  });

  it('is not approved unseen: a later edit makes the version of the decision old', async () => {
    const kol = await addKol(test, manager.token, { bio: 'Cũ' });
    const seen = (await put(kol.id, { bio: 'Mới' })).json().data.version;
    await put(kol.id, { bio: 'Khác' });
    expect(codeOf(await decide(kol.id, { status: 'active', version: seen }))).toEqual([409, 'record_was_changed']);
    expect((await read(kol.id)).bio).toBe('Cũ');
  });

  it('is decided on once, whoever comes first', async () => {
    const kol = await addKol(test, manager.token, { bio: 'Cũ' });
    await put(kol.id, { bio: 'Mới' });
    const [yes, no] = await Promise.all([
      decide(kol.id, { status: 'active' }),
      decide(kol.id, { status: 'reject', reason: 'x' }),
    ]);
    expect([yes.statusCode, no.statusCode].sort()).toEqual([200, 409]);
    expect(await read(kol.id)).toMatchObject({ bio: yes.statusCode === 200 ? 'Mới' : 'Cũ', status: 'active' });
    const pending = await addKol(test, staff.token);
    const late = await callDuring(
      test,
      [["update kols set status = 'reject', status_reason = 'x', version = version + 1 where id = $1", [pending.id]]],
      () => decide(pending.id, { status: 'reject', reason: 'y' }),
    );
    expect(codeOf(late)).toEqual([409, 'status_transition_not_allowed']);
  });

  it('ends with its record', async () => {
    const kol = await addKol(test, manager.token);
    await put(kol.id, { bio: 'Mới' });
    await test.call('DELETE', `/kols/${kol.id}`, { token: manager.token, body: { reason: 'Thôi' } });
    const { rows } = await test.database.pool.query(
      'select approved, reason from pending_changes where entity_id = $1',
      [kol.id],
    );
    expect(rows).toEqual([{ approved: false, reason: 'Thôi' }]);
  });

  it('keeps the picture it asks for from being removed', async () => {
    const kol = await addKol(test, manager.token);
    const { id } = await buildPicture(test);
    await test.database.pool.query('update media_files set created_by = $1 where id = $2', [staff.id, id]);
    await put(kol.id, { avatar: id });
    expect(codeOf(await test.call('DELETE', `/media/${id}`, { token: staff.token }))).toEqual([409, 'file_is_used']);
  });

  it('hides its editor from the account role, as a creator is hidden', async () => {
    const kol = await addKol(test, manager.token);
    await put(kol.id, { bio: 'Mới' });
    const shown = await read(kol.id, account);
    expect(shown.pending.change).toHaveLength(1);
    expect(shown.pending).not.toHaveProperty('by');
    expect(shown).not.toHaveProperty('createdBy');
    const own = await addKol(test, manager.token);
    await put(own.id, { bio: 'Của tôi' }, account);
    expect((await read(own.id, account)).pending.by).toMatchObject({ id: account.id });
  });
});
