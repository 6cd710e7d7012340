import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CFB, utils, write } from '@e965/xlsx';
import { build } from 'esbuild';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { WorkbookError } from '../../src/server/adapters/workbooks/errors';
import type { ReadOptions } from '../../src/server/adapters/workbooks/limits';
import { parseWorkbook } from '../../src/server/adapters/workbooks/parseWorkbook';
import { readWorkbook } from '../../src/server/adapters/workbooks/readWorkbook';
import { bigWorkbook, madeWorkbook, makeZip, rawWorkbook, repeated } from './workbooks.fixtures';

const options = { maxRows: 10_000 };
const maxBytes = 50 * 1024 * 1024;

async function refusal(bytes: Buffer, more: Partial<ReadOptions> = {}, read = readWorkbook): Promise<string> {
  try {
    await read(bytes, { ...options, ...more });
  } catch (error) {
    if (error instanceof WorkbookError) return error.code;
    throw error;
  }
  return 'it was read';
}

describe('reading a workbook', () => {
  it('gives the header, the rows and the numbers the person sees, without empty rows', async () => {
    const bytes = await madeWorkbook((sheet) => {
      sheet.getRow(2).values = ['code', 'name', 'price'];
      sheet.getRow(3).values = ['K1', 'Lan', 1_500_000];
      sheet.getRow(5).values = ['  ', '', null];
      sheet.getRow(7).values = ['K2', null, 0];
      sheet.getRow(7).getCell(9).value = 'beside the table';
    });
    expect(await readWorkbook(bytes, options)).toEqual({
      header: ['code', 'name', 'price'],
      rows: [
        { row: 3, cells: ['K1', 'Lan', 1_500_000] },
        { row: 7, cells: ['K2', null, 0] },
      ],
    });
  });

  it('takes results of formulas, days, rich text, links and truth values; errors are empty; texts are trimmed NFC', async () => {
    const bytes = await madeWorkbook((sheet) => {
      sheet.addRow(Array.from({ length: 9 }, (_, column) => `c${column}`));
      sheet.addRow([
        { formula: '1+1', result: 2 },
        { formula: 'A1' },
        { formula: 'A1', result: ' văn ' },
        new Date(Date.UTC(2026, 1, 28)),
        { richText: [{ text: 'Nguyễn ' }, { font: { bold: true }, text: 'Ánh' }] },
        { text: 'trang', hyperlink: 'https://example.com/a' },
        true,
        { error: '#REF!' },
        '\u00a0 Đại lý  '.normalize('NFD'),
      ]);
    });
    const { rows } = await parseWorkbook(bytes, options);
    expect(rows[0]?.cells).toEqual([
      2,
      null,
      'văn',
      new Date(Date.UTC(2026, 1, 28)),
      'Nguyễn Ánh',
      'trang',
      true,
      null,
      'Đại lý',
    ]);
  });

  it('copes with what other programs write: prefixes, no references, inline and phonetic text, links without text', async () => {
    const bytes = rawWorkbook({
      sheet: `<x:worksheet xmlns:x="x" xmlns:r="r"><x:sheetData>
        <x:row><x:c t="inlineStr"><x:is><x:t>a</x:t></x:is></x:c><x:c t="s"><x:v>0</x:v></x:c><x:c t="s"><x:v>1</x:v></x:c></x:row>
        <x:row r="4"><x:c t="d"><x:v>2026-03-01</x:v></x:c><x:c s="1"><x:v>0.5</x:v></x:c><x:c r="C4"/></x:row>
        </x:sheetData><x:hyperlinks><x:hyperlink ref="C4" r:id="h"/></x:hyperlinks></x:worksheet>`,
      sharedStrings:
        '<sst><si><r><t>đ&amp;</t></r><r><t>e_x0041_</t></r><rPh><t>hint</t></rPh></si><si><t><![CDATA[<c>]]></t></si></sst>',
      styles:
        '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="[$-409]hh:mm AM/PM"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs></styleSheet>',
      sheetRelationships:
        '<Relationship Id="h" Type="x/hyperlink" Target="https://e.example/x" TargetMode="External"/>',
      workbookProperties: '<x:workbookPr date1904="1"/>',
    });
    expect(await parseWorkbook(bytes, options)).toEqual({
      header: ['a', 'đ&eA', '<c>'],
      rows: [{ row: 4, cells: [new Date('2026-03-01'), new Date('1904-01-01T12:00:00Z'), 'https://e.example/x'] }],
    });
  });

  it('reads .xls', async () => {
    const sheet = utils.aoa_to_sheet([['mã', 'ngày', 'số'], [], [' K1 ', new Date(Date.UTC(2026, 4, 6)), 12.5]], {
      UTC: true,
      dateNF: 'dd/mm/yyyy',
    });
    const book = utils.book_new();
    utils.book_append_sheet(book, sheet, 'A');
    const bytes: Buffer = write(book, { type: 'buffer', bookType: 'biff8' });
    expect(await parseWorkbook(bytes, options)).toEqual({
      header: ['mã', 'ngày', 'số'],
      rows: [{ row: 3, cells: ['K1', new Date(Date.UTC(2026, 4, 6)), 12.5] }],
    });
  });

  it('reads separated text only where it is wanted', async () => {
    const bytes = Buffer.from('\ufeffcode;name\n\n"K;1";\' Lan \n');
    expect(await refusal(bytes)).toBe('file_format_invalid');
    expect(await parseWorkbook(bytes, { ...options, csv: true })).toEqual({
      header: ['code', 'name'],
      rows: [{ row: 3, cells: ['K;1', "' Lan"] }],
    });
  });

  it('goes on with a third and fourth workbook when two are being read, and after a failure', async () => {
    const good = await madeWorkbook((sheet) => sheet.addRows([['a'], [1]]));
    const answers = await Promise.allSettled(
      [Buffer.from('PK\x03\x04'), good, good, good].map((b) => readWorkbook(b, options)),
    );
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  });

  it('works from the build too', async () => {
    const root = await mkdtemp(join(tmpdir(), 'built-'));
    try {
      await writeFile(join(root, 'package.json'), '{"type":"module"}');
      await symlink(resolve('node_modules'), join(root, 'node_modules'));
      await build({
        entryPoints: {
          main: 'src/server/adapters/workbooks/readWorkbook.ts',
          'workers/readWorkbook.worker': 'src/server/workers/readWorkbook.worker.ts',
        },
        outdir: join(root, 'dist/server'),
        bundle: true,
        platform: 'node',
        format: 'esm',
        packages: 'external',
      });
      const built: { readWorkbook: typeof readWorkbook } = await import(
        pathToFileURL(join(root, 'dist/server/main.js')).href
      );
      const bytes = await madeWorkbook((sheet) => sheet.addRows([['a'], [1]]));
      expect(await built.readWorkbook(bytes, options)).toEqual({ header: ['a'], rows: [{ row: 2, cells: [1] }] });
    } finally {
      await rm(root, { recursive: true });
    }
  });

  it('lets other work go on while it reads 10,000 rows of 20 columns', async () => {
    const bytes = await bigWorkbook(10_000, 20);
    let longest = 0;
    let last = performance.now();
    const ticking = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const started = performance.now();
    const { rows } = await readWorkbook(bytes, options);
    const took = performance.now() - started;
    clearInterval(ticking);
    expect(rows).toHaveLength(10_000);
    expect(rows.at(-1)).toMatchObject({ row: 10_001, cells: { 0: 'Nguyễn Văn 9999-0', 1: 9999, length: 20 } });
    expect(longest).toBeLessThan(took / 2);
  });
});

describe('refusing a workbook', () => {
  it('that is something else', async () => {
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const html = Buffer.from('<html><table><tr><td>a</td></tr></table></html>');
    for (const bytes of [png, html, Buffer.alloc(0), makeZip([{ name: 'word/document.xml', content: '<a/>' }])]) {
      expect(await refusal(bytes)).toBe('file_format_invalid');
      expect(await refusal(bytes, { csv: true })).toBe('file_format_invalid');
    }
  });

  it('that is cut off, or not well-formed inside', async () => {
    const bytes = await madeWorkbook((sheet) => sheet.addRows([['a'], [1]]));
    for (const length of [bytes.length - 10, bytes.length / 2, 30]) {
      expect(await refusal(bytes.subarray(0, length), {}, parseWorkbook)).toBe('file_format_invalid');
    }
    const cut = '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row>';
    const entity = `<!DOCTYPE a [<!ENTITY b "c">]>${cut}</sheetData></worksheet>`;
    for (const sheet of [cut, entity, ''])
      expect(await refusal(rawWorkbook({ sheet }), {}, parseWorkbook)).toBe('file_format_invalid');
  });

  it('that is protected by a password', async () => {
    const container = CFB.utils.cfb_new();
    CFB.utils.cfb_add(container, '/EncryptionInfo', Buffer.from([4, 0, 4, 0, 64, 0, 0, 0]));
    CFB.utils.cfb_add(container, '/EncryptedPackage', Buffer.alloc(4096, 7));
    const bytes = Buffer.from(CFB.write(container, { type: 'buffer' }));
    expect(bytes.readUInt32BE(0)).toBe(0xd0cf11e0);
    expect(await refusal(bytes)).toBe('file_format_invalid');
  });

  it('that has too many rows or bytes', async () => {
    expect(await refusal(await bigWorkbook(20_000, 3))).toBe('too_many_rows');
    const two = await madeWorkbook((sheet) => sheet.addRows([['a'], [1], [2]]));
    expect(await refusal(two, { maxRows: 1 })).toBe('too_many_rows');
    expect(await refusal(two, { maxRows: 2 })).toBe('it was read');
    expect(await refusal(two, { limits: { maxBytes: two.length - 1 } })).toBe('file_too_large');
    expect(await refusal(two, { limits: { maxEntries: 3 } })).toBe('file_too_large');
    expect(await refusal(Buffer.from('a\n1\n2'), { csv: true, maxRows: 1 })).toBe('too_many_rows');
  });

  it('that inflates to more than a gigabyte, whether its directory admits it or not', async () => {
    const bomb = repeated(' '.repeat(1024 * 1024), 1100);
    const { deflated } = bomb;
    expect(deflated.length).toBeLessThan(2 * 1024 * 1024);
    const honest = rawWorkbook({ sheet: bomb });
    const lying = rawWorkbook({ sheet: { deflated, claimedSize: 1024 * 1024 } });
    const lyingTexts = rawWorkbook({ sheet: '<a/>', sharedStrings: { deflated, claimedSize: 1024 * 1024 } });
    const before = process.memoryUsage().rss;
    const started = performance.now();
    expect(await refusal(honest)).toBe('file_too_large');
    expect(await refusal(lying)).toBe('file_format_invalid');
    expect(await refusal(lyingTexts)).toBe('file_format_invalid');
    // three readings, each far from the eight seconds inflating it all takes
    expect(performance.now() - started).toBeLessThan(6000);
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
  });

  it('that needs more memory or time than it may have', async () => {
    const texts = '<si><t>a text like many others</t></si>'.repeat(10_000);
    const hungry = rawWorkbook({ sheet: '<a/>', sharedStrings: repeated(texts, 200, '<sst>', '</sst>') });
    expect(await refusal(hungry, { limits: { maxBytes, maxRatio: 5000, maxMemoryMb: 48 } })).toBe('file_too_large');
    const slow = await bigWorkbook(2000, 20);
    expect(await refusal(slow, { limits: { timeoutMs: 30 } })).toBe('file_too_large');
  });
});
