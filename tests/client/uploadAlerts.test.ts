import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { catalogues } from '../../src/domain/locales';

const file = (name: string, bytes = 3) => new File([new Uint8Array(bytes)], name);

describe('a workbook that cannot be one', () => {
  let readWorkbook: typeof import('../../src/ui/console/import/workbook')['readWorkbook'];
  beforeAll(async () => {
    const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
    vi.stubGlobal('localStorage', storage);
    vi.stubGlobal('sessionStorage', storage);
    vi.stubGlobal('navigator', { onLine: true, language: 'vi' });
    const location = { pathname: '/', search: '', hash: '', origin: 'http://localhost' };
    vi.stubGlobal('window', Object.assign(new EventTarget(), { location, localStorage: storage }));
    ({ readWorkbook } = await import('../../src/ui/console/import/workbook'));
  });
  afterAll(() => {
    vi.unstubAllGlobals();
  });

  it('is refused with what may be uploaded', async () => {
    await expect(readWorkbook(file('a.pdf'), false)).rejects.toMatchObject({ code: 'workbook_type_invalid' });
    await expect(readWorkbook(file('a.pdf'), true)).rejects.toMatchObject({ code: 'table_type_invalid' });
    const large = file('a.xlsx', 5 * 1024 * 1024 + 1);
    await expect(readWorkbook(large, false)).rejects.toMatchObject({ code: 'workbook_too_large' });
    expect((await readWorkbook(file('a.XLSX'), false)).name).toBe('a.XLSX');
  });
});

it.each(['vi', 'en'] as const)('the alerts in %s name types and sizes', (language) => {
  const { error } = catalogues[language] as { error: Record<string, string> };
  for (const ending of ['.xls', '.xlsx']) expect(error.workbook_type_invalid).toContain(ending);
  expect(error.table_type_invalid).toContain('.csv');
  expect(error.workbook_too_large).toContain('5MB');
  for (const ending of ['.png', '.jpg', '.webp', '.gif', '.svg']) expect(error.picture_type_invalid).toContain(ending);
  expect(error.picture_too_large).toMatch(/3MB.*24/);
});

it('the wordings the specification quotes are its own', () => {
  expect(catalogues.en.error).toMatchObject({
    verification_incorrect: 'Please check the OTP code again!',
    captcha_missing: 'You have not performed Captcha verification!',
    workbook_type_invalid: 'You can only upload Excel files (.xls, .xlsx)!',
    workbook_too_large: 'File must be smaller than 5MB!',
  });
});
