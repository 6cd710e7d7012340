import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import ExcelJS from 'exceljs';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { neutraliseFormula, restoreFormulaText } from '../../src/server/adapters/workbooks/formulaGuard';
import { parseWorkbook } from '../../src/server/adapters/workbooks/parseWorkbook';
import { sheetName } from '../../src/server/adapters/workbooks/sheetNames';
import type { SheetSpec } from '../../src/server/adapters/workbooks/sheetSpec';
import { streamCsv } from '../../src/server/adapters/workbooks/writeCsv';
import { streamWorkbook, writeWorkbook } from '../../src/server/adapters/workbooks/writeWorkbook';

const dangerous = ['=cmd()', '+84 90', '-1', '@sum', '\tx', '\rx', "'=x", "''@x"];
const harmless = ["'quoted", 'a=b', '<b>&"x"</b>', 'dòng 1\ndòng 2', '_x0041_', '1.0', '😀', '0901'];
const cities = Array.from({ length: 63 }, (_, index) => `Tỉnh số ${index + 1}, Việt Nam`);

const sheet: SheetSpec = {
  name: 'Chiến dịch [1]: A/B?',
  title: ['Báo cáo', '=hôm nay'],
  columns: [
    { header: '=name', key: 'name', format: 'text', required: true, note: 'Bắt buộc' },
    { header: 'count', key: 'count', format: 'integer' },
    { header: 'index', key: 'index', format: 'decimal' },
    { header: 'rate', key: 'rate', format: 'percent' },
    { header: 'price', key: 'price', format: 'money', width: 33 },
    { header: 'day', key: 'day', format: 'date' },
    { header: 'status', key: 'status', list: ['on_going', 'done'] },
    { header: 'city', key: 'city', list: cities },
  ],
  rows: [
    { name: '=cmd()', count: 12_345, index: 1.239, rate: 12.5, price: 1_500_000, day: '2026-02-28', status: 'done' },
    { name: 901, count: null, index: Number.NaN, rate: undefined, price: 0, day: new Date(Date.UTC(2026, 0, 1)) },
  ],
};

async function reopened(sheets: SheetSpec[]): Promise<ExcelJS.Workbook> {
  const workbook = new ExcelJS.Workbook();
  const bytes = await writeWorkbook(sheets);
  await workbook.xlsx.load(new Uint8Array(bytes).buffer);
  return workbook;
}

function only(workbook: ExcelJS.Workbook): ExcelJS.Worksheet {
  const [first] = workbook.worksheets;
  if (!first) throw new Error('no sheet');
  return first;
}

describe('writing a workbook', () => {
  it('writes real numbers and days with their formats, and leaves unknown values empty', async () => {
    const written = only(await reopened([sheet]));
    const cell = (address: string) => written.getCell(address);
    expect(['A4', 'B4', 'C4', 'D4', 'E4', 'F4'].map((address) => cell(address).numFmt)).toEqual([
      '@',
      '#,##0',
      '0.00',
      '0.00"%"',
      '#,##0" VNĐ"',
      'DD/MM/YYYY',
    ]);
    expect(['B4', 'C4', 'D4', 'E4', 'F4'].map((address) => cell(address).value)).toEqual([
      12_345,
      1.239,
      12.5,
      1_500_000,
      new Date(Date.UTC(2026, 1, 28)),
    ]);
    expect(['A5', 'B5', 'C5', 'D5', 'E5'].map((address) => cell(address).value)).toEqual(['901', null, null, null, 0]);
    expect(written.getColumn(5).width).toBe(33);
  });

  it('keeps the header bold, in view, filtered and annotated, below the title', async () => {
    const written = only(await reopened([sheet]));
    expect(written.name).toBe('Chiến dịch 1 A B');
    expect(written.views[0]).toMatchObject({ state: 'frozen', ySplit: 3 });
    expect(written.autoFilter).toBe('A3:H5');
    expect(written.getCell('A1').value).toBe('Báo cáo');
    expect(written.getCell('B3')).toMatchObject({ value: 'count', font: { bold: true } });
    expect(written.getCell('A3').fill).not.toEqual(written.getCell('B3').fill);
    expect(JSON.stringify(written.getCell('A3').note)).toContain('Bắt buộc');
  });

  it('offers short lists in place and long ones from a hidden sheet, also in the rows still empty', async () => {
    const workbook = await reopened([sheet, { ...sheet, name: 'lists', title: [], rows: [] }]);
    const written = only(workbook);
    expect(written.getCell('G4').dataValidation).toMatchObject({ type: 'list', formulae: ['"on_going,done"'] });
    expect(written.getCell('H900').dataValidation).toMatchObject({ formulae: ["'Lists (2)'!$A$1:$A$63"] });
    expect(workbook.worksheets.map(({ name, state }) => `${name} ${state}`).slice(1)).toEqual([
      'lists visible',
      'Lists (2) hidden',
    ]);
    expect(workbook.worksheets[2]?.getCell('A63').value).toBe(cities[62]);
  });

  it('never writes a formula', async () => {
    const written = only(await reopened([sheet, { ...sheet, name: 'b', rows: dangerous.map((name) => ({ name })) }]));
    for (const address of ['A2', 'A3', 'A4']) {
      expect(written.getCell(address)).toMatchObject({ type: ExcelJS.ValueType.String });
      expect(written.getCell(address).value).toMatch(/^'=/);
    }
  });

  it('reads its own workbooks back as they were', async () => {
    const texts = [...dangerous, ...harmless];
    const columns: SheetSpec['columns'] = [
      { header: '=text', key: 'text' },
      { header: 'day', key: 'day', format: 'date' },
    ];
    async function* rows() {
      for (const text of texts) yield { text, day: '2026-12-31' };
    }
    const bytes = await writeWorkbook([{ name: 'A', columns, rows: rows() }]);
    const read = await parseWorkbook(bytes, { maxRows: 100 });
    expect(read.header).toEqual(['=text', 'day']);
    expect(read.rows).toEqual(
      texts.map((text, index) => ({ row: index + 2, cells: [text, new Date(Date.UTC(2026, 11, 31))] })),
    );
  });

  it('guards a text once and restores it', () => {
    for (const text of dangerous) {
      expect(neutraliseFormula(text)).toBe(`'${text}`);
      expect(restoreFormulaText(neutraliseFormula(text))).toBe(text);
    }
    for (const text of harmless) expect(restoreFormulaText(neutraliseFormula(text))).toBe(text);
    expect(harmless.map(neutraliseFormula)).toEqual(harmless);
  });

  it('names sheets by the rules of Excel', () => {
    expect(sheetName('[a]:*?/\\b', [])).toBe('a b');
    expect(sheetName("'x'", [])).toBe('x');
    expect(sheetName(' / ', [])).toBe('Sheet');
    expect(sheetName('History', [])).toBe('History (2)');
    expect(sheetName('A'.repeat(40), ['a'.repeat(31)])).toBe(`${'A'.repeat(27)} (2)`);
  });
});

describe.each([
  ['a workbook', (spec: SheetSpec) => streamWorkbook([spec])],
  ['a CSV', streamCsv],
])('%s written as it is read', (_, write) => {
  const many = 60_000;
  let asked = 0;
  const spec = (): SheetSpec => ({
    name: 'KOL',
    columns: [{ header: 'name', key: 'name', format: 'text' }],
    rows: (function* rows() {
      for (asked = 0; asked < many; asked += 1) yield { name: `${asked} ${Math.sin(asked)}`.repeat(20) };
    })(),
  });

  it('has every row', async () => {
    let bytes = 0;
    for await (const piece of write(spec())) bytes += (piece as Buffer).length;
    expect(asked).toBe(many);
    expect(bytes).toBeGreaterThan(100_000);
  });

  it('asks for no rows nobody reads, and for none at all once nobody will', async () => {
    const stream = write(spec());
    stream.once('error', () => {});
    await new Promise((resolve) => stream.once('readable', resolve));
    let waiting = -1;
    // However slow the machine is: at rest when it asked for nothing more in a while.
    await expect
      .poll(
        () => {
          const before = waiting;
          waiting = asked;
          return asked === before;
        },
        { interval: 500, timeout: 20_000 },
      )
      .toBe(true);
    expect(waiting).toBeLessThan(many / 2);
    await sleep(300);
    expect(asked).toBe(waiting);
    stream.destroy();
    await sleep(300);
    expect(asked).toBeLessThanOrEqual(waiting + 1);
  });
});

describe('a CSV', () => {
  it('guards formulas, quotes what must be, and ends rows alone with CR LF', async () => {
    const texts = [...dangerous, 'a,b', 'say "hi"', 'one\r\ntwo', 'a;b'];
    const rows = texts.map((name, count) => ({ name, count: count === 0 ? null : -count }));
    const columns = [
      { header: 'name', key: 'name' },
      { header: 'count', key: 'count' },
    ];
    const content = (await buffer(streamCsv({ name: 'x', columns, rows }))).toString('utf8');
    expect(content.startsWith('\uFEFFname,count\r\n')).toBe(true);
    const { data } = Papa.parse<string[]>(content.slice(1).trimEnd());
    const expected = texts.map((name) => neutraliseFormula(name).replace(/\r\n?/g, '\n'));
    expect(data.slice(1).map(([name]) => name)).toEqual(expected);
    expect(data.slice(1, 4).map(([, count]) => count)).toEqual(['', '-1', '-2']);
    expect(content.split('\r').length - 1).toBe(texts.length + 1);
  });
});
