import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CampaignAnalytics, CompanyAnalytics, KolAnalytics, SectorCount } from '../../src/domain/analytics/types';
import { formatDay } from '../../src/domain/format';
import enWords from '../../src/domain/locales/en/analysisExport.json';
import enCommon from '../../src/domain/locales/en/common.json';
import enEvaluation from '../../src/domain/locales/en/evaluation.json';
import enPace from '../../src/domain/locales/en/pace.json';
import viWords from '../../src/domain/locales/vi/analysisExport.json';
import viCommon from '../../src/domain/locales/vi/common.json';
import viEvaluation from '../../src/domain/locales/vi/evaluation.json';
import viPace from '../../src/domain/locales/vi/pace.json';
import { networkNames } from '../../src/domain/networks';
import { campaignPeople } from '../../src/server/db/schema/campaigns';
import { type DemoStage, demoStage } from '../support/demoStage';
import { buildBrand, buildCampaign } from '../support/factories';
import { signIn } from '../support/people';

const period = { start_date: '2025-08-20', end_date: '2025-11-21' };
const query = `start_date=${period.start_date}&end_date=${period.end_date}`;
const hostile = `=cmd|' /C calc'!A0`;
const largest = 999_999_999_999_999;
const languages = {
  vi: { ...viWords, status: viCommon.status.campaign, asked: viEvaluation.question, metric: viPace.metric },
  en: { ...enWords, status: enCommon.status.campaign, asked: enEvaluation.question, metric: enPace.metric },
};
type Language = keyof typeof languages;

interface Answers {
  customers: CompanyAnalytics;
  brands: CompanyAnalytics;
  kols: KolAnalytics;
  campaigns: CampaignAnalytics;
}

let stage: DemoStage;
let answers: Answers;

beforeAll(async () => {
  stage = await demoStage();
  const { db, pool } = stage.test.database;
  await pool.query('update kols set stage_name = $1 || code', [hostile]);
  await pool.query("update users set fullname = '@' || fullname where type = 'staff'");
  await pool.query("update sectors set name = '+' || name, name_en = '-' || name_en");
  const brand = await buildBrand(db, { name: `-${hostile}` });
  const manager = await signIn(stage.test, ['manager']);
  for (let index = 0; index < 12; index += 1) {
    const { id } = await buildCampaign(db, {
      ...{ name: hostile, brand_id: brand.id, budget: largest, status: 'on_going', ...period },
      ...{ pace: 'behind', pace_ratio: 0.01 * index, pace_metric: 'views', pace_day: period.end_date },
      ...{ pace_reached: 1.25, pace_low: index === 0 ? null : 2, pace_high: index === 0 ? null : 3.5 },
    });
    await db.insert(campaignPeople).values({ campaign_id: id, user_id: manager.id, duty: 'manager' });
  }
  const read = async (path: string) => (await stage.ask('manager', `${path}?${query}`)).json().data;
  answers = {
    customers: await read('/customers/report'),
    brands: await read('/brands/report'),
    kols: await read('/kols/report'),
    campaigns: await read('/campaigns/report'),
  };
});
afterAll(() => stage.test.close());

async function workbookIn(language: Language): Promise<ExcelJS.Workbook> {
  const answer = await stage.ask('manager', `/analysis-report/export?${query}`, language);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers['content-disposition']).toContain('Analysis_2025-08-20_2025-11-21.xlsx');
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(new Uint8Array(answer.rawPayload).buffer);
  return workbook;
}

function sheetOf(workbook: ExcelJS.Workbook, name: string): ExcelJS.Worksheet {
  const sheet = workbook.getWorksheet(name);
  if (!sheet) throw new Error(`no sheet ${name}`);
  return sheet;
}

const headerRow = ({ views }: ExcelJS.Worksheet) => (views[0]?.state === 'frozen' && views[0].ySplit) || 1;
/** The rows below a sheet's header; an empty cell is null. */
function rowsOf(sheet: ExcelJS.Worksheet): ExcelJS.CellValue[][] {
  const columns = Array.from({ length: sheet.columnCount }, (_, index) => index + 1);
  const rows = sheet.getRows(headerRow(sheet) + 1, sheet.rowCount - headerRow(sheet)) ?? [];
  return rows.map((row) => columns.map((column) => row.getCell(column).value));
}
const titleOf = (sheet: ExcelJS.Worksheet) =>
  Array.from({ length: headerRow(sheet) - 1 }, (_, index) => String(sheet.getCell(index + 1, 1).value));
const formatOf = (sheet: ExcelJS.Worksheet, header: string) => {
  const names = sheet.getRow(headerRow(sheet)).values as string[];
  return sheet.getCell(headerRow(sheet) + 1, names.indexOf(header)).numFmt;
};

const guarded = (text: string) => (/^[=+\-@]/.test(text) ? `'${text}` : text);
const dateOf = (day: string | null) => day && new Date(`${day}T00:00:00Z`);
const sumOf = (digits: string) => (Number.isSafeInteger(Number(digits)) ? Number(digits) : guarded(digits));

describe.each(['vi', 'en'] as const)('the workbook in %s', (language) => {
  const words = languages[language];
  let workbook: ExcelJS.Workbook;
  let sectors: Map<string, string>;
  beforeAll(async () => {
    workbook = await workbookIn(language);
    const listed = (await stage.ask('manager', '/setting/sectors', language)).json().data;
    sectors = new Map(listed.map(({ id, name }: { id: string; name: string }) => [id, name]));
  });

  it('has a sheet for each part of the page', () => {
    expect(workbook.worksheets.map(({ name }) => name)).toEqual(Object.values(words.sheet));
  });

  it('says its period, the one before, the day it is of, and the four totals', () => {
    const sheet = sheetOf(workbook, words.sheet.totals);
    expect(titleOf(sheet).slice(0, 3)).toEqual([
      words.title,
      `${words.period}: ${formatDay(period.start_date)} – ${formatDay(period.end_date)}`,
      `${words.before}: 18/05/2025 – 19/08/2025`,
    ]);
    expect(titleOf(sheet)[3]).toMatch(new RegExp(`^${words.as_of}: \\d\\d/\\d\\d/\\d{4}$`));
    const kinds = ['customers', 'brands', 'kols', 'campaigns'] as const;
    const expected = kinds.map((kind) => {
      const { total, added, before } = answers[kind].totals;
      return [words.of[kind], total, added, before];
    });
    expect(rowsOf(sheet)).toEqual(expected);
    expect(answers.campaigns.totals.total).toBeGreaterThan(12);
  });

  it('counts statuses and networks', () => {
    const statuses = answers.campaigns.by_status.map(({ status, count }) => [words.status[status], count]);
    expect(rowsOf(sheetOf(workbook, words.sheet.statuses))).toEqual(statuses);
    const networks = answers.kols.by_network.map(({ social_type, count }) => [networkNames[social_type], count]);
    expect(rowsOf(sheetOf(workbook, words.sheet.networks))).toEqual(networks);
  });

  it('counts sectors, says that one may count in several, and keeps their budgets exact', () => {
    const { customers, brands, kols, campaigns } = answers;
    const sheet = sheetOf(workbook, words.sheet.sectors);
    const named = (sector: SectorCount['sector']) => guarded(sector ? (sectors.get(sector.id) ?? '') : words.no_sector);
    const counted = (kind: string, counts: SectorCount[]) =>
      counts.map(({ sector, count }) => [kind, named(sector), count, null]);
    const others = [
      [words.of.kols, words.other_sectors, kols.other_sectors.count, null],
      [words.of.kols, words.no_sector, kols.without_sector, null],
    ];
    const budget = (id: string | undefined) =>
      sumOf(campaigns.budget_by_sector.find(({ sector }) => sector?.id === id)?.budget ?? '0');
    expect(rowsOf(sheet)).toEqual([
      ...counted(words.of.customers, customers.by_sector),
      ...counted(words.of.brands, brands.by_sector),
      ...counted(words.of.kols, kols.by_sector),
      ...others.filter(([, , count]) => count !== 0),
      ...campaigns.by_sector.map(({ sector, count }) => [words.of.campaigns, named(sector), count, budget(sector?.id)]),
    ]);
    expect(rowsOf(sheet).some(([, sector]) => /^'[+-]/.test(String(sector)))).toBe(true);
    expect(titleOf(sheet)).toContain(words.sectors_note);
    expect(budget(undefined)).toMatch(/^\d{17,}$/);
  });

  it('has money and results by month as numbers and dates', () => {
    const sheet = sheetOf(workbook, words.sheet.months);
    const expected = answers.campaigns.by_month.map((month) => [
      ...[dateOf(month.start_date), dateOf(month.end_date), month.campaigns],
      ...[month.budget, month.sale, month.booking, month.margin].map(sumOf),
      ...[month.views, month.engagement, month.cpe, month.cpe_campaigns, month.cpv, month.cpv_campaigns],
      ...[month.clicks, month.cost_per_click, month.clicked_campaigns],
      ...[month.kpis_met, month.kpis_missed],
    ]);
    expect(rowsOf(sheet)).toEqual(expected);
    expect(expected).toHaveLength(4);
    expect(answers.campaigns.by_month.some(({ cpe }) => cpe !== null)).toBe(true);
    expect(['from', 'sale', 'views', 'cpe'].map((key) => formatOf(sheet, words[key as 'sale']))).toEqual([
      ...['DD/MM/YYYY', '#,##0" VNĐ"', '#,##0', '#,##0.00" VNĐ"'],
    ]);
  });

  it('has the load of managers', () => {
    const expected = answers.campaigns.by_manager.map(({ manager, running, overdue, margin, evaluation }) => [
      ...[guarded(manager.fullname), running, overdue, sumOf(margin)],
      ...[evaluation.average, evaluation.count, evaluation.campaigns],
    ]);
    expect(rowsOf(sheetOf(workbook, words.sheet.managers))).toEqual(expected);
    expect(expected.length).toBeGreaterThan(1);
  });

  it('has every campaign behind its pace, the ten worst first', () => {
    const sheet = sheetOf(workbook, words.sheet.at_risk);
    const { count, campaigns } = answers.campaigns.at_risk;
    const rows = rowsOf(sheet);
    expect(rows).toHaveLength(count);
    expect(count).toBeGreaterThanOrEqual(12);
    const expected = campaigns.map((campaign) => [
      ...[campaign.code, guarded(campaign.name), words.status[campaign.status], guarded(campaign.brand.name)],
      guarded(campaign.managers.map(({ fullname }) => fullname).join(', ')),
      ...[dateOf(campaign.start_date), dateOf(campaign.end_date), campaign.pace_ratio],
      ...[words.metric[campaign.pace_metric], campaign.pace_reached, campaign.pace_low, campaign.pace_high],
      dateOf(campaign.pace_day),
    ]);
    expect(rows.slice(0, campaigns.length)).toEqual(expected);
    expect(rows[0]?.slice(1, 4)).toEqual([`'${hostile}`, words.status.on_going, `'-${hostile}`]);
    expect([words.pace_reached, words.pace_ratio].map((name) => formatOf(sheet, name))).toEqual(['0.00"%"', '0.00']);
  });

  it.each(['cpe', 'cpv'] as const)('ranks KOLs by %s', (by) => {
    const kols = answers.campaigns.top_kols[`by_${by}`];
    const expected = kols.map(({ kol, campaigns, posts, price, reached, known, cost }, index) => [
      ...[index + 1, kol.code, guarded(kol.stage_name), campaigns, posts, sumOf(price), reached, known, cost],
    ]);
    expect(rowsOf(sheetOf(workbook, words.sheet[`by_${by}`]))).toEqual(expected);
    expect(expected[0]?.[2]).toMatch(/^'=cmd\|/);
  });

  it('has the scores of each question and its parts', () => {
    const { count, average, campaigns, by_question } = answers.campaigns.evaluation;
    const sheet = sheetOf(workbook, words.sheet.evaluation);
    const expected = by_question.flatMap(({ key, parts, ...asked }) => {
      const texts: Record<string, string> = words.asked[key];
      const means = parts.map((mean, index) => [texts.text, texts[`part_${index + 1}`], asked.count, mean]);
      return [[texts.text, null, asked.count, asked.average], ...means];
    });
    expect(rowsOf(sheet)).toEqual([[words.all_questions, null, count, average], ...expected]);
    expect(titleOf(sheet)).toContain(`${words.evaluated}: ${campaigns}`);
    expect(expected.length).toBeGreaterThan(10);
  });
});

describe('who may take it away', () => {
  const statusOf = async (token?: string) =>
    (await stage.test.call('GET', `/analysis-report/export?${query}`, token ? { token } : {})).statusCode;

  it('is staff with the right, nobody else', async () => {
    expect(await statusOf()).toBe(401);
    expect(await statusOf((await signIn(stage.test, ['staff'])).token)).toBe(403);
    for (const type of ['customer', 'brand', 'kol'] as const) {
      expect(await statusOf((await signIn(stage.test, ['manager'], { type })).token), type).toBe(403);
    }
    expect(await statusOf((await signIn(stage.test, ['manager'])).token)).toBe(200);
  });
});

describe('the period', () => {
  const ask = async (asked: string) => stage.ask('manager', `/analysis-report/export?${asked}`, 'en');

  it('is as that of the page', async () => {
    for (const asked of ['start_date=2026-02-30', 'end_date=x', 'start_date=2010-01-01&end_date=2026-01-01']) {
      expect((await ask(asked)).statusCode, asked).toBe(400);
    }
    const answer = await ask('start_date=2026-03-02&end_date=2026-03-01');
    expect([answer.statusCode, answer.json().errors[0].message]).toEqual([400, 'end_date_before_start']);
    expect((await ask('end_date=2026-01-31')).headers['content-disposition']).toContain(
      'Analysis_2025-11-01_2026-01-31.xlsx',
    );
  });

  it('may have nothing in it', async () => {
    const answer = await ask('start_date=1999-01-01&end_date=1999-02-01');
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(new Uint8Array(answer.rawPayload).buffer);
    expect(rowsOf(sheetOf(workbook, enWords.sheet.totals)).map((row) => row.slice(1))).toEqual([
      ...Array.from({ length: 4 }, () => [0, 0, 0]),
    ]);
    expect(rowsOf(sheetOf(workbook, enWords.sheet.months)).map((row) => row[7])).toEqual([null, null]);
    expect(sheetOf(workbook, enWords.sheet.at_risk).rowCount).toBe(3);
  });
});
