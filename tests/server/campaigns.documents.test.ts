import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { campaignRequests, requestFiles } from '../../src/server/db/schema/requests';
import { newId } from '../../src/server/ids';
import { startTestApp, type TestApp } from '../support/app';
import { buildBrand, buildCampaign, buildKol, buildSow } from '../support/factories';
import { signIn, trailOf } from '../support/people';
import { addCampaign, buildDocument, signInClient } from './campaigns.fixtures';
import { buildPicture } from './kols.fixtures';

let test: TestApp;
let manager: Awaited<ReturnType<typeof signIn>>;
let staff: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  test = await startTestApp();
  manager = await signIn(test, ['manager']);
  staff = await signIn(test, ['staff']);
});
afterAll(() => test.close());

const put = (id: string, body: object, token = manager.token) => test.call('PUT', `/campaigns/${id}`, { token, body });
const read = async (id: string, token: string) => (await test.call('GET', `/campaigns/${id}`, { token })).json().data;
const ids = (files: { id: string }[]) => files.map(({ id }) => id);
const missing = (property: string) => ({
  statusCode: 404,
  message: 'file_not_exist',
  errors: [{ property, message: 'file_not_exist' }],
});

describe('the documents of a campaign', () => {
  it('are named by id or by our short-lived address, also an expired one, and keep their order', async () => {
    const [first, second] = [
      await buildDocument(test, manager.id, 'A.pdf'),
      await buildDocument(test, manager.id, 'B.pdf'),
    ];
    const url = `/files/${first}?expires=1&signature=x`;
    const campaign = await addCampaign(test, manager.token, { internal_docs: [second, url], customer_docs: [first] });
    expect([ids(campaign.internal_docs), ids(campaign.customer_docs)]).toEqual([[second, first], [first]]);
    const [own] = campaign.internal_docs;
    const turned = await put(campaign.id, { internal_docs: [first, own.url], customer_docs: [] });
    expect(ids(turned.json().data.internal_docs)).toEqual([first, second]);
    expect(turned.json().data.customer_docs).toEqual([]);
    const [, update] = await trailOf(test, campaign.id);
    expect(update?.changes).toMatchObject({
      customer_docs: { before: [{ id: first, name: 'A.pdf' }], after: null },
      internal_docs: { after: [{ name: 'A.pdf' }, { name: 'B.pdf' }] },
    });
  });

  it('are the uploader’s to attach, or there already: an id that is guessed names nothing', async () => {
    const foreign = await buildDocument(test, staff.id);
    const { id } = await addCampaign(test, manager.token);
    for (const reference of [foreign, `/files/${foreign}?expires=9999999999&signature=x`]) {
      expect((await put(id, { internal_docs: [reference] })).json()).toEqual(missing('internal_docs.0'));
    }
    expect((await put(id, { internal_docs: [foreign] }, staff.token)).statusCode).toBe(200);
    expect(ids((await put(id, { customer_docs: [foreign] })).json().data.customer_docs)).toEqual([foreign]);
    const other = await addCampaign(test, manager.token);
    expect((await put(other.id, { internal_docs: [foreign] })).json()).toEqual(missing('internal_docs.0'));
  });

  it('come along from the request the campaign is made from', async () => {
    const id = newId();
    const period = { request_start_date: '2026-12-01', request_end_date: '2026-12-31' };
    const who = { brand_name: 'A', customer_name: 'B', customer_phone: '0912345678', customer_email: 'a@example.test' };
    const what = { request_name: 'Tết', request_description: 'x', request_budget: 1 };
    await test.database.db.insert(campaignRequests).values({ id, ...period, ...who, ...what });
    const file_id = await buildDocument(test, staff.id);
    await test.database.db.insert(requestFiles).values({ request_id: id, file_id });
    const campaign = await addCampaign(test, manager.token, { request_id: id, customer_docs: [file_id] });
    expect(ids(campaign.customer_docs)).toEqual([file_id]);
  });

  it('are documents, none that was removed, and at most 20', async () => {
    const { id } = await addCampaign(test, manager.token);
    const picture = await buildPicture(test);
    const gone = await buildDocument(test, manager.id);
    await test.database.pool.query('update media_files set deleted_at = now() where id = $1', [gone]);
    for (const one of [picture.id, picture.url, gone, 'x', '/files/x', 'https://evil.example/files/a', '/etc/passwd']) {
      expect((await put(id, { customer_docs: [one] })).json()).toEqual(missing('customer_docs.0'));
    }
    const document = await buildDocument(test, manager.id);
    expect((await put(id, { liquidation_images: [document] })).json()).toEqual(missing('liquidation_images.0'));
    expect((await put(id, { internal_docs: Array(21).fill(document) })).json().errors).toEqual([
      { property: 'internal_docs', message: 'too_many_files' },
    ]);
  });

  it('are linked only in answers of those who may see them, and links are good', async () => {
    const { db } = test.database;
    const brand = await buildBrand(db);
    const upload = async (name: string) => {
      const form = new FormData();
      form.append('file', new Blob([`%PDF-1.4 ${name}`]), name);
      return (await test.call('POST', '/media/create-file', { token: manager.token, form })).json().data.id;
    };
    const [internal, shared] = [await upload('internal.pdf'), await upload('shared.pdf')];
    const docs = { internal_docs: [internal], customer_docs: [shared] };
    const { id } = await addCampaign(test, manager.token, { ...docs, brand_id: brand.id });
    const kolUser = await signIn(test, ['KOL'], { type: 'kol' });
    await buildSow(db, { campaign_id: id, kol_id: (await buildKol(db, { user_id: kolUser.id })).id });
    const client = await signInClient(test, brand.customer_id);
    const [asStaff, asClient, asKol] = [
      await read(id, staff.token),
      await read(id, client.token),
      await read(id, kolUser.token),
    ];
    expect([ids(asStaff.internal_docs), ids(asStaff.customer_docs)]).toEqual([[internal], [shared]]);
    expect([asClient.internal_docs, ids(asClient.customer_docs)]).toEqual([undefined, [shared]]);
    expect([asKol.internal_docs, asKol.customer_docs]).toEqual([undefined, []]);
    expect(JSON.stringify(asClient)).not.toContain(internal);
    expect(JSON.stringify(asKol)).not.toContain(shared);
    const got = await test.app.inject({ url: asClient.customer_docs[0].url });
    expect([got.statusCode, got.body]).toEqual([200, '%PDF-1.4 shared.pdf']);
    const guessed = asClient.customer_docs[0].url.replace(shared, internal);
    expect((await test.app.inject({ url: guessed })).statusCode).toBe(404);
    const stays = await test.call('DELETE', `/media/${shared}`, { token: manager.token });
    expect(stays.json().message).toBe('file_is_used');
  });

  it('are what their bytes are: a renamed program and a cut-off archive stay out', async () => {
    for (const [name, bytes] of [
      ['brief.pdf', 'MZ\u0090\u0000program'],
      ['brief.docx', 'PK\u0003\u0004rest'],
      ['brief.doc', '<html><script>alert(1)</script></html>'],
    ] as const) {
      const form = new FormData();
      form.append('file', new Blob([bytes]), name);
      const answer = await test.call('POST', '/media/create-file', { token: manager.token, form });
      expect(answer.json(), name).toMatchObject({ statusCode: 415, message: 'file_type_invalid' });
    }
  });
});

describe('other documents', () => {
  const set = (body: object, token = manager.token) => test.call('PUT', '/campaigns/update-other-doc', { token, body });

  it('are pictures and addresses; what is left out stays, what is sent replaces', async () => {
    const campaign = await addCampaign(test, manager.token);
    const [first, second] = [await buildPicture(test), await buildPicture(test)];
    const url_posts = ['https://tuoitre.vn/bai-1', 'http://zing.vn/2'];
    const answer = await set({ campaign_id: campaign.id, images: [second.id, first.url], url_posts, version: 1 });
    expect(answer.json().data.otherDoc).toEqual({ images: [second.url, first.url], url_posts });
    const fewer = await set({ campaign_id: campaign.id, images: [first.url] });
    expect(fewer.json().data.otherDoc).toEqual({ images: [first.url], url_posts });
    expect((await set({ campaign_id: campaign.id, url_posts: [] })).json().data.otherDoc.url_posts).toEqual([]);
    const [, added] = await trailOf(test, campaign.id);
    expect(added?.changes).toMatchObject({ other_doc_urls: { after: url_posts }, other_images: { after: [{}, {}] } });
    expect((await set({ campaign_id: campaign.id, images: [], version: 1 })).json().message).toBe('record_was_changed');
  });

  it.each<[string, object, string, string]>([
    ['an address that runs', { url_posts: ['javascript:alert(1)'] }, 'url_posts.0', 'url_is_incorrect'],
    ['an address of a file', { url_posts: ['https://a.vn', 'file:///etc/passwd'] }, 'url_posts.1', 'url_is_incorrect'],
    ['a password in an address', { url_posts: ['https://a:b@evil.example/'] }, 'url_posts.0', 'url_is_incorrect'],
    ['no address', { url_posts: [''] }, 'url_posts.0', 'field_required'],
    ['too many pictures', { images: Array(11).fill('x') }, 'images', 'too_many_files'],
    ['a foreign picture', { images: ['https://evil.example/a.png'] }, 'images.0', 'file_not_exist'],
  ])('refuse %s', async (_what, changes, property, message) => {
    const { id } = await addCampaign(test, manager.token);
    expect((await set({ campaign_id: id, ...changes })).json().errors).toContainEqual({ property, message });
  });

  it('of a campaign that is over, not there or not theirs stay as they are', async () => {
    const { id } = await buildCampaign(test.database.db, { status: 'done' });
    expect((await set({ campaign_id: id, images: [] })).json().message).toBe('campaign_is_final');
    expect((await set({ campaign_id: newId(), images: [] })).json().message).toBe('campaign_not_exist');
    const brand = await buildBrand(test.database.db);
    const client = await signInClient(test, brand.customer_id);
    expect((await set({ campaign_id: id, images: [] }, client.token)).statusCode).toBe(403);
  });
});
