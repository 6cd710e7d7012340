import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../src/server/ids';
import { type CallOptions, startTestApp, type TestApp } from '../support/app';
import { buildCampaign, buildPost, buildSow } from '../support/factories';
import { trailOf } from '../support/people';
import { signInClient } from './campaigns.fixtures';
import { buildPicture } from './kols.fixtures';
import { type PartsStage, partsStage } from './parts.fixtures';

let test: TestApp;
let stage: PartsStage;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  stage = await partsStage(test);
});

const as = (options: CallOptions = {}): CallOptions => ({ token: stage.manager.token, ...options });
const address = () => `/campaigns/${stage.campaign.id}/post-contents`;
const plan = (changes: object = {}) =>
  test.call('POST', address(), as({ body: { sow_id: stage.sow.id, title: 'Mở bán', ...changes } }));
const planned = async (changes: object = {}) => (await plan(changes)).json().data;
const change = (id: string, body: object) => test.call('PUT', `/campaigns/post-content/${id}`, as({ body }));
const listed = async (query = '') => (await test.call('GET', `${address()}${query}`, as())).json();

describe('a planned post', () => {
  it('is kept with its words, pictures, day and SOW before it has a link', async () => {
    const picture = await buildPicture(test);
    const used_time = '2026-12-24T03:00:00.000Z';
    const words = { content: 'Chào Tết', hashtag: ['#tet', 'tet', 'vui'], note: 'Chờ duyệt', used_time };
    const content = await planned({ ...words, files: [picture.id] });
    expect(content).toMatchObject({
      ...{ title: 'Mở bán', content: 'Chào Tết', hashtag: ['tet', 'vui'], note: 'Chờ duyệt', used_time },
      ...{ status: 'draft', post: null, version: 1, sow_id: stage.sow.id, sow_number: 1, social_type: 'facebook' },
      ...{ kol: { id: stage.kol.id } },
    });
    expect(content.files).toHaveLength(1);
    const other = await planned({ title: 'Không ngày', status: 'approved' });
    expect((await listed()).data.map(({ id }: { id: string }) => id)).toEqual([content.id, other.id]);
    expect((await listed('?status=approved')).data).toHaveLength(1);
    expect((await listed(`?sow_id=${newId()}`)).total).toBe(0);
    expect((await trailOf(test, content.id))[0]).toMatchObject({ action: 'create', entity: 'post_content' });
  });

  it('is completed by its link: the post joins the campaign with the planned words', async () => {
    const { id } = await planned({ content: 'Chào', hashtag: ['tet'], status: 'approved' });
    const url_post = 'https://www.facebook.com/photo/661';
    const done = (await change(id, { url_post })).json().data;
    expect(done).toMatchObject({ status: 'used', post: { url_post }, version: 2 });
    const post = (await test.call('GET', `/campaigns/post/${done.post.id}`, as())).json().data;
    expect(post).toMatchObject({ sow_id: stage.sow.id, url_post, content: 'Chào', hashtags: ['tet'] });
    expect(post.post_time).toBe(done.used_time);
    expect((await change(id, { status: 'draft' })).json().message).toBe('status_transition_not_allowed');
    expect((await change(id, { url_post: 'https://www.facebook.com/photo/662' })).statusCode).toBe(409);
    expect((await test.call('DELETE', `/campaigns/post-content/${id}`, as())).statusCode).toBe(204);
    expect((await test.call('GET', `/campaigns/post/${done.post.id}`, as())).statusCode).toBe(200);
  });

  it('takes up the post that was read already, once', async () => {
    const url_post = 'https://www.facebook.com/photo/663';
    const there = await buildPost(test.database.db, { sow: stage.sow, url_post });
    const [first, second] = [await planned(), await planned()];
    expect((await change(first.id, { url_post })).json().data.post.id).toBe(there.id);
    expect((await change(second.id, { url_post })).json()).toMatchObject({
      ...{ statusCode: 409, message: 'post_already_exist' },
    });
    expect((await listed('?status=draft')).data).toHaveLength(1);
  });

  it('is used by its link alone, and by one on its network', async () => {
    const { id } = await planned();
    expect((await plan({ status: 'used' })).statusCode).toBe(400);
    expect((await change(id, { status: 'used' })).json().errors).toEqual([
      { property: 'url_post', message: 'field_required' },
    ]);
    expect((await change(id, { url_post: 'https://evil.example/1' })).statusCode).toBe(400);
    expect((await change(id, { url_post: 'https://tiktok.com/@a/video/1' })).statusCode).toBe(400);
    expect((await listed()).data).toMatchObject([{ status: 'draft', post: null, version: 1 }]);
  });

  it('is of an online SOW of its campaign, and not changed from an older version', async () => {
    const { sow: elsewhere } = await partsStage(test);
    const party = { is_online: false, is_offline: true, off_booking_price: 1, off_sale_price: 1 };
    const offline = await buildSow(test.database.db, {
      ...{ campaign_id: stage.campaign.id, kol_id: stage.kol.id, ...party },
    });
    expect((await plan({ sow_id: elsewhere.id })).json().errors).toEqual([
      { property: 'sow_id', message: 'sow_not_exist' },
    ]);
    expect((await plan({ sow_id: offline.id })).statusCode).toBe(400);
    expect((await plan({ title: ' ' })).statusCode).toBe(400);
    expect((await plan({ files: [newId()] })).json().errors).toEqual([
      { property: 'files.0', message: 'file_not_exist' },
    ]);
    const { id } = await planned();
    expect((await change(id, { title: 'Mới', version: 1 })).statusCode).toBe(200);
    expect((await change(id, { title: 'Cũ', version: 1 })).json().message).toBe('record_was_changed');
  });

  it('is nothing to clients, to those without the right, nor in a campaign that is over', async () => {
    const { id } = await planned();
    const { brand_id } = stage.campaign;
    const client = await signInClient(test, brand_id, 'brand');
    expect((await test.call('GET', address(), { token: client.token })).statusCode).toBe(404);
    const removal = await test.call('DELETE', `/campaigns/post-content/${id}`, { token: client.token });
    expect(removal.statusCode).toBe(403);
    const over = await buildCampaign(test.database.db, { status: 'done' });
    const sow = await buildSow(test.database.db, { campaign_id: over.id });
    const body = { sow_id: sow.id, title: 'Muộn' };
    const late = await test.call('POST', `/campaigns/${over.id}/post-contents`, as({ body }));
    expect(late.json().message).toBe('campaign_is_final');
    expect((await change(newId(), { title: 'x' })).json()).toMatchObject({
      ...{ statusCode: 404, message: 'post_content_not_exist' },
    });
  });
});
