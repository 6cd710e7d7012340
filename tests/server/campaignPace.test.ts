import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CampaignListItem } from '../../src/domain/campaigns/types';
import type { CampaignStatus } from '../../src/domain/campaigns/values';
import { addDays, dayOf, startOfDay } from '../../src/domain/dates';
import { enqueue } from '../../src/server/jobs/enqueue';
import { recordMetrics } from '../../src/server/ledger/record';
import { judgeCampaigns } from '../../src/server/pace/judge';
import { startTestApp, type TestApp } from '../support/app';
import { buildCampaign, buildPost, buildSow } from '../support/factories';
import { signIn } from '../support/people';
import { work } from './reportMails.fixtures';

let test: TestApp;
let manager: string;
const today = dayOf(new Date());

beforeAll(async () => {
  test = await startTestApp();
  manager = (await signIn(test, ['manager'])).token;
});
afterAll(() => test.close());

/** A campaign at day 15 of 30 whose one post has these views of 1,000 promised. */
async function halfway(views: number | null, status: CampaignStatus = 'on_going') {
  const { db } = test.database;
  const start_date = addDays(today, -14);
  const campaign = await buildCampaign(db, { status, start_date, end_date: addDays(today, 15) });
  const sow = await buildSow(db, { campaign_id: campaign.id, post_count: 1, kpi_views: 1_000, description: 'Một bài' });
  const post = await buildPost(db, { sow, post_time: startOfDay(start_date) });
  if (views !== null) await read(campaign.id, post.id, views);
  return { campaign, post, sow };
}

const read = (owner_id: string, subject_id: string, value: number) =>
  recordMetrics(test.database.db, [
    {
      ...{ owner_id, subject_id, subject_type: 'post', metric: 'view', value, source: 'import' },
      captured_at: new Date(),
    },
  ]);

async function due() {
  await test.database.pool.query(`update pgboss.job set start_after = now() where name = 'pace'`);
  await work(test, 'pace');
}

const list = async (query: string, token = manager): Promise<CampaignListItem[]> =>
  (await test.call('GET', `/campaigns?size=100&${query}`, { token })).json().data;

describe('the pace of campaigns', () => {
  it('follows a reading, and is asked for once however often it changes meanwhile', async () => {
    const { campaign, post } = await halfway(429);
    await read(campaign.id, post.id, 430);
    const waiting = await test.database.pool.query(
      `select 1 from pgboss.job where name = 'pace' and singleton_key = $1`,
      [campaign.id],
    );
    expect(waiting.rowCount).toBe(1);
    await due();
    const [told] = await list(`ids=${campaign.id}`);
    expect(told).toMatchObject({ pace: 'behind', pace_ratio: 0.86, pace_metric: 'views', pace_reached: 43 });
    expect(told).toMatchObject({ pace_day: today, pace_missing: null, result_views: 430, result_views_rate: 43 });
    const detail = await test.call('GET', `/campaigns/${campaign.id}`, { token: manager });
    expect(detail.json().data).toMatchObject({ pace: 'behind', pace_low: null });
  });

  it('filters and sorts lists, what is not judged last', async () => {
    const [slow, even, fast, unknown] = [
      await halfway(100),
      await halfway(500),
      await halfway(900),
      await halfway(null),
    ].map(({ campaign }) => campaign.id);
    await judgeCampaigns(test.database.db, [slow, even, fast, unknown].map(String), today);
    const ids = [slow, even, fast, unknown].map((id) => `ids=${id}`).join('&');
    const order = async (query: string) => (await list(`${ids}&${query}`)).map(({ id }) => id);
    expect(await order('sort=PACEASC')).toEqual([slow, even, fast, unknown]);
    expect(await order('sort=PACEDESC')).toEqual([fast, even, slow, unknown]);
    expect(await order('pace=behind')).toEqual([slow]);
    expect(await order('pace=none')).toEqual([unknown]);
    expect((await list(`ids=${unknown}`))[0]).toMatchObject({ pace_missing: 'too_few_known', pace_metric: 'views' });
    expect((await test.call('GET', '/campaigns?pace=fast', { token: manager })).statusCode).toBe(400);
    expect((await test.call('GET', '/campaigns?sort=LUCKASC', { token: manager })).statusCode).toBe(400);
  });

  it.each(['pitching', 'done', 'cancel'] as const)('is none where the campaign is %s', async (status) => {
    const { db, pool } = test.database;
    const { campaign } = await halfway(500);
    await pool.query(`update campaigns set status = $2, cancel_reason = 'x' where id = $1`, [campaign.id, status]);
    await judgeCampaigns(db, [campaign.id], today);
    const [told] = await list(`ids=${campaign.id}`);
    expect(told).toMatchObject({ pace: 'none', pace_ratio: null, pace_missing: 'not_running', result_views: 500 });
  });

  it('is judged anew each day of those that run, and again once only', async () => {
    const { campaign } = await halfway(500);
    await judgeCampaigns(test.database.db, [campaign.id], addDays(today, -1));
    await test.database.pool.query(`delete from pgboss.job where name = 'pace'`);
    await enqueue(test.database.db, 'paces', { key: 'tonight' });
    await work(test, 'paces');
    await due();
    expect((await list(`ids=${campaign.id}`))[0]).toMatchObject({ pace: 'on_pace', pace_day: today });
    expect(await judgeCampaigns(test.database.db, [campaign.id], today)).toEqual([]);
  });

  it('says of how many posts what was got is known, also of a done campaign an earlier release judged', async () => {
    const { db, pool } = test.database;
    const { campaign, sow } = await halfway(500);
    await buildPost(db, { sow, post_time: startOfDay(today) });
    await pool.query(`update campaigns set status = 'done' where id = $1`, [campaign.id]);
    await judgeCampaigns(db, [campaign.id], today);
    const known = { result_posts: 2, result_views_known: 1, result_engagement_known: 0 };
    expect((await list(`ids=${campaign.id}`))[0]).toMatchObject({ result_views: 500, ...known });
    await pool.query('update campaigns set result_posts = null, result_views_known = null where id = $1', [
      campaign.id,
    ]);
    await enqueue(db, 'paces', { key: 'the hour after' });
    await work(test, 'paces');
    await due();
    expect((await list(`ids=${campaign.id}`))[0]).toMatchObject(known);
  });

  it('follows status and SOWs', async () => {
    const { campaign, sow } = await halfway(500);
    await due();
    const body = { kpi_views: 2_000 };
    expect((await test.call('PUT', `/campaigns/update-sow/${sow.id}`, { token: manager, body })).statusCode).toBe(200);
    await due();
    expect((await list(`ids=${campaign.id}`))[0]).toMatchObject({ pace: 'behind', pace_ratio: 0.5 });
  });

  it('is of all KOLs together, so a KOL user is not told, nor finds or sorts by it', async () => {
    const kol = await signIn(test, ['KOL'], { type: 'kol' });
    const { campaign, sow } = await halfway(100);
    await test.database.pool.query('update kols set user_id = $2 where id = $1', [sow.kol_id, kol.id]);
    await judgeCampaigns(test.database.db, [campaign.id], today);
    const [told] = await list(`ids=${campaign.id}&pace=ahead`, kol.token);
    expect(told?.id).toBe(campaign.id);
    expect(Object.keys(told ?? {}).filter((field) => /^(pace|result)/.test(field))).toEqual([]);
  });
});
