import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { asOfText } from '../src/domain/reports/asOfText';
import { fileWords } from '../src/server/reports/files/words';
import { withBlocks } from '../src/server/reports/withBlocks';
import { renderXlsx } from '../src/server/reports/xlsx/renderXlsx';
import { reportFile } from './support/reportFiles';

const asOf = '2026-03-31';
/** Its readings are of 30/03/2026. */
const { document, sections } = reportFile({ language: 'vi' });

describe('the day on the cover of a report', () => {
  it('stands with the day of the latest reading where that is another', () => {
    expect(asOfText(document, fileWords.vi)).toBe('31/03/2026 · đo muộn nhất 30/03/2026');
    expect(asOfText(document, fileWords.en)).toBe('31/03/2026 · latest reading 30/03/2026');
    const facts = sections[0]?.parts.flatMap((part) => (part.is === 'facts' ? part.facts : []));
    expect(facts).toContainEqual({ label: 'Số liệu đến ngày', text: '31/03/2026 · đo muộn nhất 30/03/2026' });
  });

  it('stands so above the summary of the workbook', async () => {
    const workbook = new ExcelJS.Workbook();
    const bytes = await renderXlsx({ document, sections, language: 'vi' });
    await workbook.xlsx.load(Uint8Array.from(bytes).buffer);
    expect(workbook.worksheets[0]?.getCell('A3').value).toBe('Số liệu đến ngày: 31/03/2026 · đo muộn nhất 30/03/2026');
  });

  it('is told by the posts of a report that does not say its method', () => {
    const short = withBlocks(document, ['cover', 'posts']);
    expect(short.method).toBeNull();
    expect(asOfText(short, fileWords.vi)).toBe('31/03/2026 · đo muộn nhất 30/03/2026');
  });

  it('stands alone where the latest reading is of it, or nothing says when that was', () => {
    expect(asOfText({ ...document, as_of: '2026-03-30' }, fileWords.vi)).toBe('30/03/2026');
    expect(asOfText(withBlocks(document, ['cover']), fileWords.vi)).toBe('31/03/2026');
    expect(asOfText({ as_of: asOf, method: null, posts: [] }, fileWords.en)).toBe('31/03/2026');
  });
});
