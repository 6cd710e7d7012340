import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverHandlers } from '../../src/server/handlers';
import { newId } from '../../src/server/ids';
import { runNext } from '../../src/server/jobs/run';
import { insertUser } from '../../src/server/users/queries';
import { startTestApp, type TestApp } from '../support/app';
import { buildCampaign, buildKol, buildSow } from '../support/factories';
import { signIn } from '../support/people';
import { fileOf, sheetFile } from './imports.fixtures';

let test: TestApp;
let token: string;
let customer: string;
let campaignId: string;

async function signedIn(role: 'senior_account_executive' | 'customer') {
  const id = newId();
  const username = `${role}@example.test`;
  const type = role === 'customer' ? ('customer' as const) : ('staff' as const);
  const person = { id, username, email: username, fullname: role, code: role, type, verified_at: new Date() };
  await insertUser(test.database.db, person, [role]);
  return test.tokenOf(id);
}

beforeAll(async () => {
  test = await startTestApp();
  token = await signedIn('senior_account_executive');
  customer = await signedIn('customer');
  const { db } = test.database;
  campaignId = (await buildCampaign(db)).id;
  const kol = await buildKol(db, { code: 'AN', stage_name: 'An' });
  await buildSow(db, { campaign_id: campaignId, kol_id: kol.id, post_count: 2 });
});
afterAll(() => test.close());

function upload(path: string, file: { bytes: Buffer; name: string }, fields: Record<string, string> = {}, by = token) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new File([new Uint8Array(file.bytes)], file.name));
  return test.call('POST', path, { token: by, form });
}

describe('the workbook calls of campaigns', () => {
  it('answer templates as files in the language asked for', async () => {
    const answer = await test.call('POST', '/campaigns/template-campaign-posts', {
      token,
      body: { campaign_id: campaignId },
      headers: { 'accept-language': 'en' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toBe("attachment; filename*=UTF-8''Campaign_Post_Template.xlsx");
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
    const sows = await test.call('POST', '/campaigns/template-sows', { token, body: { kol_codes: ['AN'] } });
    expect(sows.headers['content-disposition']).toContain('SOW_Template.xlsx');
  });

  it('preview by default and commit when told to; posts then show in the campaign', async () => {
    const file = await fileOf([{ kol_code: 'AN', url_post: 'https://facebook.com/an/posts/1', view: 5 }]);
    const path = '/campaigns/upload-campaign-posts';
    const previewed = (await upload(path, file, { campaign_id: campaignId })).json();
    expect(previewed).toMatchObject({ data: { total: 1, committed: false }, errorRecords: [] });
    const committed = (await upload(path, file, { campaign_id: campaignId, review: 'false' })).json();
    expect(committed).toMatchObject({ data: { total: 1, committed: true }, errorRecords: [] });
    const detail = (await test.call('GET', `/campaigns/${campaignId}`, { token })).json();
    expect(detail.data.campaignPosts).toMatchObject([{ view: 5, reaction: null, metrics_source: 'import' }]);
  });

  it('preview with one right and commit with another', async () => {
    const before = await signIn(test, ['account']);
    const grant = (action: string) =>
      test.database.pool.query(
        "insert into role_permissions (role_id, scope, action) select id, 'campaigns_management', $1 from roles where name = 'account'",
        [action],
      );
    const file = await fileOf([{ kol_code: 'AN', url_post: 'https://facebook.com/an/posts/9' }]);
    const sow = await fileOf([{ kol_code: 'AN', off_description: 'x', off_booking_price: 1, off_sale_price: 1 }]);
    const statuses = async (by: string) =>
      (
        await Promise.all(
          [
            ['/campaigns/upload-campaign-posts', file],
            ['/campaigns/upload-sows', sow],
          ].flatMap(([path, one]) =>
            ['true', 'false'].map((review) =>
              upload(path as string, one as typeof file, { campaign_id: newId(), review }, by),
            ),
          ),
        )
      ).map(({ statusCode }) => statusCode);
    expect(await statuses(before.token)).toEqual([403, 403, 403, 403]);
    await grant('c_import_review');
    // Whose preview is let through finds that there is no such campaign.
    expect(await statuses(before.token)).toEqual([404, 403, 404, 403]);
    await grant('c_import');
    expect(await statuses(before.token)).toEqual([404, 404, 404, 404]);
  });

  it('answer 200 with row errors for wrong rows, 4xx for a wrong file', async () => {
    const path = '/campaigns/upload-sows';
    const fields = { campaign_id: campaignId, review: 'false' };
    const wrong = await upload(path, await fileOf([{ kol_code: 'NOBODY', off_sale_price: -1 }]), fields);
    expect(wrong.statusCode).toBe(200);
    expect(wrong.json().errorRecords).toMatchObject([{ row: 2 }]);
    const refused = async (bytes: Buffer) => {
      const answer = await upload(path, { bytes, name: 'sow.xlsx' }, fields);
      return [answer.statusCode, answer.json().message];
    };
    expect(await refused(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))).toEqual([400, 'file_format_invalid']);
    expect(await refused(Buffer.alloc(5 * 1024 * 1024 + 1))).toEqual([413, 'file_too_large']);
    const long = await sheetFile([['kol_code'], ...Array.from({ length: 20_000 }, (_, row) => [`K${row}`])]);
    expect(await refused(long.bytes)).toEqual([400, 'too_many_rows']);
    const empty = await test.call('POST', path, { token, form: new FormData() });
    expect([empty.statusCode, empty.json().message]).toEqual([
      400,
      expect.stringMatching(/validation_failed|invalid_request/),
    ]);
  });

  it('are refused to those who may not import', async () => {
    const file = await fileOf([{ kol_code: 'AN' }]);
    const answer = await upload('/campaigns/upload-sows', file, { campaign_id: campaignId }, customer);
    expect([answer.statusCode, answer.json().message]).toEqual([403, 'permission_denied']);
  });
});

describe('an import that was written', () => {
  const newsOf = async (person: { token: string }) =>
    (await test.call('GET', '/setting/notifications', { token: person.token })).json().data;

  it('is told to the one who wrote it, with its rows and its campaign, and not when nothing changed', async () => {
    const [an, binh] = [
      await signIn(test, ['senior_account_executive']),
      await signIn(test, ['senior_account_executive']),
    ];
    const { id, name } = await buildCampaign(test.database.db);
    const rest = { description: 'Một bài', booking_price: 1, sale_price: 2 };
    const row = { kol_code: 'AN', social_type: 'Facebook', post_format: 'Đăng bài viết', post_count: 2, ...rest };
    const sows = await fileOf([row], 'kế hoạch.xlsx');
    const commit = (path: string, file: typeof sows, review = 'false') =>
      upload(`/campaigns/${path}`, file, { campaign_id: id, review }, an.token);
    await commit('upload-sows', sows, 'true');
    await commit('upload-sows', await fileOf([{ ...row, kol_code: 'NOBODY' }]));
    expect(await newsOf(an)).toEqual([]);
    expect((await commit('upload-sows', sows)).json()).toMatchObject({ data: { committed: true }, errorRecords: [] });
    expect((await commit('upload-sows', sows)).json().data.committed).toBe(true);
    const posts = [1, 2].map((n) => ({ kol_code: 'AN', url_post: `https://facebook.com/an/posts/n${n}` }));
    await commit('upload-campaign-posts', await fileOf(posts, 'bài đăng.xlsx'));
    expect(await newsOf(an)).toMatchObject([
      {
        type: 'CAMPAIGN',
        title: [{ value: 'Đã nhập xong bài đăng' }, { value: 'Post import finished' }],
        content: [
          { country_code: 'VN', value: `${name}: đã thêm 2 bài đăng từ bài đăng.xlsx.` },
          { country_code: 'US', value: `${name}, posts from bài đăng.xlsx: 2 added.` },
        ],
        dependencies: [{ type: 'CAMPAIGN', data: { id, status: 'on_going' } }],
      },
      { content: [{ value: `${name}: đã thêm 1 SOW từ kế hoạch.xlsx.` }, {}] },
    ]);
    expect(await newsOf(binh)).toEqual([]);
  });

  it('tells and mails how many wrong rows were left out', async () => {
    const person = await signIn(test, ['senior_account_executive']);
    const body = { preferences: [{ kind: 'import', in_app: true, by_mail: true }] };
    const chosen = await test.call('PUT', '/setting/notifications/preferences', { token: person.token, body });
    expect(chosen.statusCode, chosen.body).toBe(200);
    const { id, name } = await buildCampaign(test.database.db);
    const wish = { description: 'Một bài', booking_price: 1, sale_price: 2, post_count: 1, social_type: 'TikTok' };
    const row = { ...wish, kol_code: 'AN', post_format: 'Đăng video' };
    const file = await fileOf([row, { ...row, kol_code: 'NOBODY' }], 'một phần.xlsx');
    const fields = { campaign_id: id, review: 'false', rows: 'valid' };
    const done = await upload('/campaigns/upload-sows', file, fields, person.token);
    expect(done.json()).toMatchObject({ data: { committed: true }, errorRecords: [{ row: 3 }] });
    const text = `${name}: đã thêm 1 SOW từ một phần.xlsx. 1 dòng có lỗi bị bỏ lại.`;
    expect(await newsOf(person)).toMatchObject([{ content: [{ value: text }, {}] }]);
    const services = { ...test.services, log: test.app.log };
    const { mail } = serverHandlers(services);
    while (mail && (await runNext(services, 'mail', mail))) {}
    const mails = services.mail.kept() ?? [];
    expect(mails.find(({ to }) => to === person.username)?.text).toContain(text);
  });
});
