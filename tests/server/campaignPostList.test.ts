import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PostPage } from '../../src/domain/campaigns/postListSchema';
import { kols } from '../../src/server/db/schema/kols';
import { recordMetrics } from '../../src/server/ledger/record';
import { startTestApp, type TestApp } from '../support/app';
import { buildCampaign, buildKol, buildPost, buildSow } from '../support/factories';
import { buildLargeCampaign } from '../support/largeCampaign';
import { signIn } from '../support/people';

let test: TestApp;
let campaignId: string;
let manager: string;
const names = ['An', 'Bình', 'Chi'];

beforeAll(async () => {
  test = await startTestApp();
  const { db } = test.database;
  manager = (await signIn(test, ['manager'])).token;
  const campaign = await buildCampaign(db);
  campaignId = campaign.id;
  for (const [index, stage_name] of names.entries()) {
    const kol = await buildKol(db, { stage_name });
    const sow = await buildSow(db, {
      campaign_id: campaign.id,
      kol_id: kol.id,
      social_type: index === 2 ? 'tiktok' : 'facebook',
    });
    const post = await buildPost(db, { sow, is_active: index !== 0, hashtags: [`thẻ${index}`] });
    if (index === 2) continue;
    await recordMetrics(db, [
      {
        owner_id: campaign.id,
        subject_id: post.id,
        subject_type: 'post',
        metric: 'view',
        value: 100 * (index + 1),
        source: 'api',
        captured_at: new Date('2026-03-30T00:00:00Z'),
      },
    ]);
  }
});
afterAll(() => test.close());

async function posts(query = '', token = manager, id = campaignId): Promise<PostPage & { statusCode: number }> {
  const answer = await test.call('GET', `/campaigns/${id}/posts${query}`, { token });
  return { ...answer.json(), statusCode: answer.statusCode };
}
const found = async (query: string, token = manager) =>
  (await posts(query, token)).data.map(({ kol }) => kol.stage_name).sort();

describe('the posts of a campaign', () => {
  it('are ordered by a figure in either direction, unknown ones last', async () => {
    const by = async (sort: string) => (await posts(`?by=view&sort=${sort}`)).data.map(({ view }) => view);
    expect(await by('DATEDESC')).toEqual([200, 100, null]);
    expect(await by('DATEASC')).toEqual([100, 200, null]);
    expect(await by('NAMEASC')).toEqual([100, 200, null]);
  });

  it('are found by KOL, hashtag and filters', async () => {
    expect(await found('?name=binh')).toEqual(['Bình']);
    expect(await found('?name=%23the2')).toEqual(['Chi']);
    expect(await found('?social_type=tiktok')).toEqual(['Chi']);
    expect(await found('?figures=unknown')).toEqual(['Chi']);
    expect(await found('?figures=known')).toEqual(['An', 'Bình']);
    expect(await found('?is_active=false')).toEqual(['An']);
  });

  it('are added up over all that were found, with coverage, whatever the page', async () => {
    const { data, total, sums } = await posts('?size=1&page=2');
    expect([data.length, total]).toEqual([1, 3]);
    expect(sums.of).toBe(3);
    expect(sums.view).toEqual({ sum: 300, known: 2 });
    expect(sums.share).toEqual({ sum: null, known: 0 });
    expect((await posts('?name=chi')).sums).toMatchObject({ of: 1, view: { sum: null, known: 0 } });
  });

  it('refuse what makes no sense', async () => {
    for (const query of ['?by=price', '?social_type=zalo', '?size=0', '?kol_id=7', '?figures=some']) {
      expect((await posts(query)).statusCode, query).toBe(400);
    }
  });

  it('are those a reduced viewer may see: active ones, own rows, whatever the filter says', async () => {
    const { db } = test.database;
    const { data } = await posts();
    const kolId = data.find(({ kol }) => kol.stage_name === 'An')?.kol.id ?? '';
    const person = await signIn(test, ['KOL'], { type: 'kol' });
    await db.update(kols).set({ user_id: person.id }).where(eq(kols.id, kolId));
    // The only post of this KOL is not active, so nothing is left, nor to be added up.
    const mine = await posts('?is_active=false', person.token);
    expect(mine).toMatchObject({ statusCode: 200, data: [], total: 0, sums: { of: 0, view: { sum: null } } });
    const view = async (token: string) =>
      (await test.call('GET', `/campaigns/${campaignId}?without=posts`, { token })).json();
    expect((await view(person.token)).data.post_rows).toBe(0);
    expect((await view(manager)).data).toMatchObject({ post_rows: 3, post_total: 2 });
    const stranger = await signIn(test, ['KOL'], { type: 'kol' });
    await buildKol(db, { user_id: stranger.id });
    expect((await posts('', stranger.token)).statusCode).toBe(404);
  });
});

describe('a campaign of 300 SOWs and 5,000 posts', () => {
  it('answers its page in under 1 MB each, and still whole to those who ask for all of it', async () => {
    const { campaign } = await buildLargeCampaign(test.database.db);
    const size = async (path: string) => {
      const answer = await test.call('GET', path, { token: manager });
      expect(answer.statusCode).toBe(200);
      return answer;
    };
    const view = await size(`/campaigns/${campaign.id}?without=posts`);
    expect(view.rawPayload.length).toBeLessThan(500_000);
    expect(view.json().data.campaignPosts).toBeUndefined();
    expect(view.json().data.post_total).toBe(5_000);
    expect((await size(`/campaigns/${campaign.id}/posts?size=100&page=50`)).rawPayload.length).toBeLessThan(100_000);
    const whole = (await size(`/campaigns/${campaign.id}`)).json().data;
    expect(whole.campaignPosts).toHaveLength(5_000);
    expect(whole.dataProcess).toHaveLength(300);
    expect(whole.dataProcess).toEqual((await size(`/campaigns/overview/${campaign.id}`)).json().data.progress);
    expect(view.json().data.dataProcess).toBeUndefined();
    expect((await posts('?figures=unknown', manager, campaign.id)).sums).toMatchObject({ of: 500 });
  });
});
