import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/domain/dates';
import type { TestApp } from '../support/app';
import type { StoredCampaign } from '../support/demoCampaigns';
import { type DemoStage, demoDay, demoStage } from '../support/demoStage';
import { trueClaims, withoutClaims } from '../support/findingClaims';
import { type Row, referenceWorkbook, type Sheets } from '../support/referenceWorkbook';

const today = demoDay;
const titles = ['Metric', 'SOW no.', 'KOL code', 'KOL', 'Network', 'Date', 'Figure', 'Link'];
/** What holds words rather than figures. */
const worded = ['Findings', 'Hashtags', 'Missing hashtags', 'Acceptance', 'Method'];
const accounts = ['manager', 'customer', 'brand'] as const;

let test: TestApp;
let campaigns: StoredCampaign[];
let stage: DemoStage;

beforeAll(async () => {
  stage = await demoStage();
  ({ test, campaigns } = stage);
});
afterAll(() => test.close());

async function download(account: string, campaign: StoredCampaign, asOf: string | undefined) {
  const query = asOf ? `?as_of=${asOf}` : '';
  return test.call('GET', `/campaigns/excel-report/${campaign.id}${query}`, {
    token: stage.tokenOf(account),
    headers: { 'accept-language': 'en' },
  });
}

function written(value: ExcelJS.CellValue): Row[string] {
  if (value instanceof Date) {
    const instant = new Date(Math.round(value.getTime() / 1000) * 1000).toISOString();
    return instant.endsWith('T00:00:00.000Z') ? instant.slice(0, 10) : instant.slice(0, 19);
  }
  if (value && typeof value === 'object' && 'hyperlink' in value) return value.text;
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}

const sum = /^IF\(COUNT\(([A-Z]+)(\d+):([A-Z]+)(\d+)\)=0,"",SUM\(\1\2:\3\4\)\)$/;

/** What a sum's formula makes of the cells above it, which is what stands beside it. */
function calculated(sheet: ExcelJS.Worksheet, { formula, result }: ExcelJS.CellFormulaValue): Row[string] {
  const [, column, first, , last] = sum.exec(formula) ?? [];
  let total: number | null = null;
  for (let row = Number(first); row <= Number(last); row++) {
    const { value } = sheet.getCell(`${column}${row}`);
    if (typeof value === 'number') total = (total ?? 0) + value;
  }
  // The reader tells neither 0 nor an empty text.
  expect(result, `${sheet.name} ${formula}`).toBe(total || undefined);
  return total;
}

function rowsOf(sheet: ExcelJS.Worksheet): Row[] {
  const texts = (number: number) => (sheet.getRow(number).values as ExcelJS.CellValue[]).slice(1).map(written);
  // Looking at a row past the last one makes it.
  const last = sheet.rowCount;
  let top = 1;
  while (!titles.includes(String(texts(top)[0])) || texts(top).length < 2) {
    if (top > last) throw new Error(`${sheet.name} has no titles`);
    top += 1;
  }
  const headers = texts(top).map(String);
  const cellOf = ({ value }: ExcelJS.Cell) =>
    value && typeof value === 'object' && 'formula' in value
      ? calculated(sheet, value as ExcelJS.CellFormulaValue)
      : written(value);
  const rows: Row[] = [];
  for (let number = top + 1; number <= last; number++) {
    rows.push(Object.fromEntries(headers.map((header, at) => [header, cellOf(sheet.getCell(number, at + 1))])));
  }
  // How a format is called is no figure.
  const figures = rows.map(({ Format: _, ...row }) => row);
  return sheet.name === 'By KOL' ? byCode(figures) : figures;
}

/** The sum stays below. */
const byCode = (rows: Row[]) =>
  rows.toSorted((one, other) => (String(one['KOL code'] ?? '~') < String(other['KOL code'] ?? '~') ? -1 : 1));

async function sheetsOf(bytes: Buffer): Promise<Sheets> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes as unknown as ArrayBuffer);
  const figures = workbook.worksheets.filter(({ name }) => !worded.includes(name));
  return Object.fromEntries(figures.map((sheet) => [sheet.name, rowsOf(sheet)]));
}

/**
 * Before anything, early on, in the middle, at the end and now: all of them for every sixth campaign, of the others one
 * each in turn, as a workbook takes a second to be read.
 */
function daysOf({ start_date, end_date }: StoredCampaign, index: number): string[] {
  const days = [addDays(start_date, -1), addDays(start_date, 6), addDays(start_date, 17), end_date ?? today, today];
  const past = [...new Set(days.filter((day) => day <= today))];
  return index % 6 === 0 ? past : past.slice(index % past.length).slice(0, 1);
}

describe('every figure of every sheet of the demo', () => {
  it.each(accounts)(
    'is that of the day asked for, to %s',
    async (account) => {
      const reduced = account !== 'manager';
      let compared = 0;
      let posts = 0;
      for (const [index, campaign] of campaigns.entries()) {
        for (const day of daysOf(campaign, index)) {
          const answer = await download(account, campaign, day);
          if (reduced && answer.statusCode === 404) break;
          expect(answer.statusCode, `${campaign.code} as of ${day}`).toBe(200);
          const found = await sheetsOf(answer.rawPayload);
          expect(found, `${campaign.code} as of ${day}`).toEqual(referenceWorkbook(campaign, day, reduced));
          compared += 1;
          posts += found.Posts?.length ?? 0;
        }
      }
      expect(compared).toBeGreaterThan(reduced ? 5 : 60);
      expect(posts).toBeGreaterThan(reduced ? 20 : 200);
    },
    600_000,
  );
});

describe('why a figure is what it is', () => {
  const figures = ['posts', 'views', 'like', 'comment', 'share', 'engagement', 'buzz', 'engagement_rate', 'cpe', 'cpv'];
  const staffs = ['price', 'booking_price', 'booking_cpe', 'booking_cpv'];
  const some = () => campaigns.filter((_, index) => index % 4 === 0);
  const ask = async (account: string, path: string) => test.call('GET', path, { token: stage.tokenOf(account) });

  it('adds up to what the report says, for the whole and for each KOL', async () => {
    let parts = 0;
    for (const campaign of some()) {
      const asOf = addDays(campaign.start_date, 17) < today ? addDays(campaign.start_date, 17) : today;
      const { data: report } = (await ask('manager', `/campaigns/final-report/${campaign.id}?as_of=${asOf}`)).json();
      const why = async (query: string) =>
        (await ask('manager', `/campaigns/report-figure/${campaign.id}?as_of=${asOf}&size=200&${query}`)).json();
      for (const figure of [...figures, ...staffs]) {
        const { data } = await why(`figure=${figure}`);
        expect(data.value, `${campaign.code} ${figure}`).toBe(report.totals[figure]);
        const side = (name: string) => {
          const own = data.parts.filter((part: { side: string }) => part.side === name);
          return own.length === 0 ? null : own.reduce((sum: number, { value }: { value: number }) => sum + value, 0);
        };
        if (data.total_parts > 200) continue;
        expect(side('numerator') ?? (figure === 'posts' ? 0 : null), `${campaign.code} ${figure}`).toBe(data.numerator);
        expect(side('denominator')).toBe(data.denominator);
        const coverage = report.totals.coverage[figure];
        if (coverage) expect({ known: data.known, of: data.of }, `${campaign.code} ${figure}`).toEqual(coverage);
        parts += data.total_parts;
      }
      for (const kol of report.kols.slice(0, 2)) {
        for (const figure of ['views', 'engagement', 'cpe', 'engagement_rate', 'price']) {
          const { data } = await why(`figure=${figure}&kol_id=${kol.kol.id}`);
          expect(data.value, `${campaign.code} ${kol.kol.code} ${figure}`).toBe(kol[figure]);
        }
      }
    }
    expect(parts).toBeGreaterThan(500);
  });

  it('tells reduced viewers neither prices, people nor evidence, and no cost of less than the whole', async () => {
    const { data: own } = (await ask('customer', '/campaigns?filter_status=done')).json();
    const path = `/campaigns/report-figure/${own[0].id}`;
    const answers = await Promise.all(
      ['cpe', 'cpv', 'engagement'].map((figure) => ask('customer', `${path}?figure=${figure}`)),
    );
    for (const answer of answers) {
      const { data } = answer.json();
      expect(data.value).not.toBeNull();
      const keys = new Set(data.parts.flatMap((part: object) => Object.keys(part)));
      for (const hidden of ['actor', 'run', 'reason', 'evidence_url']) expect([...keys]).not.toContain(hidden);
      expect(data.parts.filter(({ metric }: { metric: string }) => metric.endsWith('price'))).toEqual([]);
      if (data.figure !== 'engagement') expect(data.numerator).toBeNull();
    }
    const { data: report } = (await ask('customer', `/campaigns/final-report/${own[0].id}`)).json();
    const [kol] = report.kols;
    for (const query of [...staffs.map((figure) => `figure=${figure}`), `figure=cpe&kol_id=${kol.kol.id}`]) {
      expect((await ask('customer', `${path}?${query}`)).statusCode, query).toBe(400);
    }
    for (const cost of ['price', 'booking_price', 'cpe', 'cpv', 'booking_cpe', 'booking_cpv']) {
      expect(Object.keys(kol)).not.toContain(cost);
    }
    expect([report.cost, report.texts]).toEqual([undefined, undefined]);
  });

  it.each([
    ['no figure', ''],
    ['a figure there is none of', 'figure=luck'],
    ['a day that has not come', `figure=views&day=${addDays(new Date().toISOString().slice(0, 10), 3)}`],
    ['an id that is none', 'figure=views&kol_id=1'],
  ])('refuses %s', async (_name, query) => {
    expect((await ask('manager', `/campaigns/report-figure/${campaigns[0]?.id}?${query}`)).statusCode).toBe(400);
  });
});

describe('what is written of the demo', () => {
  const keys = ['key_finding', 'key_finding_top_1', 'key_finding_top_2', 'key_finding_top_3', 'key_recommendation'];
  const texts = [...keys, 'view', 'engagement', 'buzz'];
  const namesOf = ({ kols }: StoredCampaign) => kols.map(({ name }) => name);

  it('agrees with its figures, and is answered with them', async () => {
    let written = 0;
    for (const campaign of campaigns) {
      const asked = { token: stage.tokenOf('manager') };
      const { data: report } = (await test.call('GET', `/campaigns/final-report/${campaign.id}`, asked)).json();
      if (report.key_finding === null) continue;
      written += 1;
      const [, day, month, year] = /đến hết ngày (\d\d)\/(\d\d)\/(\d{4})/.exec(report.key_finding) ?? [];
      const asOf = `${year}-${month}-${day}`;
      const claims = trueClaims(campaign, asOf);
      for (const key of texts) {
        const text: string | null = report[key];
        if (key === 'view' && report.totals.views === null) expect(text).toBeNull();
        else expect(text, `${campaign.code} ${key}`).toMatch(/\S/);
        const left = withoutClaims(text ?? '', claims);
        expect(left, `${campaign.code} ${key}: ${text}`).not.toMatch(/\d/);
        for (const name of namesOf(campaign)) expect(left, `${campaign.code} ${key}: ${text}`).not.toContain(name);
      }
      // Nothing was read since: what is shown without a day is what is told.
      expect(trueClaims(campaign, today).slice(1)).toEqual(claims.slice(1));
      expect(['engagement', 'views', 'buzz']).toContain(report.scorecard_metric);
      expect(report.totals[report.scorecard_metric]).not.toBeNull();
    }
    expect(written).toBeGreaterThan(15);
  });

  it('is told to a customer as well', async () => {
    const { data } = (
      await test.call('GET', '/campaigns?filter_status=done', { token: stage.tokenOf('customer') })
    ).json();
    const path = `/campaigns/final-report/${data[0].id}`;
    const [theirs, ours] = await Promise.all(
      ['customer', 'manager'].map(async (name) =>
        (await test.call('GET', path, { token: stage.tokenOf(name) })).json(),
      ),
    );
    for (const key of texts) expect(theirs.data[key], key).toBe(ours.data[key]);
  });
});

describe('a day that has not come', () => {
  const tomorrow = () => addDays(new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10), 1);
  const calls = ['final-report', 'excel-report', 'pptx-report'].map((call) => `/campaigns/${call}`);

  it.each([...calls, '/brands/report', '/brands/report-kpi'])('is refused by %s', async (call) => {
    const [campaign] = campaigns;
    const id = call.startsWith('/campaigns') ? campaign?.id : campaign?.brand_id;
    const ask = (day: string) => test.call('GET', `${call}/${id}?as_of=${day}`, { token: stage.tokenOf('manager') });
    const refused = await ask(tomorrow());
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({
      message: 'validation_failed',
      errors: [{ property: 'as_of', message: 'invalid_date' }],
    });
    expect((await ask(addDays(tomorrow(), -1))).statusCode).toBe(200);
  });
});
