import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importSows } from '../../src/server/campaigns/importSows';
import type { SignedCtx } from '../../src/server/context';
import { auditLog } from '../../src/server/db/partitioned';
import { campaigns, sows } from '../../src/server/db/schema/campaigns';
import { importRuns } from '../../src/server/db/schema/tracking';
import type { UploadedFile } from '../../src/server/http/uploads';
import { newId } from '../../src/server/ids';
import { finalReport } from '../../src/server/reports/finalReport';
import { testCtx } from '../support/context';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { buildCampaign, buildKol, buildSocial, buildSow } from '../support/factories';
import { listItem } from '../support/reportCampaigns';
import { fileOf, sheetFile } from './imports.fixtures';

let database: TestDatabase;
let ctx: SignedCtx;
let kol: Awaited<ReturnType<typeof buildKol>>;
let campaign: Awaited<ReturnType<typeof buildCampaign>>;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = await testCtx(database);
  kol = await buildKol(database.db, { code: 'LINH01', stage_name: '=cmd()' });
  await buildSocial(database.db, { kol_id: kol.id, follower_count: 12_000 });
});
afterAll(() => database.drop());
beforeEach(async () => {
  campaign = await buildCampaign(database.db);
});

const online = {
  kol_code: 'linh01',
  stage_name: '=cmd()',
  social_type: 'Facebook',
  post_format: 'Đăng bài viết',
  description: 'Một bài & một ảnh',
  post_count: 2,
  kpi_views: '1.200.000',
  engagement_rate: '3,456',
  booking_price: 8_000_000,
  sale_price: '10.000.000 VNĐ',
};
const offline = { off_description: 'Dự sự kiện', off_booking_price: 1, off_sale_price: 2 };

const preview = (file: UploadedFile) => importSows(ctx, { campaign_id: campaign.id, review: true }, file);
const commit = (file: UploadedFile) => importSows(ctx, { campaign_id: campaign.id, review: false }, file);
const stored = () => database.db.select().from(sows).where(eq(sows.campaign_id, campaign.id));
const errorsOf = async (...rows: Parameters<typeof fileOf>[0]) => (await preview(await fileOf(rows))).errorRecords;

describe('sums of a campaign', () => {
  const largest = 999_999_999_999_999;
  const codes = Array.from({ length: 10 }, (_, at) => `SUM${at}`);
  beforeAll(async () => {
    for (const code of codes) await buildKol(database.db, { code });
  });
  const row = (kol_code: string | undefined, numbers: Record<string, number>) => ({
    ...online,
    kol_code: kol_code ?? '',
    stage_name: '',
    kpi_views: null,
    ...numbers,
  });
  const report = async () => finalReport(database.db, listItem(campaign), '2026-03-31').then(({ totals }) => totals);

  it('are told right as long as they are exact, and refused at the cell that would push them beyond', async () => {
    const all = { booking_price: largest, sale_price: largest, kpi_views: largest, followers: largest };
    const rows = codes.map((code) => row(code, all));
    const refused = await commit(await fileOf(rows));
    const tooLarge = (column: string) => ({ column, error: 'number_too_large', value: String(largest) });
    expect(refused.data).toMatchObject({ total: 9, committed: false });
    expect(refused.errorRecords).toEqual([
      { row: 11, errors: ['booking_price', 'sale_price', 'kpi_views', 'followers'].map(tooLarge) },
    ]);
    expect(await stored()).toEqual([]);
    expect((await commit(await fileOf(rows.slice(0, 9)))).data.committed).toBe(true);
    const sum = 9 * largest;
    const totals = await report();
    expect(totals).toMatchObject({ price: sum, booking_price: sum });
    expect(totals.progress.find(({ type }) => type === 'views')?.target).toBe(sum);
  });

  it('count what the campaign has, once where the file replaces it, online and offline together', async () => {
    const nine = codes.slice(0, 9).map((code) => row(code, { sale_price: largest }));
    await commit(await fileOf(nine));
    expect((await commit(await fileOf(nine))).data.committed).toBe(true);
    expect(await errorsOf(row(codes[9], { sale_price: largest }))).toMatchObject([
      { row: 2, errors: [{ column: 'sale_price', error: 'number_too_large' }] },
    ]);
    const both = {
      sale_price: 1,
      is_offline: true,
      off_description: 'x',
      off_booking_price: 1,
      off_sale_price: largest,
    };
    expect(await errorsOf({ ...row(codes[9], {}), ...both })).toMatchObject([
      { row: 2, errors: [{ column: 'off_sale_price', error: 'number_too_large' }] },
    ]);
    const swapped = [row(codes[9], { sale_price: largest }), row(codes[0], { sale_price: 1 })];
    expect((await commit(await fileOf(swapped))).data.committed).toBe(true);
    expect((await report()).price).toBe(9 * largest + 1);
  });
});

describe('a preview of SOWs', () => {
  it('tells what would be written and writes nothing', async () => {
    const { data, errorRecords } = await preview(await fileOf([online]));
    expect(errorRecords).toEqual([]);
    expect(data).toMatchObject({ total: 1, committed: false });
    expect(data.dataSuccess).toEqual([
      expect.objectContaining({
        row: 2,
        action: 'create',
        kol_code: 'LINH01',
        kol: { id: kol.id, code: 'LINH01', stage_name: '=cmd()', avatar: null },
        is_online: true,
        social_type: 'facebook',
        post_format: 'post_posts',
        description: 'Một bài &amp; một ảnh',
        kpi_views: 1_200_000,
        kpi_like: null,
        engagement_rate: 3.46,
        sale_price: 10_000_000,
        is_offline: false,
        off_sale_price: null,
        followers: 12_000,
      }),
    ]);
    expect(await stored()).toEqual([]);
    expect(await database.db.select().from(importRuns).where(eq(importRuns.target_id, campaign.id))).toEqual([]);
  });

  it('reads English headers and labels in any order', async () => {
    const header = [
      'Sale price (VND)',
      'FORMAT',
      'Network',
      'Booking price (vnd)',
      'Posts',
      'Scope of work',
      'Kol Code',
    ];
    const { data, errorRecords } = await preview(
      await sheetFile([header, [9, 'posts', 'facebook', 7, 1, 'One post', 'LINH01']]),
    );
    expect(errorRecords).toEqual([]);
    expect(data.dataSuccess[0]).toMatchObject({ sale_price: 9, booking_price: 7, post_format: 'post_posts' });
  });

  it('warns of each SOW that is sold below its cost, online and offline together', async () => {
    const cheap = { ...online, booking_price: 12_000_000 };
    const made = { off_description: 'Tiệc', off_booking_price: 0, off_sale_price: 5_000_000 };
    const rows = [cheap, { ...cheap, ...made, post_format: 'Livestream' }, { kol_code: 'LINH01', ...offline }];
    const { errorRecords, warningRecords } = await preview(await fileOf(rows));
    expect(errorRecords).toEqual([]);
    expect(warningRecords).toEqual([
      { row: 2, warnings: [{ column: 'sale_price', warning: 'sale_below_booking', value: '2.000.000' }] },
    ]);
    await commit(await fileOf([cheap]));
    expect((await preview(await fileOf([cheap]))).warningRecords).toBeUndefined();
  });

  it('without a campaign checks the rows alone, whatever review says', async () => {
    const { data } = await importSows(ctx, { review: false }, await fileOf([online]));
    expect(data).toMatchObject({ total: 1, committed: false, dataSuccess: [{ action: 'create' }] });
    const unknown = await importSows(ctx, { review: true }, await fileOf([{ ...online, kol_code: 'NOBODY' }]));
    expect(unknown.errorRecords[0]?.errors[0]).toEqual({ column: 'kol_code', error: 'kol_not_exist', value: 'NOBODY' });
  });

  it('blames every wrong cell of every row', async () => {
    await buildKol(database.db, { code: 'SLEEPING', status: 'reject' });
    const errors = await errorsOf(
      { ...online, ...offline },
      { ...online },
      { ...online, kol_code: 'SLEEPING', post_format: 'other' },
      { ...online, kol_code: null, kpi_like: -5, kpi_views: 1e16, post_count: 1.5, sale_price: 'đắt' },
      { ...online, social_type: 'Zalo', post_format: 'Tin nhắn' },
      { kol_code: 'LINH01', note: 'chưa rõ' },
      { kol_code: 'LINH01', is_online: 'Có' },
      { kol_code: 'LINH01', off_sale_price: 5, post_count: 1e7, engagement_rate: 1e6 },
    );
    const found = errors.map(({ row, errors }) => [
      row,
      Object.fromEntries(errors.map((one) => [one.column, one.error])),
    ]);
    expect(found).toEqual([
      [3, { kol_code: 'row_is_duplicate' }],
      [4, { kol_code: 'kol_not_exist' }],
      [
        5,
        {
          kol_code: 'field_required',
          kpi_like: 'positive_number_required',
          kpi_views: 'number_too_large',
          post_count: 'integer_required',
          sale_price: 'invalid_value',
        },
      ],
      [6, { social_type: 'social_type_invalid', post_format: 'post_format_invalid' }],
      [7, { is_online: 'online_or_offline_required' }],
      [
        8,
        {
          social_type: 'field_select_required',
          post_format: 'field_select_required',
          description: 'field_required',
          post_count: 'field_required',
          booking_price: 'field_required',
          sale_price: 'field_required',
        },
      ],
      [
        9,
        {
          off_description: 'field_required',
          off_booking_price: 'field_required',
          post_count: 'number_too_large',
          engagement_rate: 'number_too_large',
        },
      ],
    ]);
  });

  it('of a workbook without KOL codes or with a column too many says so on row 1', async () => {
    const { data, errorRecords } = await preview(
      await sheetFile([
        ['Nghệ danh', 'Lương'],
        ['An', 5],
      ]),
    );
    expect(data.dataSuccess).toEqual([]);
    expect(errorRecords).toEqual([
      {
        row: 1,
        errors: [
          { column: 'Lương', error: 'unknown_column', value: 'Lương' },
          { column: 'kol_code', error: 'column_missing' },
        ],
      },
    ]);
  });

  it('takes script out of a description', async () => {
    const description = '<p>Đăng <em>bài</em></p><script>alert(1)</script><img src=x onerror=alert(1)>';
    const { data } = await preview(await fileOf([{ ...online, description }]));
    expect(data.dataSuccess[0]?.description).toBe('<p>Đăng <em>bài</em></p>');
    const { errorRecords } = await preview(await fileOf([{ ...online, description: '<script>alert(1)</script>' }]));
    expect(errorRecords[0]?.errors).toMatchObject([{ column: 'description', error: 'field_required' }]);
  });
});

describe('a commit of SOWs', () => {
  it('writes all rows with run, audit and a new campaign version', async () => {
    const { data } = await commit(await fileOf([online, { kol_code: 'LINH01', ...offline, kpi_like: 7 }], 'sow.xlsx'));
    expect(data).toMatchObject({ total: 2, committed: true });
    const rows = await stored();
    expect(rows.find((row) => row.is_online)).toMatchObject({ kol_id: kol.id, sale_price: 10_000_000, post_count: 2 });
    expect(rows.find((row) => row.is_offline)).toMatchObject({
      is_online: false,
      off_description: 'Dự sự kiện',
      off_sale_price: 2,
      kpi_like: null,
      post_count: 0,
    });
    const [run] = await database.db.select().from(importRuns).where(eq(importRuns.target_id, campaign.id));
    expect(run).toMatchObject({ kind: 'sows', file_name: 'sow.xlsx', rows: 2, created_by: ctx.viewer.id });
    expect(run?.sha256).toMatch(/^[0-9a-f]{64}$/);
    const [after] = await database.db.select().from(campaigns).where(eq(campaigns.id, campaign.id));
    expect(after?.version).toBe(campaign.version + 1);
    const [entry] = await database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entity_id, rows[0]?.id ?? ''));
    expect(entry).toMatchObject({ action: 'create', entity: 'sow', actor_id: ctx.viewer.id });
    expect(entry?.changes).toMatchObject({ kol_id: { after: { id: kol.id, name: kol.stage_name } } });
  });

  it('writes none where one row is wrong', async () => {
    const { data, errorRecords } = await commit(await fileOf([online, { ...online, kol_code: 'NOBODY' }]));
    expect(data).toMatchObject({ total: 1, committed: false });
    expect(errorRecords).toMatchObject([{ row: 3, errors: [{ error: 'kol_not_exist' }] }]);
    expect(await stored()).toEqual([]);
  });

  it('of the same file again changes nothing; of new numbers updates, with before and after', async () => {
    const file = await fileOf([online]);
    await commit(file);
    const [first] = await stored();
    const again = await commit(file);
    expect(again.data).toMatchObject({ committed: true, dataSuccess: [{ action: 'update' }] });
    expect(await stored()).toEqual([first]);
    await commit(await fileOf([{ ...online, sale_price: 11_000_000 }]));
    expect(await stored()).toEqual([{ ...first, sale_price: 11_000_000, version: 2, updated_at: expect.any(Date) }]);
    const entries = await database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entity_id, first?.id ?? ''));
    expect(entries.map(({ action }) => action).sort()).toEqual(['create', 'update']);
    expect(entries.find(({ action }) => action === 'update')?.changes).toEqual({
      sale_price: { before: 10_000_000, after: 11_000_000 },
    });
  });

  it('leaves alone what the file has no column for', async () => {
    const before = await buildSow(database.db, {
      campaign_id: campaign.id,
      kol_id: kol.id,
      kpi_like: 5,
      note: 'giữ',
      is_offline: true,
      off_description: 'Tiệc',
      off_booking_price: 3,
      off_sale_price: 4,
    });
    await commit(await fileOf([online]));
    const [after] = await stored();
    const kept = { id: before.id, kpi_like: 5, note: 'giữ', is_offline: true, off_sale_price: 4 };
    expect(after).toMatchObject({ ...kept, kpi_views: 1_200_000, sale_price: 10_000_000 });
    await commit(await fileOf([{ ...online, kpi_like: '-', is_offline: 'Không' }]));
    expect((await stored())[0]).toMatchObject({ kpi_like: null, is_offline: false, off_sale_price: null });
  });

  it('of four filled cells erases nothing: not the KPIs, not the note, not the other prices', async () => {
    const whole = { kpi_views: 900_000, kpi_like: 5, note: 'giữ', booking_price: 30_000_000, sale_price: 49_500_000 };
    const before = await buildSow(database.db, { campaign_id: campaign.id, kol_id: kol.id, ...whole });
    const columns = Object.fromEntries(Object.keys(online).map((key) => [key, null]));
    const four = {
      ...columns,
      kol_code: 'LINH01',
      social_type: 'Facebook',
      post_format: 'Đăng bài viết',
      sale_price: 1_000_000,
      kpi_like: null,
      note: null,
    };
    const shown = await preview(await fileOf([four]));
    expect(shown.errorRecords).toEqual([]);
    expect(shown.data).toMatchObject({
      adds: 0,
      changes: 1,
      nothing: 0,
      skipped: 0,
      dataSuccess: [{ effect: 'changes', changes: [{ column: 'sale_price', from: 49_500_000, to: 1_000_000 }] }],
      target: { sums: [{ name: 'sale_price', from: 49_500_000, to: 1_000_000 }], new_kols: [] },
    });
    expect((await commit(await fileOf([four]))).data.committed).toBe(true);
    expect(await stored()).toMatchObject([{ id: before.id, ...whole, sale_price: 1_000_000 }]);
    expect((await preview(await fileOf([four]))).data).toMatchObject({ changes: 0, nothing: 1 });
  });

  it('skips the rows of a template nobody filled in, and counts them', async () => {
    const untouched = { kol_code: 'LINH01', stage_name: '=cmd()' };
    const { data, errorRecords } = await preview(await fileOf([online, untouched, untouched]));
    expect(errorRecords).toEqual([]);
    expect(data).toMatchObject({ total: 1, adds: 1, skipped: 2 });
  });

  it('needs the right to update for what is there, and the mode that allows it', async () => {
    await commit(await fileOf([online]));
    const changed = await fileOf([{ ...online, sale_price: 5 }]);
    const input = { campaign_id: campaign.id, review: true } as const;
    const access = { ...ctx.viewer.access, campaigns_management: { r: 1, c_import: 1 } as const };
    const clerk = { ...ctx, viewer: { ...ctx.viewer, access } };
    expect((await importSows(clerk, input, changed)).errorRecords).toMatchObject([
      { row: 2, errors: [{ column: 'kol_code', error: 'permission_denied' }] },
    ]);
    await expect(importSows(clerk, { ...input, mode: 'both' }, changed)).rejects.toMatchObject({
      code: 'permission_denied',
    });
    expect((await importSows(ctx, { ...input, mode: 'add' }, changed)).errorRecords).toMatchObject([
      { row: 2, errors: [{ column: 'kol_code', error: 'sow_already_exist' }] },
    ]);
    const other = await fileOf([{ ...online, post_format: 'Livestream' }]);
    expect((await importSows(ctx, { ...input, mode: 'update' }, other)).errorRecords).toMatchObject([
      { row: 2, errors: [{ column: 'kol_code', error: 'sow_not_found' }] },
    ]);
  });

  it('twice at once doubles nothing and tells the second', async () => {
    const rows = Array.from({ length: 4 }, (_, index) => ({
      ...online,
      post_format: ['other', 'livestream', 'post_videos', 'post_posts'][index] ?? '',
    }));
    const file = await fileOf(rows);
    const results = await Promise.allSettled(Array.from({ length: 3 }, () => commit(file)));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.length).toBeLessThan(3);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'import_in_progress', status: 409 });
    expect(await stored()).toHaveLength(4);
  });

  it('is refused at once while another one holds the campaign', async () => {
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`campaign:${campaign.id}`]);
      await expect(commit(await fileOf([online]))).rejects.toMatchObject({ code: 'import_in_progress', status: 409 });
    } finally {
      await client.query('rollback');
      client.release();
    }
    expect((await commit(await fileOf([online]))).data.committed).toBe(true);
  });

  it('is refused for a final campaign, one that is not there, and one of others', async () => {
    const file = await fileOf([online]);
    campaign = await buildCampaign(database.db, { status: 'done' });
    await expect(commit(file)).rejects.toMatchObject({ code: 'campaign_is_final', status: 409 });
    await expect(preview(file)).rejects.toMatchObject({ code: 'campaign_is_final' });
    const missing = importSows(ctx, { campaign_id: newId(), review: true }, file);
    await expect(missing).rejects.toMatchObject({ code: 'campaign_not_exist', status: 404 });
    const stranger = { ...ctx, viewer: { ...ctx.viewer, type: 'customer' as const, reduced: true } };
    const foreign = importSows(stranger, { campaign_id: campaign.id, review: true }, file);
    await expect(foreign).rejects.toMatchObject({ code: 'campaign_not_exist', status: 404 });
    campaign = await buildCampaign(database.db);
    await buildSow(database.db, { campaign_id: campaign.id, kol_id: kol.id });
    const self = { ...ctx, viewer: { ...ctx.viewer, type: 'kol' as const, reduced: true, kolId: kol.id } };
    const own = importSows(self, { campaign_id: campaign.id, review: true }, file);
    await expect(own).rejects.toMatchObject({ code: 'campaign_not_exist', status: 404 });
  });
});
