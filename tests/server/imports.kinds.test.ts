import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ImportResult, RowOutcome } from '../../src/domain/imports';
import type { KolDetail } from '../../src/domain/kols/types';
import { startTestApp, type TestApp } from '../support/app';
import { buildKol, buildKolPrice, buildSocial, buildUser } from '../support/factories';
import { buildPlace, signIn, trailOf, word } from '../support/people';
import { fileOf } from './imports.fixtures';

type Row = Parameters<typeof fileOf>[0][number];

let test: TestApp;
let admin: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  test = await startTestApp();
  admin = await signIn(test, ['admin']);
});
afterAll(() => test.close());

async function upload(path: string, rows: readonly Row[], fields: Record<string, string>) {
  const file = await fileOf(rows);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(file.bytes)]), file.name);
  const answer = await test.call('POST', path, { token: admin.token, form });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json() as ImportResult<RowOutcome & Record<string, unknown>>;
}
const undo = (run: string | undefined) => test.call('POST', `/imports/${run}/undo`, { token: admin.token });
const rowsOf = async (sql: string, ...values: unknown[]) => (await test.database.pool.query(sql, values)).rows;

it('of KOLs changes what a cell says: accounts are replaced network by network, others stay, and come back', async () => {
  const { db } = test.database;
  const kol = await buildKol(db, { code: word().toUpperCase(), bio: 'cũ', note: 'giữ' });
  const known = await buildSocial(db, {
    kol_id: kol.id,
    social_type: 'facebook',
    url: `https://facebook.com/${word()}`,
  });
  const kept = await buildSocial(db, {
    kol_id: kol.id,
    social_type: 'tiktok',
    url: `https://tiktok.com/@${word()}`,
  });
  const url = `https://facebook.com/${word()}`;
  const rows = [
    { code: kol.code.toLowerCase(), stage_name: 'Tên Mới', bio: '-', facebook: url, facebook_followers: 5 },
  ];
  const shown = await upload('/kols/import', rows, { review: 'true', mode: 'update' });
  expect(shown.errorRecords).toEqual([]);
  expect(shown.data.dataSuccess[0]?.changes).toEqual([
    { column: 'stage_name', from: kol.stage_name, to: 'Tên Mới' },
    { column: 'facebook', from: known.url, to: url },
    { column: 'facebook_followers', from: known.follower_count, to: 5 },
    { column: 'bio', from: 'cũ', to: null },
  ]);
  expect(shown.data.dataSuccess[0]?.socials).toMatchObject([
    { url: kept.url, kept: true },
    { url, kept: false },
  ]);
  const done = await upload('/kols/import', rows, { review: 'false', mode: 'update' });
  expect(done.data).toMatchObject({ committed: true, changes: 1 });
  const accounts = () => rowsOf('select url from socials where kol_id = $1 and is_linked order by social_type', kol.id);
  expect(await accounts()).toEqual([{ url }, { url: kept.url }]);
  const one = () => rowsOf('select stage_name, bio, note from kols where id = $1', kol.id);
  expect(await one()).toEqual([{ stage_name: 'Tên Mới', bio: null, note: 'giữ' }]);
  const counted = [{ code: kol.code, tiktok_followers: 77 }];
  expect((await upload('/kols/import', counted, { mode: 'update' })).errorRecords).toMatchObject([
    { row: 2, errors: [{ column: 'tiktok_followers', error: 'followers_are_read' }] },
  ]);
  const answer = await undo(done.data.run);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await one()).toEqual([{ stage_name: kol.stage_name, bio: 'cũ', note: 'giữ' }]);
  expect(await accounts()).toEqual([{ url: known.url }, { url: kept.url }]);
});

it('of KOLs leaves price lists alone: their range is no change, an end of it is set by hand, cleared, and comes back', async () => {
  const code = word().toUpperCase();
  const kol = await buildKol(test.database.db, { code, booking_price_from: 3_000_000, booking_price_to: 9_000_000 });
  const highest = await buildKolPrice(test.database.db, { kol_id: kol.id, price: 9_000_000 });
  const lowest = await buildKolPrice(test.database.db, { kol_id: kol.id, post_format: 'livestream', price: 3_000_000 });
  const update = (row: Row, review = 'false') => upload('/kols/import', [{ code, ...row }], { review, mode: 'update' });
  const read = async () => (await test.call('GET', `/kols/${kol.id}`, admin)).json().data as KolDetail;
  expect((await update({ booking_price_from: 3_000_000, booking_price_to: 9_000_000 }, 'true')).data).toMatchObject({
    changes: 0,
    dataSuccess: [{ booking_price_from: 3_000_000, booking_price_to: 9_000_000 }],
  });
  const changesOf = async (row: Row, review?: string) => (await update(row, review)).data.dataSuccess[0]?.changes;
  expect(await changesOf({ booking_price_from: 2_000_000 }, 'true')).toEqual([
    { column: 'booking_price_from', from: null, to: 2_000_000, by_price_list: { from: 3_000_000 } },
  ]);
  const done = await update({ booking_price_from: 2_000_000 });
  const history = (await trailOf(test, kol.id)).at(-1)?.changes as Record<
    string,
    { before?: unknown; after?: unknown }
  >;
  expect(history.booking_price_from?.before ?? null).toBeNull();
  expect(history.booking_price_from?.after).toBe(2_000_000);
  expect(await read()).toMatchObject({ booking_price_from: 2_000_000, booking_price_to: 9_000_000 });
  expect((await undo(done.data.run)).statusCode).toBe(200);
  expect(await read()).toMatchObject({ booking_price_from: 3_000_000, booking_price_to: 9_000_000 });
  await update({ booking_price_to: 12_000_000 });
  expect(await changesOf({ booking_price_to: '-' })).toEqual([
    { column: 'booking_price_to', from: 12_000_000, to: null, by_price_list: { to: 9_000_000 } },
  ]);
  expect(await read()).toMatchObject({ booking_price_from: 3_000_000, booking_price_to: 9_000_000 });
  const own = ({ social_type, post_format, price }: typeof highest) => ({ social_type, post_format, price });
  expect((await read()).prices).toEqual([own(highest), own(lowest)]);
});

it('of users changes name, phone, department and studio alone, on the version that was looked at', async () => {
  const { db } = test.database;
  const place = await buildPlace(test);
  const user = await buildUser(db, {
    code: `U${word().replace(/\W/g, '')}`,
    phone: '0912345678',
    department_id: place.department_id,
    studio_id: place.studio_id,
  });
  const role = await rowsOf("select id from roles where name = 'staff'");
  await test.database.pool.query('insert into user_roles (user_id, role_id, position) values ($1, $2, 0)', [
    user.id,
    role[0].id,
  ]);
  const changed = { code: user.code, fullname: 'Tên Mới', phone: '0987654321' };
  const wrong = await upload('/users/upload-users-file', [{ ...changed, email: 'khac@example.test' }], {
    mode: 'update',
  });
  expect(wrong.errorRecords).toMatchObject([{ row: 2, errors: [{ column: 'email', error: 'not_changed_by_import' }] }]);
  const shown = await upload('/users/upload-users-file', [changed], { mode: 'update' });
  expect(shown.errorRecords).toEqual([]);
  expect(shown.data).toMatchObject({ changes: 1, adds: 0 });
  expect(shown.data.dataSuccess[0]?.changes).toEqual([
    { column: 'fullname', from: user.fullname, to: 'Tên Mới' },
    { column: 'phone', from: '0912345678', to: '0987654321' },
  ]);
  const body = { users: shown.data.dataSuccess, mode: 'update', file_name: 'users.xlsx', refused: 3, nothing: 2 };
  const done = await test.call('POST', '/users/import-users', { token: admin.token, body });
  expect(done.json(), done.body).toMatchObject({ errorRecords: [], data: { committed: true, changes: 1, nothing: 2 } });
  expect(await rowsOf('select refused, nothing from import_runs where id = $1', done.json().data.run)).toEqual([
    { refused: 3, nothing: 2 },
  ]);
  const news = await test.call('GET', '/setting/notifications', { token: admin.token });
  expect(news.json().data[0].content[0].value).toBe(
    'Đã sửa 1 người dùng từ file. 2 dòng không đổi gì. 3 dòng có lỗi bị bỏ lại.',
  );
  const one = () => rowsOf('select fullname, phone, email from users where id = $1', user.id);
  expect(await one()).toEqual([{ fullname: 'Tên Mới', phone: '0987654321', email: user.email }]);
  // The same rows once more were looked at before.
  const again = await test.call('POST', '/users/import-users', { token: admin.token, body });
  expect(again.json()).toMatchObject({
    data: { committed: false },
    errorRecords: [{ row: 2, errors: [{ error: 'record_was_changed' }] }],
  });
  const answer = await undo(done.json().data.run);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await one()).toEqual([{ fullname: user.fullname, phone: '0912345678', email: user.email }]);
});
