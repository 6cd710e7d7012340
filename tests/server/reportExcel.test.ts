import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import enCampaigns from '../../src/domain/locales/en/campaigns.json';
import { sectionsOf } from '../../src/domain/reports/sections/sections';
import type { FinalReport } from '../../src/domain/reports/types';
import { reportDocument } from '../../src/server/reports/document';
import { fileWords } from '../../src/server/reports/files/words';
import type { PostWithTags } from '../../src/server/reports/queries/posts';
import { renderXlsx } from '../../src/server/reports/xlsx/renderXlsx';

const kol = { id: 'k', code: 'KOL01', stage_name: "=cmd|' /C calc'!A0", avatar: null };
const covered = { known: 1, of: 2 };
const coverage = {
  ...{ views: covered, like: covered, comment: covered, share: covered },
  ...{ engagement: covered, buzz: covered, mentions: covered },
};
const sums = { posts: 2, views: 1_234_567, like: 10, comment: 5, share: null, engagement: 15, buzz: 5, mentions: 0 };
const row = (type: 'cpe' | 'engagement' | 'engagement_rate', current: number, target: number | null) => ({
  ...{ type, current, target, rate: target === null ? null : 50.25, known: 1, of: 2 },
});

const noTexts = {
  ...{ key_finding: null, key_finding_top_1: null, key_finding_top_2: null, key_finding_top_3: null },
  ...{ key_recommendation: null, view: null, engagement: null, buzz: null, scorecard_metric: null },
};

const report: FinalReport = {
  campaign: {
    ...{ id: 'c', code: 'TET26', name: '+Tết đoàn viên', type: 'booking', status: 'done', version: 1, budget: 9 },
    ...{ start_date: '2026-03-01', end_date: null, cover_image: null, avatar: null, brand: null, customer: null },
    ...{
      kols: [],
      kol_total: 1,
      sow_total: 1,
      post_total: 2,
      post_count: 2,
      progress: null,
      created_at: '2026-03-01T00:00:00.000Z',
    },
  },
  as_of: '2026-03-31',
  totals: {
    ...{ ...sums, coverage, engagement_rate: 3.07, price: 5_000_000, booking_price: 4_000_000 },
    ...{ cpe: 333_333.33, cpv: 4.05, booking_cpe: 266_666.67, booking_cpv: 3.24 },
    progress: [row('engagement', 15, 30)],
  },
  progress: [
    {
      ...{ sow_id: 's', number: 7, kol, social_type: 'tiktok', post_format: 'post_videos', price: 5_000_000 },
      ...{ booking_price: 4_000_000, booking_cpe: null, booking_cpv: null },
      postProcess: [row('engagement', 15, 30), row('cpe', 333_333.33, null), row('engagement_rate', 3.07, 6.11)],
    },
  ],
  by_network: [{ social_type: 'tiktok', ...sums, coverage }],
  by_day: [{ date: '2026-03-01', views: null, engagement: 15, buzz: 5 }],
  ...noTexts,
};

const at = '2026-03-31T10:00:00.000Z';
const taken = { source: 'api' as const, captured_at: at };
const clicks = new Map([['p', 20]]);
const post: PostWithTags = {
  ...{ id: 'p', sow_id: 's', sow_number: 7, kol, social_type: 'tiktok', post_format: 'post_videos', content: null },
  hashtags: ['TếtVề', 'tetve', '2026'],
  ...{ url_post: 'https://tiktok.com/@a/video/1', thumbnail: null, post_time: '2026-03-01T17:00:00.000Z' },
  metrics: { view: { value: 7, ...taken }, comment: { value: 0, ...taken }, share: { value: 1, ...taken } },
};

async function read(language: 'vi' | 'en', reduced: boolean, told = report) {
  const workbook = new ExcelJS.Workbook();
  const texts = { ...noTexts, key_finding: '<p>=1+1</p><ul><li>một</li><li>hai</li></ul>', version: 1 };
  const parts = {
    report: told,
    kols: [],
    posts: [post],
    asked_tags: [{ tag: 'Sữa', source: 'keyword' as const }],
    clicks,
    acceptances: [],
    texts,
  };
  const document = reportDocument(parts, { reduced, language });
  const sections = sectionsOf(document, fileWords[language], language);
  const bytes = await renderXlsx({ document, sections, language });
  await workbook.xlsx.load(bytes.buffer as ArrayBuffer);
  return workbook;
}

function sheetOf(workbook: ExcelJS.Workbook, name: string): ExcelJS.Worksheet {
  const sheet = workbook.getWorksheet(name);
  if (!sheet) throw new Error(`no sheet ${name}: ${workbook.worksheets.map((each) => each.name)}`);
  return sheet;
}

/** The cell under a header, in the row so many below it. */
function cell(sheet: ExcelJS.Worksheet, header: string, below = 1): ExcelJS.Cell {
  for (let top = 1; top <= 4; top++) {
    for (let column = 1; column <= sheet.columnCount; column++) {
      if (sheet.getCell(top, column).value === header) return sheet.getCell(top + below, column);
    }
  }
  throw new Error(`no column ${header} in ${sheet.name}`);
}

describe('the Excel report', () => {
  it('has its sheets in both languages', async () => {
    const names = async (language: 'vi' | 'en') => (await read(language, false)).worksheets.map(({ name }) => name);
    expect(await names('vi')).toEqual([
      ...['Tổng quan', 'KPI theo SOW', 'Theo KOL', 'Theo nền tảng', 'Lũy kế theo ngày', 'Chi phí', 'Bài đăng'],
      ...['Hashtag', 'Thiếu hashtag', 'Lượt nhấp link', 'Nhận định', 'Cách tính', 'Sổ số liệu'],
    ]);
    expect(await names('en')).toEqual([
      ...['Summary', 'KPI per SOW', 'By KOL', 'By network', 'Cumulative by day', 'Cost', 'Posts'],
      ...['Hashtags', 'Missing hashtags', 'Link clicks', 'Findings', 'Method', 'Ledger'],
    ]);
  });

  it('has hashtags, who lacks one and clicks as the page tells them, and what a click cost for staff alone', async () => {
    const workbook = await read('en', false);
    const tags = sheetOf(workbook, 'Hashtags');
    expect(cell(tags, 'Hashtag').value).toBe('#TếtVề');
    expect(tags.rowCount).toBe(2);
    expect(cell(tags, 'Views').value).toBe(7);
    expect(cell(tags, 'Likes').value).toBeNull();
    expect(cell(sheetOf(workbook, 'Missing hashtags'), 'Hashtag').value).toBe('#Sữa');
    expect(cell(sheetOf(workbook, 'Link clicks'), 'Clicks').value).toBe(20);
    const cost = sheetOf(workbook, 'Cost');
    const perClick = cost.getColumn(1).values.indexOf('Cost per click');
    expect(cost.getCell(perClick, 2).value).toBe(250_000);
    const toldClients = await read('en', true);
    expect(cell(sheetOf(toldClients, 'Link clicks'), 'Clicks').value).toBe(20);
    expect(JSON.stringify(toldClients.model)).not.toContain('Cost per click');
  });

  it('writes numbers as numbers, in their formats', async () => {
    const workbook = await read('en', false);
    const kpi = sheetOf(workbook, 'KPI per SOW');
    const shown = (sheet: ExcelJS.Worksheet, header: string) => {
      const { value, numFmt } = cell(sheet, header);
      return { value, numFmt };
    };
    expect(shown(kpi, 'Sale price')).toEqual({ value: 5_000_000, numFmt: '#,##0" VNĐ"' });
    expect(shown(kpi, 'Engagement: actual')).toEqual({ value: 15, numFmt: '#,##0' });
    expect(shown(kpi, 'Engagement: achieved')).toEqual({ value: 50.25, numFmt: '0.00"%"' });
    expect(shown(kpi, 'CPE: actual')).toEqual({ value: 333_333.33, numFmt: '#,##0.00" VNĐ"' });
    expect(cell(kpi, 'CPE: target').value).toBeNull();
    expect(cell(kpi, 'SOW no.').value).toBe(7);
    expect(cell(kpi, 'Network').value).toBe('TikTok');
    expect(cell(kpi, 'Format').value).toBe(enCampaigns.format.post_videos);
    expect(shown(sheetOf(workbook, 'By network'), 'Views')).toEqual({ value: 1_234_567, numFmt: '#,##0' });
    const days = sheetOf(workbook, 'Cumulative by day');
    expect(shown(days, 'Date')).toEqual({ value: new Date('2026-03-01T00:00:00Z'), numFmt: 'DD/MM/YYYY' });
    expect(cell(days, 'Views').value).toBeNull();
    const posts = sheetOf(workbook, 'Posts');
    expect(cell(posts, 'Posted on').value).toEqual(new Date('2026-03-02T00:00:00Z'));
    expect(cell(posts, 'Comments').value).toBe(0);
  });

  it('keeps each header in view', async () => {
    const workbook = await read('vi', false);
    const frozen = workbook.worksheets.map(({ views }) => views[0]);
    expect(frozen.map((view) => view?.state === 'frozen' && view.ySplit)).toEqual([4, ...Array(12).fill(1)]);
  });

  it('opens with the campaign, its period and the totals', async () => {
    const summary = sheetOf(await read('vi', false), 'Tổng quan');
    expect(summary.getCell('A1').value).toBe("'+Tết đoàn viên (TET26)");
    expect(summary.getCell('A2').value).toBe('Thời gian: 01/03/2026 – chưa định');
    expect(summary.getCell('A3').value).toBe('Số liệu đến ngày: 31/03/2026');
    expect(cell(summary, 'Chỉ số', 2).value).toBe('Lượt xem');
    expect(cell(summary, 'Số lượng', 2).value).toBe(1_234_567);
    expect(cell(summary, 'Bài có số liệu', 2).value).toBe(1);
    expect(cell(summary, 'Tổng số bài', 2).value).toBe(2);
  });

  it('writes a name that looks like a formula as text', async () => {
    const name = cell(sheetOf(await read('vi', false), 'KPI theo SOW'), 'KOL');
    expect(name.type).toBe(ExcelJS.ValueType.String);
    expect(name.value).toBe(`'${kol.stage_name}`);
  });

  it('adds up below the rows what can be added, by formulas with their results', async () => {
    const workbook = await read('en', false);
    const below = (sheet: string, header: string) => cell(sheetOf(workbook, sheet), header, 2);
    const sum = (range: string) => `IF(COUNT(${range})=0,"",SUM(${range}))`;
    const price = below('KPI per SOW', 'Sale price');
    expect(price.value).toEqual({ formula: sum('F2:F2'), result: 5_000_000 });
    expect(below('KPI per SOW', 'Engagement: target').value).toEqual({ formula: sum('L2:L2'), result: 30 });
    expect(below('KPI per SOW', 'CPE: actual').value).toBeNull();
    expect(below('Posts', 'Views').value).toEqual({ formula: sum('F2:F2'), result: 7 });
    // Nobody knows the likes of the only post: that adds up to nothing known rather than to 0.
    expect(below('Posts', 'Likes').value).toEqual({ formula: sum('G2:G2') });
  });

  it('puts what was promised beside the figures', async () => {
    const summary = sheetOf(await read('en', false), 'Summary');
    expect(cell(summary, 'Metric', 6).value).toBe('Engagement');
    expect(cell(summary, 'Target', 6).value).toBe(30);
    expect(cell(summary, 'Achieved', 6).value).toBe(50.25);
  });

  it('says below its costs how many SOWs without posts they hold, and nothing where there are none', async () => {
    const [sow] = report.progress;
    const quantity = { ...row('engagement', 0, 2), type: 'quantity' as const };
    const progress = sow ? [sow, { ...sow, postProcess: [quantity, ...sow.postProcess] }] : [];
    const lines = async (...asked: Parameters<typeof read>) =>
      JSON.stringify(sheetOf(await read(...asked), asked[0] === 'vi' ? 'Tổng quan' : 'Summary').getColumn(1).values);
    for (const reduced of [false, true])
      expect(await lines('vi', reduced, { ...report, progress })).toContain('Gồm giá của 1 SOW chưa có bài');
    expect(await lines('en', false, { ...report, progress })).toContain('SOWs without posts yet: 1');
    expect(await lines('vi', false)).not.toContain('chưa có bài');
    const unknown = { ...report, progress, totals: { ...report.totals, cpe: null, cpv: null } };
    expect(await lines('vi', false, unknown)).not.toContain('chưa có bài');
  });

  it('leads from a post to its page, and ends with the readings the figures rest on', async () => {
    const workbook = await read('en', false);
    const link = { text: post.url_post, hyperlink: post.url_post };
    expect(cell(sheetOf(workbook, 'Posts'), 'Link').value).toEqual(link);
    const ledger = sheetOf(workbook, 'Ledger');
    const rows = [1, 2, 3, 4].map((below) =>
      ['Metric', 'Value', 'Source'].map((name) => cell(ledger, name, below).value),
    );
    expect(rows).toEqual([
      ['Views', 7, 'Network'],
      ['Comments', 0, 'Network'],
      ['Shares', 1, 'Network'],
      [null, null, null],
    ]);
    // The agency's clock is seven hours ahead.
    expect(cell(ledger, 'Captured at').value).toEqual(new Date('2026-03-31T17:00:00Z'));
    expect(cell(ledger, 'Link').value).toEqual(link);
  });

  it('leads to a post from each sheet that names it, and calls that the same', async () => {
    const link = { text: post.url_post, hyperlink: post.url_post };
    for (const language of ['vi', 'en'] as const) {
      const workbook = await read(language, false);
      const names = workbook.worksheets.map(({ name }) => name);
      const linked = names.filter((name) =>
        JSON.stringify(sheetOf(workbook, name).getRow(1).values).includes('"Link"'),
      );
      expect(linked).toHaveLength(4);
      for (const name of linked) expect(cell(sheetOf(workbook, name), 'Link').value, name).toEqual(link);
      const words = JSON.stringify(workbook.worksheets.map((sheet) => sheet.getRow(1).values));
      for (const word of ['Đường dẫn', 'Ngày lấy số liệu', 'Số liệu']) expect(words).not.toContain(`"${word}"`);
    }
  });

  it('keeps words apart from the numbers before them', async () => {
    const workbook = await read('en', false);
    for (const [sheet, header] of [
      ['Summary', 'SOWs with target'],
      ['Ledger', 'Source'],
    ] as const)
      for (const below of [0, 1])
        expect(cell(sheetOf(workbook, sheet), header, below).alignment).toMatchObject({
          horizontal: 'left',
          indent: 1,
        });
  });

  it('fits the page across with its header on each', async () => {
    for (const { pageSetup, name } of (await read('en', false)).worksheets) {
      const { orientation, fitToPage, fitToWidth, fitToHeight } = pageSetup;
      expect({ orientation, fitToPage, fitToWidth, fitToHeight }, name).toEqual({
        ...{ orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
      });
      expect(pageSetup.printTitlesRow, name).toBe(name === 'Summary' ? '4:4' : '1:1');
    }
  });

  it('writes texts as plain lines, none a formula', async () => {
    const text = cell(sheetOf(await read('vi', false), 'Nhận định'), 'Nội dung');
    expect(text.type).toBe(ExcelJS.ValueType.String);
    expect(text.value).toBe("'=1+1\n• một\n• hai");
  });

  it('shows a reduced viewer no price and no cost per KOL, but the totals of both', async () => {
    const workbook = await read('en', true);
    const texts = new Set<unknown>();
    for (const sheet of workbook.worksheets) sheet.eachRow((each) => each.eachCell(({ value }) => texts.add(value)));
    const words = [...texts].filter((value) => typeof value === 'string');
    // How a told cost is calculated is no amount.
    expect(words.filter((word) => /price/i.test(word))).toEqual([
      'Sale price of all SOWs, those without posts too ÷ engagement',
      'Sale price of all SOWs, those without posts too ÷ views',
    ]);
    expect(words.filter((word) => /CP[EV]/.test(word))).toEqual(['CPE', 'CPV', 'CPE (VNĐ)', 'CPV (VNĐ)']);
    expect(workbook.getWorksheet('Cost')).toBeUndefined();
    for (const price of [5_000_000, 4_000_000, 266_666.67, 3.24]) expect(texts).not.toContain(price);
    expect(texts).toContain(4.05);
  });
});
