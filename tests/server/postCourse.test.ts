import { afterAll, beforeAll, expect, it } from 'vitest';
import { representatives } from '../../src/server/db/schema/customers';
import { newId } from '../../src/server/ids';
import { recordMetrics } from '../../src/server/ledger/record';
import { startTestApp, type TestApp } from '../support/app';
import { buildBrand, buildCampaign, buildChannelPost, buildPost, buildSow } from '../support/factories';
import { signIn } from '../support/people';

let test: TestApp;
let manager: string;
let customer: string;

beforeAll(async () => {
  test = await startTestApp();
  manager = (await signIn(test, ['manager'])).token;
  customer = (await signIn(test, ['customer'], { type: 'customer' })).token;
});
afterAll(() => test.close());

type Reading = [at: string, metric: string, value: number | null];

async function record(
  subject_type: 'post' | 'channel_post',
  owner_id: string,
  subject_id: string,
  readings: Reading[],
) {
  await recordMetrics(
    test.database.db,
    readings.map(([at, metric, value]) => ({
      ...{ owner_id, subject_id, subject_type, metric, value },
      ...{ source: 'api' as const, captured_at: new Date(at) },
    })),
  );
}

const course = async (path: string, token = manager) => {
  const answer = await test.call('GET', path, { token });
  return { status: answer.statusCode, days: answer.json().data?.days };
};

it('is the last reading of each of the agency’s days, unknown where that day said nothing', async () => {
  const post = await buildPost(test.database.db);
  await record('post', post.campaign_id, post.id, [
    ['2026-03-06T03:00:00Z', 'view', 10],
    ['2026-03-06T16:59:00Z', 'view', 20],
    ['2026-03-06T17:00:00Z', 'view', 30],
    ['2026-03-08T03:00:00Z', 'reaction', 4],
    ['2026-03-09T03:00:00Z', 'view', null],
    ['2026-03-09T03:00:00Z', 'brand_mention', 7],
  ]);
  const { days } = await course(`/campaigns/post/${post.id}/course`);
  const none = { view: null, reaction: null, comment: null, share: null };
  expect(days).toEqual([
    { ...none, day: '2026-03-06', view: 20 },
    { ...none, day: '2026-03-07', view: 30 },
    { ...none, day: '2026-03-08', reaction: 4 },
    { ...none, day: '2026-03-09' },
  ]);
});

it('is empty of a post nobody read, and not there of none', async () => {
  const post = await buildPost(test.database.db);
  expect(await course(`/campaigns/post/${post.id}/course`)).toEqual({ status: 200, days: [] });
  expect((await course(`/campaigns/post/${newId()}/course`)).status).toBe(404);
  expect((await course(`/campaigns/post/${post.id}/course`, customer)).status).toBe(404);
});

it('is of a channel’s post as well, and of no campaign’s by that way', async () => {
  const post = await buildChannelPost(test.database.db);
  await record('channel_post', post.kol_id, post.id, [['2026-03-11T03:00:00Z', 'view', 900]]);
  const { days } = await course(`/social/posts/${post.id}/course`);
  expect(days).toEqual([{ day: '2026-03-11', view: 900, reaction: null, comment: null, share: null }]);
  const other = await buildPost(test.database.db);
  expect((await course(`/social/posts/${other.id}/course`)).status).toBe(404);
  expect((await course(`/social/posts/${newId()}/course`)).status).toBe(404);
});

it('is what a reduced viewer sees of posts that count, and nothing of others', async () => {
  const { db } = test.database;
  const { id, token } = await signIn(test, ['customer'], { type: 'customer' });
  const brand = await buildBrand(db);
  const [user_id, customer_id] = [id, brand.customer_id];
  await db.insert(representatives).values({ id: newId(), user_id, type: 'customer', customer_id });
  const campaign = await buildCampaign(db, { brand_id: brand.id });
  const sow = await buildSow(db, { campaign_id: campaign.id });
  const [shown, hidden] = [await buildPost(db, { sow }), await buildPost(db, { sow, is_active: false })];
  expect((await course(`/campaigns/post/${shown.id}/course`, token)).status).toBe(200);
  expect((await course(`/campaigns/post/${hidden.id}/course`, token)).status).toBe(404);
  expect((await course(`/campaigns/post/${hidden.id}/course`)).status).toBe(200);
});
