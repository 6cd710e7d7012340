import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importPosts } from '../../src/server/campaigns/importPosts';
import { importSows } from '../../src/server/campaigns/importSows';
import { postTemplate, sowTemplate } from '../../src/server/campaigns/templates';
import type { SignedCtx } from '../../src/server/context';
import type { FileAnswer } from '../../src/server/http/api';
import { newId } from '../../src/server/ids';
import { testCtx } from '../support/context';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { buildCampaign, buildKol, buildPost, buildSow } from '../support/factories';

let database: TestDatabase;
let ctx: SignedCtx;
let campaign: Awaited<ReturnType<typeof buildCampaign>>;

beforeAll(async () => {
  database = await createTestDatabase();
  ctx = await testCtx(database);
  campaign = await buildCampaign(database.db);
  const kol = await buildKol(database.db, { code: '007', stage_name: '=cmd()|x' });
  const sow = await buildSow(database.db, { campaign_id: campaign.id, kol_id: kol.id, post_count: 3 });
  await buildPost(database.db, { sow });
  const party = { is_online: false, is_offline: true, off_booking_price: 1, off_sale_price: 2 };
  await buildSow(database.db, { campaign_id: campaign.id, kol_id: kol.id, ...party });
});
afterAll(() => database.drop());

async function opened({ content }: FileAnswer) {
  if (!Buffer.isBuffer(content)) throw new Error('not in memory');
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(new Uint8Array(content).buffer);
  const [sheet] = workbook.worksheets;
  if (!sheet) throw new Error('no sheet');
  const header: unknown[] = [];
  sheet.getRow(1).eachCell((cell) => header.push(cell.value));
  const fill = (row: number, values: Record<string, string | number | Date>) => {
    for (const [name, value] of Object.entries(values)) sheet.getCell(row, header.indexOf(name) + 1).value = value;
  };
  const upload = async () => ({ bytes: Buffer.from(await workbook.xlsx.writeBuffer()), name: 'filled.xlsx' });
  return { sheet, header, fill, upload };
}

const review = () => ({ campaign_id: campaign.id, review: true });

describe('the SOW template', () => {
  it('names its columns in the language of the caller, offers choices and keeps the header in view', async () => {
    const answer = await sowTemplate(ctx, { campaign_id: campaign.id });
    expect(answer.filename).toBe('SOW_Template.xlsx');
    const { sheet, header } = await opened(answer);
    expect(header.slice(0, 6)).toEqual(['Số SOW', 'Mã KOL', 'Nghệ danh', 'Online', 'Nền tảng', 'Hình thức']);
    expect(header).toHaveLength(24);
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
    expect(sheet.getCell('E2').dataValidation).toMatchObject({ type: 'list' });
    expect(sheet.getCell('E2').dataValidation.formulae[0]).toContain('Facebook,Instagram,TikTok,YouTube');
    expect(sheet.getCell('A1').note).toBeTruthy();
    const english = await opened(await sowTemplate({ ...ctx, language: 'en' }, {}));
    expect(english.header.slice(0, 6)).toEqual(['SOW no.', 'KOL code', 'Stage name', 'Online', 'Network', 'Format']);
    expect(english.sheet.rowCount).toBe(1);
  });

  it.each(['vi', 'en'] as const)('imports cleanly once filled in (%s)', async (language) => {
    const { sheet, fill, upload } = await opened(await sowTemplate({ ...ctx, language }, { campaign_id: campaign.id }));
    expect(sheet.rowCount).toBe(3);
    const cells = (row: number) => [1, 2, 3, 5, 6].map((column) => sheet.getCell(row, column).value);
    const posts = language === 'vi' ? 'Đăng bài viết' : 'Posts';
    expect(cells(2)).toEqual([1, '007', "'=cmd()|x", 'Facebook', posts]);
    expect(cells(3)).toEqual([2, '007', "'=cmd()|x", null, null]);
    sheet.spliceRows(3, 1);
    sheet.getCell('A2').value = null;
    const vi = {
      'Nền tảng': 'TikTok',
      'Hình thức': 'Đăng video',
      'Nội dung công việc': 'Hai video',
      'Số bài': 2,
      'KPI tỷ lệ tương tác (%)': 3.5,
      'Giá booking (VNĐ)': 5_000_000,
      'Giá bán (VNĐ)': 6_000_000,
      Offline: 'Không',
    };
    const en = {
      Network: 'TikTok',
      Format: 'Videos',
      'Scope of work': 'Hai video',
      Posts: 2,
      'KPI engagement rate (%)': 3.5,
      'Booking price (VND)': 5_000_000,
      'Sale price (VND)': 6_000_000,
      Offline: 'No',
    };
    fill(2, language === 'vi' ? vi : en);
    const { data, errorRecords } = await importSows(ctx, review(), await upload());
    expect(errorRecords).toEqual([]);
    expect(data.dataSuccess).toMatchObject([
      {
        kol_code: '007',
        social_type: 'tiktok',
        post_format: 'post_videos',
        engagement_rate: 3.5,
        sale_price: 6_000_000,
      },
    ]);
  });

  it('left as it is does nothing; a prefilled cell that was changed is read like any other', async () => {
    const template = await opened(await sowTemplate(ctx, { campaign_id: campaign.id }));
    const untouched = await importSows(ctx, review(), await template.upload());
    expect(untouched).toMatchObject({ errorRecords: [], data: { total: 0, skipped: 2 } });
    template.fill(2, { 'Hình thức': 'Đăng video' });
    template.fill(3, { 'Mã KOL': 'KOL999' });
    const { data, errorRecords } = await importSows(ctx, review(), await template.upload());
    expect(data.skipped).toBe(0);
    expect(data.dataSuccess).toMatchObject([{ row: 2, number: 1, changes: [{ column: 'post_format' }] }]);
    expect(errorRecords.map(({ row }) => row)).toEqual([3]);
    expect(errorRecords[0]?.errors).toContainEqual({ column: 'kol_code', error: 'kol_not_exist', value: 'KOL999' });
    template.fill(2, { 'Số SOW': 99, 'Nền tảng': 'Zalo' });
    template.fill(3, { 'Mã KOL': '007', 'Nền tảng': 'TikTok' });
    const wrong = await importSows(ctx, review(), await template.upload());
    expect(wrong).toMatchObject({ data: { total: 0, skipped: 0 } });
    expect(wrong.errorRecords.map(({ row }) => row)).toEqual([2, 3]);
    expect(wrong.errorRecords[0]?.errors).toContainEqual(
      expect.objectContaining({ column: 'social_type', error: 'social_type_invalid', value: 'Zalo' }),
    );
  });

  it('of KOLs named is passed over where it was left as it is, and read where its code was changed', async () => {
    const template = await opened(await sowTemplate(ctx, { kol_codes: ['007', '007'] }));
    const untouched = await importSows(ctx, { review: true }, await template.upload());
    expect(untouched).toMatchObject({ errorRecords: [], data: { total: 0, skipped: 2 } });
    template.fill(3, { 'Mã KOL': 'KOL999' });
    const { data, errorRecords } = await importSows(ctx, { review: true }, await template.upload());
    expect(data.skipped).toBe(1);
    expect(errorRecords.map(({ row }) => row)).toEqual([3]);
  });

  it('is prefilled with the KOLs named', async () => {
    const named = { kol_codes: ['007', 'NEW'], stage_names: ['Sai tên', '@mới'] };
    const { sheet } = await opened(await sowTemplate(ctx, named));
    expect([2, 3].map((row) => [sheet.getCell(row, 2).value, sheet.getCell(row, 3).value])).toEqual([
      ['007', "'=cmd()|x"],
      ['NEW', "'@mới"],
    ]);
  });

  it('of a campaign that is not there is refused', async () => {
    const missing = { campaign_id: newId() };
    await expect(sowTemplate(ctx, missing)).rejects.toMatchObject({ code: 'campaign_not_exist' });
    await expect(postTemplate(ctx, missing)).rejects.toMatchObject({ code: 'campaign_not_exist' });
  });
});

describe('the post template', () => {
  it('has a row per post still missing and imports cleanly once filled in', async () => {
    const answer = await postTemplate(ctx, { campaign_id: campaign.id });
    expect(answer.filename).toBe('Campaign_Post_Template.xlsx');
    const { sheet, fill, upload } = await opened(answer);
    expect(sheet.rowCount).toBe(3);
    expect([1, 2, 4, 5].map((column) => sheet.getCell(3, column).value)).toEqual([
      ...[1, '007', 'Facebook', 'Đăng bài viết'],
    ]);
    for (const row of [2, 3]) {
      const link = `https://facebook.com/x/posts/new${row}`;
      fill(row, { 'Link bài đăng': link, 'Thời gian đăng': new Date('2026-03-05T00:00:00Z'), 'Lượt xem': 5 });
    }
    const { data, errorRecords } = await importPosts(ctx, review(), await upload());
    expect(errorRecords).toEqual([]);
    expect(data.dataSuccess).toMatchObject([
      { view: 5, share: null, post_time: '2026-03-04T17:00:00.000Z' },
      { row: 3, social_type: 'facebook' },
    ]);
  });

  it('left as it is does nothing; a row whose prefilled cells were changed is checked', async () => {
    const template = await opened(await postTemplate(ctx, { campaign_id: campaign.id }));
    const untouched = await importPosts(ctx, review(), await template.upload());
    expect(untouched).toMatchObject({ errorRecords: [], data: { total: 0, skipped: 2 } });
    template.fill(2, { 'Mã KOL': 'KOL999' });
    const { data, errorRecords } = await importPosts(ctx, review(), await template.upload());
    expect(data.skipped).toBe(1);
    expect(errorRecords).toMatchObject([
      {
        row: 2,
        errors: [
          { column: 'url_post', error: 'field_required' },
          { column: 'kol_code', value: 'KOL999' },
        ],
      },
    ]);
  });

  it('without a campaign has a row per KOL named', async () => {
    const { sheet } = await opened(await postTemplate({ ...ctx, language: 'en' }, { kol_codes: ['007'] }));
    expect(sheet.rowCount).toBe(2);
    expect([sheet.getCell('A1').value, sheet.getCell('B2').value]).toEqual(['SOW no.', '007']);
  });
});
