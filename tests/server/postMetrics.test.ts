import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mediaFiles } from '../../src/server/db/schema/media';
import { newId } from '../../src/server/ids';
import { recordMetrics } from '../../src/server/ledger/record';
import { startTestApp, type TestApp } from '../support/app';
import { buildPost } from '../support/factories';
import { type PartsStage, partsStage } from './parts.fixtures';

let test: TestApp;
let stage: PartsStage;
let postId: string;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  stage = await partsStage(test);
  postId = (await buildPost(test.database.db, { sow: stage.sow })).id;
});

const set = (body: object) =>
  test.call('PUT', `/campaigns/update-post/${postId}`, { token: stage.manager.token, body });
const readings = async () =>
  (await test.call('GET', `/campaigns/post/${postId}/metrics`, { token: stage.manager.token })).json();
const fetched = (view: number | null, captured_at: Date) =>
  recordMetrics(test.database.db, [
    {
      ...{ owner_id: stage.campaign.id, subject_id: postId, subject_type: 'post', metric: 'view' },
      ...{ value: view, source: 'api', captured_at },
    },
  ]);

async function picture() {
  const file = { id: newId(), storage_key: randomUUID(), sha256: 'ab'.repeat(32), type: 'image/png', size: 1 };
  const owner = { kind: 'picture' as const, file_name: 'ảnh.png', created_by: stage.manager.id };
  await test.database.db.insert(mediaFiles).values({ ...file, ...owner });
  return file;
}

it('needs a reason for a figure that differs, and writes nothing without', async () => {
  const answer = await set({ view: 100, content: 'x' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toEqual([{ property: 'reason', message: 'field_required' }]);
  expect((await set({ view: 100, reason: '   ' })).statusCode).toBe(400);
  expect((await readings()).total).toBe(0);
});

it('adds an entry with who, when, why and what shows it, beside the earlier ones', async () => {
  await fetched(40, new Date('2026-03-06T00:00:00Z'));
  const shot = await picture();
  const answer = await set({ view: 100, comment: 0, reason: 'KOL gửi ảnh chụp', evidence: shot.id });
  expect(answer.json().data).toMatchObject({ view: 100, comment: 0, reaction: null, metrics_source: 'manual' });
  const { data, total } = await readings();
  expect(total).toBe(2);
  expect(data).toMatchObject([
    {
      ...{ source: 'manual', reason: 'KOL gửi ảnh chụp', evidence: `/pictures/${shot.sha256}` },
      ...{ actor: { id: stage.manager.id }, metrics: { view: 100, comment: 0 } },
    },
    { source: 'api', reason: null, evidence: null, actor: null, metrics: { view: 40 } },
  ]);
  const gone = await test.call('DELETE', `/media/${shot.id}`, { token: stage.manager.token });
  expect([gone.statusCode, gone.json().message]).toEqual([409, 'file_is_used']);
});

it('never overwrites: two entries at once stand both, and the form may send what it has', async () => {
  await Promise.all([1, 2, 3].map((view) => set({ view, reason: `Lần ${view}` })));
  const { data } = await readings();
  expect(data.map(({ metrics }: { metrics: { view: number } }) => metrics.view).sort()).toEqual([1, 2, 3]);
  const newest = data[0].metrics.view;
  expect((await set({ view: newest, reaction: null, content: 'Chỉ sửa nội dung' })).statusCode).toBe(200);
  expect((await readings()).total).toBe(3);
});

it('confirms a known figure where a reason is given', async () => {
  await fetched(40, new Date('2026-03-06T00:00:00Z'));
  await set({ view: 40, reason: 'Đã đối chiếu' });
  expect((await readings()).data[0]).toMatchObject({ source: 'manual', metrics: { view: 40 } });
});

it('keeps an emptied figure as unknown, not as 0', async () => {
  await set({ view: 100, reason: 'x' });
  const answer = await set({ view: null, reason: 'Nhập nhầm bài' });
  expect(answer.json().data.view).toBeNull();
  const { data } = await readings();
  expect(data.map(({ metrics }: { metrics: object }) => metrics)).toEqual([{ view: null }, { view: 100 }]);
});

it('the newest reading counts and says where it is from; the manual one stays readable', async () => {
  await set({ view: 100, reason: 'x' });
  await fetched(90, new Date(Date.now() + 60_000));
  const seen = (await test.call('GET', `/campaigns/${stage.campaign.id}`, { token: stage.manager.token })).json();
  expect(seen.data.campaignPosts[0]).toMatchObject({ view: 90, metrics_source: 'api' });
  expect((await readings()).data).toMatchObject([{ source: 'api' }, { source: 'manual', reason: 'x' }]);
  // Set by hand after a reading with a clock that runs ahead: still the newest.
  expect((await set({ view: 95, reason: 'y' })).json().data).toMatchObject({ view: 95, metrics_source: 'manual' });
});

it('of a new post needs a reason as well', async () => {
  const body = { url_post: 'https://fb.watch/new', sow_id: stage.sow.id, view: 5 };
  const path = `/campaigns/${stage.campaign.id}/posts`;
  const refused = await test.call('POST', path, { token: stage.manager.token, body });
  expect(refused.json().errors).toEqual([{ property: 'reason', message: 'field_required' }]);
  const added = await test.call('POST', path, { token: stage.manager.token, body: { ...body, reason: 'Ảnh chụp' } });
  expect(added.json().data).toMatchObject({ view: 5, reaction: null, metrics_source: 'manual' });
});

it('is refused where a sum of the report would no longer be exact', async () => {
  const largest = 999_999_999_999_999;
  for (let at = 0; at < 9; at += 1) {
    const { id } = await buildPost(test.database.db, { sow: stage.sow });
    const origin = { owner_id: stage.campaign.id, subject_id: id, subject_type: 'post' as const };
    const reading = { metric: 'view', value: largest, source: 'api' as const, captured_at: new Date() };
    await recordMetrics(test.database.db, [{ ...origin, ...reading }]);
  }
  const answer = await set({ view: largest, reason: 'x' });
  expect(answer.json().errors).toEqual([{ property: 'view', message: 'number_too_large' }]);
});

it('hints at what a SOW lacks, and no longer once it is there', async () => {
  const hints = async () =>
    (await test.call('GET', `/campaigns/${stage.campaign.id}`, { token: stage.manager.token })).json().data.sows[0]
      .hints;
  expect(await hints()).toEqual(['overdue', 'no_figures']);
  await set({ reaction: 3, reason: 'x' });
  expect(await hints()).toEqual(['overdue']);
  await test.database.pool.query('update socials set is_linked = false where kol_id = $1', [stage.kol.id]);
  expect(await hints()).toEqual(['overdue', 'no_account']);
});
