import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayOf } from '../../src/domain/dates';
import { importPosts } from '../../src/server/campaigns/importPosts';
import type { SignedCtx } from '../../src/server/context';
import { auditLog, metricSnapshots } from '../../src/server/db/partitioned';
import { campaignPosts } from '../../src/server/db/schema/campaigns';
import { importRuns } from '../../src/server/db/schema/tracking';
import type { UploadedFile } from '../../src/server/http/uploads';
import { latestOfPosts } from '../../src/server/ledger/queries';
import { finalReport } from '../../src/server/reports/finalReport';
import { testCtx } from '../support/context';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { buildCampaign, buildKol, buildPost, buildSow } from '../support/factories';
import { listItem } from '../support/reportCampaigns';
import { fileOf, sheetFile } from './imports.fixtures';

let database: TestDatabase;
let ctx: SignedCtx;
let campaign: Awaited<ReturnType<typeof buildCampaign>>;
let sow: Awaited<ReturnType<typeof buildSow>>;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = await testCtx(database);
  await buildKol(database.db, { code: 'AN' });
  await buildKol(database.db, { code: 'OTHER' });
});
afterAll(() => database.drop());
beforeEach(async () => {
  campaign = await buildCampaign(database.db);
  const kol = await buildKol(database.db, { code: `K${campaign.code}` });
  sow = await buildSow(database.db, { campaign_id: campaign.id, kol_id: kol.id, post_count: 3 });
});

const upload = (review: boolean) => (file: UploadedFile) =>
  importPosts(ctx, { campaign_id: campaign.id, review }, file);
const preview = upload(true);
const commit = upload(false);
const url = (path: string) => `https://www.facebook.com/an/posts/${path}?utm_source=x`;
const post = (path: string, more: Record<string, string | number | Date | null> = {}) => ({
  kol_code: `K${campaign.code}`,
  url_post: url(path),
  ...more,
});
const stored = () => database.db.select().from(campaignPosts).where(eq(campaignPosts.campaign_id, campaign.id));
const faults = async (...rows: Parameters<typeof fileOf>[0]) =>
  (await preview(await fileOf(rows))).errorRecords.flatMap(({ row, errors }) =>
    errors.map(({ column, error }) => [row, column, error]),
  );

describe('sums of a campaign', () => {
  const largest = 999_999_999_999_999;
  const posts = (count: number, numbers: Record<string, number>) =>
    Array.from({ length: count }, (_, at) => post(`${Object.keys(numbers).join('')}${at}`, numbers));
  const tooLarge = (column: string) => ({ column, error: 'number_too_large', value: String(largest) });

  it('are told right as long as they are exact, and refused at the cell that would push them beyond', async () => {
    const refused = await commit(await fileOf(posts(10, { view: largest, brand_mention: largest })));
    expect(refused.data).toMatchObject({ total: 9, committed: false });
    expect(refused.errorRecords).toEqual([{ row: 11, errors: [tooLarge('view'), tooLarge('brand_mention')] }]);
    expect(await stored()).toEqual([]);
    const numbers = { view: largest, brand_mention: largest };
    expect((await commit(await fileOf(posts(9, numbers)))).data.committed).toBe(true);
    const { totals } = await finalReport(database.db, listItem(campaign), dayOf(new Date()));
    expect(totals).toMatchObject({ views: 9 * largest, mentions: 9 * largest });
    const { errorRecords } = await preview(await fileOf([post('one more', { view: largest })]));
    expect(errorRecords).toEqual([{ row: 2, errors: [tooLarge('view')] }]);
  });

  it('hold for engagement, which adds reactions, comments and shares together', async () => {
    const numbers = { reaction: largest, comment: largest, share: largest };
    const { errorRecords } = await commit(await fileOf(posts(4, numbers)));
    expect(errorRecords).toEqual([{ row: 5, errors: ['reaction', 'comment', 'share'].map(tooLarge) }]);
    expect((await commit(await fileOf(posts(3, numbers)))).data.committed).toBe(true);
    const { totals } = await finalReport(database.db, listItem(campaign), dayOf(new Date()));
    expect(totals).toMatchObject({ engagement: 9 * largest, buzz: 6 * largest });
  });
});

describe('a preview of posts', () => {
  it('finds SOW and network and writes nothing', async () => {
    const { data, errorRecords } = await preview(
      await sheetFile([
        ['Lượt xem', 'Link bài đăng', 'Mã KOL', 'Thời gian đăng', 'Hashtag', 'Lượt thích', 'Video ngắn'],
        ['1.200', url('1'), `k${campaign.code}`, '31/03/2026 20:30', '#an, #binh an', null, 'Có'],
      ]),
    );
    expect(errorRecords).toEqual([]);
    expect(data).toMatchObject({ total: 1, committed: false });
    expect(data.dataSuccess[0]).toMatchObject({
      row: 2,
      action: 'create',
      sow_id: sow.id,
      kol_code: `K${campaign.code}`,
      social_type: 'facebook',
      post_format: 'post_posts',
      post_time: '2026-03-31T13:30:00.000Z',
      hashtags: ['an', 'binh'],
      is_short_video: true,
      view: 1200,
      reaction: null,
      brand_mention: null,
    });
    expect(await stored()).toEqual([]);
  });

  it('refuses foreign hosts, wrong KOLs, known and doubled addresses, negative metrics', async () => {
    await buildPost(database.db, { sow, url_post: 'https://facebook.com/an/posts/known' });
    expect(
      await faults(
        { ...post(''), url_post: 'https://evil.example/facebook.com' },
        { ...post(''), url_post: 'ftp://facebook.com/1' },
        post('x', { url_post: null, content: 'x' }),
        post('1', { kol_code: 'NOBODY' }),
        post('2', { kol_code: 'OTHER' }),
        { ...post(''), url_post: 'https://youtu.be/abc' },
        post('known'),
        post('3'),
        { ...post(''), url_post: 'http://m.facebook.com/an/posts/3/' },
        post('4', { view: -1, share: 'nhiều' }),
        post('5', { social_type: 'TikTok' }),
        post('6', { post_time: '32/01/2026' }),
        post('7', { post_time: new Date(Date.now() + 30 * 86_400_000) }),
      ),
    ).toEqual([
      [2, 'url_post', 'url_is_incorrect'],
      [3, 'url_post', 'url_is_incorrect'],
      [4, 'url_post', 'field_required'],
      [5, 'kol_code', 'kol_not_exist'],
      [6, 'kol_code', 'kol_not_in_campaign'],
      [7, 'url_post', 'sow_not_exist'],
      [8, 'url_post', 'post_already_exist'],
      [10, 'url_post', 'row_is_duplicate'],
      [11, 'share', 'invalid_value'],
      [11, 'view', 'positive_number_required'],
      [12, 'social_type', 'network_not_of_link'],
      [13, 'post_time', 'invalid_date'],
      [14, 'post_time', 'time_in_future'],
    ]);
  });

  it('knows a reel that a row and the campaign, or another row, have as a post', async () => {
    const { campaign_id, kol_id } = sow;
    const instagram = await buildSow(database.db, { campaign_id, kol_id, social_type: 'instagram' });
    await buildPost(database.db, { sow: instagram, url_post: 'https://www.instagram.com/reel/Known1/' });
    const at = (url_post: string) => ({ ...post(''), url_post });
    const rows = [
      at('https://www.instagram.com/p/Known1/'),
      at('https://instagram.com/p/New1'),
      at('https://instagram.com/tv/New1'),
    ];
    expect(await faults(...rows)).toEqual([
      [2, 'url_post', 'post_already_exist'],
      [4, 'url_post', 'row_is_duplicate'],
    ]);
  });

  it('tells a wrong time as it stands in the file', async () => {
    const times = [new Date('2127-12-20T10:00:00Z'), '20/12/2127 10:00', new Date('2127-12-20T00:00:00Z'), 'hôm qua'];
    const { errorRecords } = await preview(await fileOf(times.map((post_time, at) => post(String(at), { post_time }))));
    expect(errorRecords.flatMap(({ errors }) => errors.map(({ value }) => value))).toEqual([
      '20/12/2127 10:00',
      '20/12/2127 10:00',
      '20/12/2127',
      'hôm qua',
    ]);
  });

  it('asks for the format where a KOL has several SOWs on the network', async () => {
    const { campaign_id, kol_id } = sow;
    const video = await buildSow(database.db, { campaign_id, kol_id, post_format: 'post_videos' });
    const rows = [post('1'), post('2', { post_format: 'Livestream' }), post('3', { post_format: 'Đăng video' })];
    const { data, errorRecords } = await preview(await fileOf(rows));
    expect(data.dataSuccess).toMatchObject([{ row: 4, sow_id: video.id }]);
    expect(errorRecords).toMatchObject([
      { row: 2, errors: [{ column: 'sow_number', error: 'sow_ambiguous' }] },
      { row: 3, errors: [{ column: 'post_format', error: 'sow_not_exist', value: 'Livestream' }] },
    ]);
  });

  it('without a campaign checks the rows alone', async () => {
    const { data } = await importPosts(ctx, { review: false }, await fileOf([post('1', { kol_code: 'AN' })]));
    expect(data).toMatchObject({
      total: 1,
      committed: false,
      dataSuccess: [{ sow_id: null, social_type: 'facebook' }],
    });
  });
});

describe('a commit of posts', () => {
  it('writes posts, metrics as given, run and audit', async () => {
    const content = '=cmd()';
    const rows = [post('1', { view: 10, share: 0, content, post_time: new Date('2026-03-05T00:00:00Z') }), post('2')];
    const { data } = await commit(await fileOf(rows));
    expect(data).toMatchObject({ total: 2, committed: true });
    const posts = await stored();
    const first = posts.find((row) => row.canonical_url.endsWith('/1'));
    expect(first).toMatchObject({
      sow_id: sow.id,
      kol_id: sow.kol_id,
      canonical_url: 'https://facebook.com/an/posts/1',
      url_post: url('1'),
      content: '=cmd()',
      post_time: new Date('2026-03-04T17:00:00Z'),
    });
    const [run] = await database.db.select().from(importRuns).where(eq(importRuns.target_id, campaign.id));
    const ledger = await database.db
      .select()
      .from(metricSnapshots)
      .where(eq(metricSnapshots.owner_id, campaign.id))
      .orderBy(metricSnapshots.metric);
    expect(ledger).toMatchObject([
      { metric: 'share', value: 0, subject_id: first?.id, source: 'import', actor_id: ctx.viewer.id, run_id: run?.id },
      { metric: 'view', value: 10, subject_id: first?.id },
    ]);
    const latest = await latestOfPosts(database.db, campaign.id);
    expect(latest.get(first?.id ?? '')).toMatchObject({ view: 10, share: 0, reaction: null });
    expect(latest.size).toBe(1);
    const audit = await database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entity_id, first?.id ?? ''));
    expect(audit).toMatchObject([{ action: 'create', entity: 'campaign_post', changes: { view: { after: 10 } } }]);
  });

  it('writes none where one row is wrong', async () => {
    const { data } = await commit(
      await fileOf([post('1', { view: 1 }), { ...post(''), url_post: 'https://evil.example/1' }]),
    );
    expect(data.committed).toBe(false);
    expect(await stored()).toEqual([]);
    expect(await database.db.select().from(metricSnapshots).where(eq(metricSnapshots.owner_id, campaign.id))).toEqual(
      [],
    );
  });

  it('of the same file again is refused row by row', async () => {
    const file = await fileOf([post('1'), post('2')]);
    await commit(file);
    const { data, errorRecords } = await commit(file);
    expect(data).toMatchObject({ dataSuccess: [], total: 0, committed: false });
    expect(errorRecords.map(({ errors }) => errors[0]?.error)).toEqual(['post_already_exist', 'post_already_exist']);
  });

  it('twice at once writes once: the other is told to wait, or that the posts are there', async () => {
    const file = await fileOf(Array.from({ length: 200 }, (_, index) => post(String(index), { view: index })));
    const results = await Promise.allSettled([commit(file), commit(file)]);
    const written = results.filter((result) => result.status === 'fulfilled' && result.value.data.committed);
    expect(written).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'import_in_progress' });
      else if (!result.value.data.committed) {
        expect(result.value.errorRecords[0]?.errors).toMatchObject([{ error: 'post_already_exist' }]);
      }
    }
    expect(await stored()).toHaveLength(200);
  });
});
