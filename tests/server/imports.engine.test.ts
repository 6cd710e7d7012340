import { describe, expect, it } from 'vitest';
import * as yup from 'yup';
import type { ImportColumn } from '../../src/domain/imports';
import { text, wholeNumber } from '../../src/domain/validation';
import type { CellValue } from '../../src/server/adapters/workbooks/cells';
import { readInstant } from '../../src/server/imports/instants';
import { readNumber } from '../../src/server/imports/numbers';
import { openWorkbook } from '../../src/server/imports/openWorkbook';
import { readCell } from '../../src/server/imports/readCell';
import { readRows } from '../../src/server/imports/readRows';
import { told } from '../../src/server/imports/rowErrors';
import { cleanRichText } from '../../src/server/richText';
import { sheetFile } from './imports.fixtures';

const columns: ImportColumn<'name' | 'count' | 'network'>[] = [
  { key: 'name', kind: 'text', header: { vi: 'Tên đầy đủ', en: 'Full name' }, required: true },
  { key: 'count', kind: 'wholeNumber', header: { vi: 'Số bài', en: 'Posts' } },
  {
    key: 'network',
    kind: 'choice',
    header: { vi: 'Nền tảng', en: 'Network' },
    choices: [{ value: 'book', label: { vi: 'Đặt chỗ', en: 'Booking' } }],
    choiceError: 'social_type_invalid',
  },
];
const schema = yup.object({ name: text(10).required(), count: wholeNumber(), network: yup.string() });

async function read(header: string[], ...rows: CellValue[][]) {
  const sheet = { header, rows: rows.map((cells, index) => ({ row: index + 2, cells })) };
  const { errors, rows: good } = await readRows({ columns, schema }, sheet);
  return { good: good.map(({ row, input }) => ({ row, input })), errors: errors.records() };
}

describe('the header', () => {
  it('is matched in either language or by key, in any order, whatever the case and accents', async () => {
    const sheets: [string[], CellValue[]][] = [
      [
        ['Tên đầy đủ', 'Số bài', 'Nền tảng'],
        ['An', 3, null],
      ],
      [
        ['posts', 'network', 'full NAME *'],
        [3, null, 'An'],
      ],
      [
        ['network', 'ten  DAY du', 'count'],
        [null, 'An', 3],
      ],
    ];
    for (const [header, cells] of sheets) {
      expect(await read(header, cells)).toEqual({ good: [{ row: 2, input: { name: 'An', count: 3 } }], errors: [] });
    }
  });

  it('names unknown, doubled and missing columns on row 1', async () => {
    expect(await read(['Số bài', 'Giá', 'Posts'], [1, 2, 3])).toEqual({
      good: [],
      errors: [
        {
          row: 1,
          errors: [
            { column: 'Giá', error: 'unknown_column', value: 'Giá' },
            { column: 'Posts', error: 'unknown_column', value: 'Posts' },
            { column: 'name', error: 'column_missing' },
          ],
        },
      ],
    });
    const foreign = (await read(['Giá', 'Lương'], [1, 2])).errors[0]?.errors;
    expect(foreign?.map(({ not_of_template }) => not_of_template)).toEqual([true, undefined, undefined]);
    const { good, errors } = await read(['name', ''], ['An', null]);
    expect([good.length, errors]).toEqual([1, []]);
    expect((await read(['name', ''], ['An', 'lạc'])).errors[0]?.errors[0]?.error).toBe('unknown_column');
  });
});

describe('rows', () => {
  it('tell every error of every row, and only the faulty cell', async () => {
    const { good, errors } = await read(
      ['name', 'count', 'network'],
      ['An', '1.200', 'dat cho'],
      [null, -1, 'Zalo'],
      ['một cái tên quá dài', 1.5, null],
      ['B', 'nhiều', null],
    );
    expect(good).toEqual([{ row: 2, input: { name: 'An', count: 1200, network: 'book' } }]);
    expect(errors).toEqual([
      {
        row: 3,
        errors: [
          { column: 'network', error: 'social_type_invalid', value: 'Zalo' },
          { column: 'name', error: 'field_required' },
          { column: 'count', error: 'positive_number_required', value: '-1' },
        ],
      },
      {
        row: 4,
        errors: [
          { column: 'name', error: 'text_too_long', value: 'một cái tên quá dài' },
          { column: 'count', error: 'integer_required', value: '1.5' },
        ],
      },
      { row: 5, errors: [{ column: 'count', error: 'invalid_value', value: 'nhiều' }] },
    ]);
  });

  it('stop being told after 500, but are counted', async () => {
    const wrong = Array.from({ length: 600 }, () => [null, -1, null]);
    const { errors: errorRecords } = await read(['name', 'count', 'network'], ...wrong);
    const answer = told({ data: { dataSuccess: [], total: 0, committed: false }, errorRecords });
    expect([answer.errorRecords.length, answer.errorTotal]).toEqual([500, 600]);
  });
});

describe('cells', () => {
  it.each([
    ['1200000', 1_200_000],
    ['1.200.000', 1_200_000],
    ['1,200,000', 1_200_000],
    ['1 200 000', 1_200_000],
    ['1.200.000 VNĐ', 1_200_000],
    ['1.200', 1200],
    ['1,200', 1200],
    ['-5', -5],
    ['1,2M', 1_200_000],
    ['200tr', 200_000_000],
    ['1.5 tỷ', 1_500_000_000],
    ['12k', 12_000],
    ['12q', null],
    ['1.2.3', null],
    ['1.20.000', null],
    ['12a', null],
    ['', null],
    ['=1', null],
  ])('a whole number typed %s is %s', (typed, value) => expect(readNumber(typed, true)).toBe(value));

  it.each([
    ['3,5', 3.5],
    ['3.5', 3.5],
    ['3,5 %', 3.5],
    ['1.234,56', 1234.56],
    ['3,125', 3.125],
    ['1,234,567', 1_234_567],
    ['3,5,1', null],
  ])('a decimal typed %s is %s', (typed, value) => expect(readNumber(typed, false)).toBe(value));

  it.each([
    ['31/03/2026', '2026-03-30T17:00:00.000Z'],
    ['1/3/2026 20:30', '2026-03-01T13:30:00.000Z'],
    ['20:30:15 01/03/2026', '2026-03-01T13:30:15.000Z'],
    ['2026-03-01', '2026-02-28T17:00:00.000Z'],
    ['2026-03-01T20:30:00Z', '2026-03-01T20:30:00.000Z'],
    ['30/02/2026', null],
    ['01/03/2026 25:00', null],
    ['1900-01-01', null],
    ['hôm qua', null],
  ])('an instant typed %s is %s', (typed, value) => expect(readInstant(typed)).toBe(value));

  it('a spreadsheet date is read on the clock of the agency', () => {
    expect(readInstant(new Date('2026-03-01T20:30:00Z'))).toBe('2026-03-01T13:30:00.000Z');
  });

  it.each([
    ['31/03/1995', '1995-03-31'],
    ['1.3.1995', '1995-03-01'],
    [new Date('1995-03-31'), '1995-03-31'],
    ['1995-03-31', '1995-03-31'],
    ['hôm qua', 'hôm qua'],
  ])('a day typed %s is %s', (typed, value) => {
    expect(readCell({ key: 'day', kind: 'day', header: { vi: '', en: '' } }, typed)).toEqual({ value });
  });

  it.each([
    ['Ăn uống', ['food']],
    ['an uong; Đẹp, khoẻ', ['food', 'beauty']],
    ['Đẹp, khoẻ', ['beauty']],
    ['Xe, Ăn uống, xe', ['cars', 'food']],
    ['Ăn uống\nXe', ['food', 'cars']],
    [' , ', []],
    ['Xe, Tàu', null],
  ])('of several choices %s names %s', (typed, value) => {
    const label = (vi: string) => ({ vi, en: vi });
    const choices = [
      { value: 'food', label: label('Ăn uống') },
      { value: 'beauty', label: label('Đẹp, khoẻ') },
      { value: 'cars', label: label('Xe') },
    ];
    const read = readCell(
      { key: 's', kind: 'choices', header: label(''), choices, choiceError: 'sector_not_exist' },
      typed,
    );
    expect(read).toEqual(value ? { value } : { error: 'sector_not_exist' });
  });

  it('yes and no are understood in both languages', () => {
    const flag: ImportColumn = { key: 'flag', kind: 'boolean', header: { vi: '', en: '' } };
    for (const cell of ['Có', 'co', 'YES', 'x', true, 1]) expect(readCell(flag, cell)).toEqual({ value: true });
    for (const cell of ['Không', 'no', false, 0]) expect(readCell(flag, cell)).toEqual({ value: false });
    expect(readCell(flag, 'có lẽ')).toEqual({ error: 'invalid_value' });
  });
});

describe('a file', () => {
  it('that is no workbook, or an empty one, is refused', async () => {
    const refused = (code: string) => expect.objectContaining({ code });
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
    await expect(openWorkbook({ bytes: png, name: 'a.xlsx' })).rejects.toEqual(refused('file_format_invalid'));
    const whole = await sheetFile([['name'], ['An']]);
    const truncated = { ...whole, bytes: whole.bytes.subarray(0, whole.bytes.length / 2) };
    await expect(openWorkbook(truncated)).rejects.toEqual(refused('file_format_invalid'));
    await expect(openWorkbook(await sheetFile([]))).rejects.toEqual(refused('file_format_invalid'));
    await expect(openWorkbook({ bytes: Buffer.alloc(6_000_000), name: 'a' })).rejects.toEqual(
      refused('file_too_large'),
    );
    await expect(openWorkbook(null)).rejects.toEqual(refused('validation_failed'));
  });

  it('of 20,000 rows is too_many_rows', async () => {
    const rows = Array.from({ length: 20_000 }, (_, row) => [`KOL${row}`]);
    await expect(openWorkbook(await sheetFile([['name'], ...rows]))).rejects.toMatchObject({ code: 'too_many_rows' });
  });
});

describe('rich text', () => {
  it('keeps its few tags and nothing that runs', () => {
    expect(
      cleanRichText(
        '<p onclick="x()">Một <b>hai</b></p><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:x">l</a>',
      ),
    ).toBe('<p>Một <strong>hai</strong></p><a rel="noopener noreferrer" target="_blank">l</a>');
    expect(cleanRichText('<a href="https://a.vn">a</a>')).toContain('href="https://a.vn"');
  });

  it('escapes plain text, keeps its lines, and leaves what is clean as it is', () => {
    expect(cleanRichText('A & B > C\nD')).toBe('A &amp; B &gt; C<br />D');
    for (const dirty of ['A & B\nC', '<p>x & y</p>', '<<script>a</script>', '<a href="http://b.vn">b</a>']) {
      expect(cleanRichText(cleanRichText(dirty))).toBe(cleanRichText(dirty));
    }
  });
});
