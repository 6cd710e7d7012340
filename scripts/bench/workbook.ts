import exceljs from 'exceljs';
import { readWorkbook } from '../../src/server/adapters/workbooks/readWorkbook';
import { medianMs, print, rounded } from './line';

const rows = 10_000;
const columns = 20;

/** Reading a workbook of 10,000 rows and 20 columns as an import does, beside reading it with exceljs. */
export async function benchWorkbook(): Promise<void> {
  const bytes = await workbook();
  const plain = await medianMs(3, () => new exceljs.Workbook().xlsx.load(bytes.buffer as ArrayBuffer));
  const own = await medianMs(3, () => readWorkbook(bytes, { maxRows: rows, limits: { maxBytes: bytes.length } }));
  print({
    name: 'workbook of 10,000 x 20 read',
    value: rounded(own),
    unit: 'ms',
    budget: '<= 2 x exceljs',
    exceljs: rounded(plain),
    ratio: rounded(own / plain),
    megabytes: rounded(bytes.length / 1024 / 1024),
  });
}

async function workbook(): Promise<Buffer> {
  const book = new exceljs.Workbook();
  const sheet = book.addWorksheet('Sheet 1');
  sheet.addRow(Array.from({ length: columns }, (_, column) => `Cột ${column + 1}`));
  for (let row = 0; row < rows; row++) {
    sheet.addRow(Array.from({ length: columns }, (_, column) => (column % 2 ? row * column : `Giá trị ${row % 500}`)));
  }
  return Buffer.from(await book.xlsx.writeBuffer());
}
