import { describe, expect, it } from 'vitest';
import type { ReportDocument } from '../src/domain/reports/document';
import { dayParts } from '../src/domain/reports/sections/dayParts';
import { fileWords } from '../src/server/reports/files/words';
import { reportFile } from './support/reportFiles';

/** What is shown of days of March, each with its views or none. */
function shown(views: (number | null)[], language: 'vi' | 'en' = 'vi') {
  const by_day = views.map((value, index) => ({
    ...{ date: `2026-03-${String(index + 1).padStart(2, '0')}`, views: value, engagement: null, buzz: null },
  }));
  const document: ReportDocument = { ...reportFile().document, by_day };
  return dayParts(document, fileWords[language]);
}

describe('the table of days', () => {
  it('begins and ends with days that have figures, and says what it lets out', () => {
    const [table, ...others] = shown([null, null, 10, null, 0, null]);
    expect(others).toEqual([]);
    expect(table).toMatchObject({
      rows: [
        ['2026-03-03', 10, null, null],
        ['2026-03-04', null, null, null],
        ['2026-03-05', 0, null, null],
      ],
      note: 'Chưa có số liệu trước ngày 03/03/2026. Không có số liệu sau ngày 05/03/2026.',
    });
  });

  it('says nothing where each day has figures', () => {
    const [table] = shown([1, 2]);
    expect(table).toMatchObject({ rows: [{ length: 4 }, { length: 4 }] });
    expect(table).not.toHaveProperty('note');
  });

  it('is a line where no day has any, and nothing where there is no day', () => {
    expect(shown([null, null], 'en')).toEqual([
      { is: 'lead', text: 'No figures of any day from 01/03/2026 to 02/03/2026.' },
    ]);
    expect(shown([])).toEqual([]);
  });
});
