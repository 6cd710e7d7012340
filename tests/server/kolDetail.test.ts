import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { representatives } from '../../src/server/db/schema/customers';
import { brandHashtags, hashtags, kolHashtags } from '../../src/server/db/schema/hashtags';
import { channelPosts } from '../../src/server/db/schema/kols';
import { newId } from '../../src/server/ids';
import { recordMetrics } from '../../src/server/ledger/record';
import { startTestApp, type TestApp } from '../support/app';
import { buildBrand, buildCampaign, buildKol, buildPost, buildSocial, buildSow } from '../support/factories';
import { roleIds, signIn } from '../support/people';

let test: TestApp;
let manager: string;

beforeAll(async () => {
  test = await startTestApp();
  manager = (await signIn(test, ['manager'])).token;
});
afterAll(() => test.close());

const get = async (path: string, token = manager) => (await test.call('GET', path, { token })).json();
const brandsOf = (kolId: string, token?: string) => get(`/hashtags/kols-brands-filter?kolId=${kolId}`, token);

async function keepTag(tag: string, ...brandIds: string[]): Promise<string> {
  const id = newId();
  await test.database.db.insert(hashtags).values({ id, tag });
  for (const brand_id of brandIds) await test.database.db.insert(brandHashtags).values({ brand_id, hashtag_id: id });
  return id;
}

async function post(kol_id: string, brand_id: string, tags: string[], more: { is_active?: boolean } = {}) {
  const campaign = await buildCampaign(test.database.db, { brand_id, status: 'on_going', budget: 66_000_007 });
  const sow = await buildSow(test.database.db, { kol_id, campaign_id: campaign.id });
  return { campaign, post: await buildPost(test.database.db, { sow, hashtags: tags, ...more }) };
}

describe('the brands a KOL is known with', () => {
  it('are those whose hashtags its active posts bear or that were noted for it, the most posted about first', async () => {
    const { db } = test.database;
    const kol = await buildKol(db);
    const [tea, milk, noted] = [await buildBrand(db), await buildBrand(db), await buildBrand(db)];
    await keepTag('TràĐào', tea.id);
    await keepTag('suatuoi', milk.id);
    const id = await keepTag('ghichu', noted.id);
    await db.insert(kolHashtags).values({ kol_id: kol.id, hashtag_id: id });
    await keepTag('nguoikhac', milk.id);
    await post(kol.id, tea.id, ['#TràĐào', 'SuaTuoi']);
    await post(kol.id, tea.id, ['TRADAO', '#Riêng']);
    await post(kol.id, tea.id, ['TràĐào']);
    await post(kol.id, tea.id, ['suatuoi'], { is_active: false });
    const { data } = await brandsOf(kol.id);
    expect(data.brands).toMatchObject([
      { id: tea.id, name: tea.name, campaign_total: 4, hashtags: [{ tag: 'TràĐào', posts: 3 }] },
      { id: milk.id, campaign_total: 0, hashtags: [{ tag: 'SuaTuoi', posts: 1 }] },
      { id: noted.id, campaign_total: 0, hashtags: [{ tag: 'ghichu', posts: 0, last_used_at: null }] },
    ]);
    expect(data.hashtags).toMatchObject([{ tag: 'Riêng', posts: 1 }]);
  });

  it('are nobody where the KOL bears no hashtag', async () => {
    const kol = await buildKol(test.database.db);
    expect((await brandsOf(kol.id)).data).toEqual({ brands: [], hashtags: [] });
  });

  it('are refused without a KOL, without the right, and to reduced viewers whatever their group may', async () => {
    const kol = await buildKol(test.database.db);
    const nobody = '01900000-0000-7000-8000-000000000000';
    expect(await get('/hashtags/kols-brands-filter')).toMatchObject({
      statusCode: 400,
      errors: [{ property: 'kolId', message: 'field_required' }],
    });
    expect(await brandsOf('x')).toMatchObject({ statusCode: 400, errors: [{ property: 'kolId' }] });
    expect(await brandsOf(nobody)).toMatchObject({ statusCode: 404, message: 'kol_not_exist' });
    const { token } = await signIn(test, ['customer'], { type: 'customer' });
    expect(await brandsOf(kol.id, token)).toMatchObject({ statusCode: 403 });
    const role = (await roleIds(test)).customer;
    const grant = "values ($1, 'hashtags_management', 'r')";
    await test.database.pool.query(`insert into role_permissions (role_id, scope, action) ${grant}`, [role]);
    const { token: granted } = await signIn(test, ['customer'], { type: 'customer' });
    expect(await brandsOf(kol.id, granted)).toMatchObject({ statusCode: 403, message: 'permission_denied' });
  });
});

describe('an overview', () => {
  it("names campaigns to those who may read them, and what they were given to the agency's own", async () => {
    const { db } = test.database;
    const kol = await buildKol(db);
    const brand = await buildBrand(db);
    const { campaign } = await post(kol.id, brand.id, []);
    const path = `/social/overview?kol_id=${kol.id}&start_date=2020-01-01&end_date=2030-01-01`;
    expect((await get(path)).data.campaigns).toMatchObject([{ id: campaign.id, budget: 66_000_007 }]);
    const customer = await signIn(test, ['customer'], { type: 'customer' });
    const link = { id: newId(), user_id: customer.id, type: 'brand' as const, brand_id: brand.id };
    await db.insert(representatives).values(link);
    const { campaigns } = (await get(path, customer.token)).data;
    expect(campaigns).toMatchObject([{ id: campaign.id, brand: { id: brand.id } }]);
    expect(campaigns[0]).not.toHaveProperty('budget');
    const role = (await roleIds(test)).staff;
    await test.database.pool.query(
      "delete from role_permissions where role_id = $1 and scope = 'campaigns_management' and action = 'r'",
      [role],
    );
    const { token } = await signIn(test, ['staff']);
    expect((await get(path, token)).data).not.toHaveProperty('campaigns');
  });

  it('says of each total when its newest known figure was taken and from which sources', async () => {
    const { db } = test.database;
    const kol = await buildKol(db);
    const brand = await buildBrand(db);
    const [one, two] = [await post(kol.id, brand.id, []), await post(kol.id, brand.id, [])];
    const reading = (of: typeof one, metric: string, value: number | null, source: 'api' | 'manual', at: string) => ({
      owner_id: of.campaign.id,
      subject_id: of.post.id,
      subject_type: 'post' as const,
      metric,
      value,
      source,
      captured_at: new Date(at),
    });
    await recordMetrics(db, [
      reading(one, 'view', 10, 'api', '2026-03-01T00:00:00Z'),
      reading(two, 'view', 5, 'manual', '2026-03-02T00:00:00Z'),
      reading(one, 'comment', 2, 'api', '2026-03-01T00:00:00Z'),
      reading(two, 'comment', null, 'manual', '2026-03-03T00:00:00Z'),
    ]);
    const path = `/social/overview?kol_id=${kol.id}&start_date=2020-01-01&end_date=2030-01-01`;
    expect((await get(path)).data).toMatchObject({
      total_view: { value: 15, known: 2, of: 2, at: '2026-03-02T00:00:00.000Z', sources: ['api', 'manual'] },
      total_comment: { value: 2, known: 1, of: 2, at: '2026-03-01T00:00:00.000Z', sources: ['api'] },
      total_like: { value: null, known: 0, of: 2, at: null, sources: [] },
      total_engagement: { value: 2, known: 1, of: 2, at: '2026-03-01T00:00:00.000Z', sources: ['api'] },
      latest_update_date: '2026-03-03T00:00:00.000Z',
    });
    const { average } = (await get(`/kols/${kol.id}`)).data;
    expect(average).toMatchObject({ posts: 2, at: '2026-03-02T00:00:00.000Z', sources: ['api', 'manual'] });
    expect((await get(`/kols/${(await buildKol(db)).id}`)).data).toMatchObject({ tracking_number: 0 });
  });

  it('takes the index from the last ten posts of each network, of channels and campaigns, each once', async () => {
    const { db } = test.database;
    const kol = await buildKol(db);
    const campaignPost = await post(kol.id, (await buildBrand(db)).id, []);
    const { social_type, canonical_url } = campaignPost.post;
    const other = social_type === 'youtube' ? 'tiktok' : 'youtube';
    const day = (number: number) => new Date(Date.UTC(2020, 0, number));
    const channel = async (network: typeof social_type, links: string[]) => {
      const social = await buildSocial(db, { kol_id: kol.id, social_type: network });
      const rows = links.map((link, place) => ({
        ...{ id: newId(), kol_id: kol.id, social_id: social.id, link, published_at: day(place + 1) },
      }));
      await db.insert(channelPosts).values(rows);
      return rows;
    };
    // The first of the channel is the campaign's own post; of the other network's twelve the two oldest are left out.
    const same = await channel(social_type, [canonical_url, 'https://example.com/own']);
    const twelve = await channel(
      other,
      Array.from({ length: 12 }, (_, place) => `https://example.com/${place}`),
    );
    const reading = (owner_id: string, subject_id: string, subject_type: 'post' | 'channel_post', value: number) => ({
      ...{ owner_id, subject_id, subject_type, metric: 'view', value, source: 'api' as const },
      captured_at: day(20),
    });
    await recordMetrics(db, [
      reading(campaignPost.campaign.id, campaignPost.post.id, 'post', 100),
      ...same.map(({ id }, place) => reading(kol.id, id, 'channel_post', place === 0 ? 999_999 : 300)),
      ...twelve.map(({ id }, place) => reading(kol.id, id, 'channel_post', place < 2 ? 999_999 : 80)),
    ]);
    const { average, tracking_number } = (await get(`/kols/${kol.id}`)).data;
    expect(average).toMatchObject({ posts: 12, view: 100, sources: ['api'] });
    expect(tracking_number).toBe(14);
  });

  it('is refused for days the wrong way round', async () => {
    const kol = await buildKol(test.database.db);
    const path = `/social/overview?kol_id=${kol.id}&start_date=2026-02-02&end_date=2026-02-01`;
    expect(await get(path)).toMatchObject({
      statusCode: 400,
      errors: [{ property: 'end_date', message: 'end_date_before_start' }],
    });
  });
});

it('anybody is told what the public card has and no more, in a list and alone', async () => {
  const kol = await buildKol(test.database.db);
  await buildSocial(test.database.db, { kol_id: kol.id });
  const answers = [
    (await test.call('GET', `/kols?search=${kol.code}`)).json().data[0],
    (await test.call('GET', `/kols/${kol.id}`)).json().data,
  ];
  const told = ['avatar', 'bio', 'code', 'id', 'sectors', 'socials', 'stage_name', 'the_talent_partner', 'type'];
  for (const answer of answers) expect(Object.keys(answer).toSorted()).toEqual(told);
});
