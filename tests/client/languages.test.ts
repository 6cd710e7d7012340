import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  formatCompact,
  formatExact,
  formatMoney,
  formatNumber,
  formatPercent,
  formatSize,
  formatWhole,
} from '../../src/domain/format';
import { firstLanguage, prefixOf, splitPrefix, withPrefix } from '../../src/domain/languages/prefix';
import { builtInFor, fallbacksOf, flagOf, flagTyped, languageTag } from '../../src/domain/languages/rules';
import type { Language } from '../../src/domain/languages/types';
import { routes } from '../../src/domain/routes';
import { shareOf } from '../../src/domain/translations/rules';
import { changedFields, toForm, toWire } from '../../src/resources/languages/languageForm';

describe('the language of a path', () => {
  it('is its prefix, in the form of a code', () => {
    expect(splitPrefix('/en/kols')).toEqual({ prefix: 'en', path: '/kols' });
    expect(splitPrefix('/ja')).toEqual({ prefix: 'ja', path: '/' });
    expect(splitPrefix('/zh-TW/kols/1/view')).toEqual({ prefix: 'zh-TW', path: '/kols/1/view' });
    for (const path of ['/kols', '/', '/english/kols', '/EN/kols', '/zh-tw/x', '/e/x', '']) {
      expect(splitPrefix(path)).toEqual({ prefix: null, path });
    }
    for (const { path } of Object.values(routes)) expect(path.split('/')[1], path).not.toMatch(languageTag);
  });

  it.each([
    // path, stored language, where it leads
    ['/kols', 'vi', '/kols'],
    ['/kols', 'en', '/en/kols'],
    ['/en/kols', 'en', '/en/kols'],
    ['/en/kols', 'vi', '/kols'],
    ['/en/kols', 'ja', '/ja/kols'],
    ['/ja/kols', 'en', '/en/kols'],
    ['/ja/kols', 'vi', '/kols'],
    ['/vi/kols', 'vi', '/kols'],
    ['/xx/kols', 'en', '/en/kols'],
    ['/zh-TW', 'vi', '/'],
    ['/', 'ja', '/ja/'],
  ])('%s with %s stored leads to %s', (path, stored, wanted) => {
    expect(withPrefix(path, stored)).toBe(wanted);
    expect(withPrefix(wanted, stored)).toBe(wanted);
  });

  it('begins with what is stored, then the path, then Vietnamese', () => {
    expect(firstLanguage('ja', '/en/kols')).toBe('ja');
    expect(firstLanguage(null, '/en/kols')).toBe('en');
    expect(firstLanguage(null, '/kols')).toBe('vi');
    for (const odd of ['', 'klingon', '../x', '<b>', 'EN']) expect(firstLanguage(odd, '/kols'), odd).toBe('vi');
    expect([prefixOf('vi'), prefixOf('en'), prefixOf('ja')]).toEqual(['', '/en', '/ja']);
  });
});

describe('missing words', () => {
  it('are said in English, then Vietnamese', () => {
    expect(fallbacksOf('ja')).toEqual(['ja', 'en', 'vi']);
    expect(fallbacksOf('vi')).toEqual(['vi', 'en']);
    expect(['vi', 'en', 'ja', 'zh-TW'].map(builtInFor)).toEqual(['vi', 'en', 'en', 'en']);
  });

  it('are never rounded away from a language', () => {
    const progress = (translated: number, total: number) => ({
      total,
      areas: [],
      languages: [{ id: 'x', code: 'ja', language: 'x', flag: null, enable: true, translated }],
    });
    expect(shareOf(progress(4_999, 5_000), 'x')).toBe(99.9);
    expect(shareOf(progress(5_000, 5_000), 'x')).toBe(100);
    expect(shareOf(progress(1, 5_000), 'x')).toBe(0);
    expect([shareOf(progress(0, 0), 'x'), shareOf(progress(1, 1), 'y')]).toEqual([null, null]);
  });
});

describe('the flag of a language', () => {
  const stored = { language: '日本語', code: 'ja', country_code: 'JP', flag: '🇯🇵' } as Language;
  const form = { language: '日本語', code: 'ja', country_code: 'JP', flag: '' };

  it('is told by two letters, or pasted', () => {
    expect([flagOf('VN'), flagOf('gb')]).toEqual(['🇻🇳', '🇬🇧']);
    expect(['gb', ' GB ', '🇬🇧', 'g', 'gbr', '1a', ''].map(flagTyped)).toEqual(['🇬🇧', '🇬🇧', '🇬🇧', 'g', 'gbr', '1a', '']);
  });

  it('is its own only where it is not that of the country', () => {
    expect(toForm(stored)).toEqual(form);
    expect(toForm({ ...stored, flag: '🇬🇧' })).toEqual({ ...form, flag: '🇬🇧' });
    expect(toWire({ ...form, flag: '🇯🇵' })).toEqual({ ...form, flag: null });
  });

  it('goes with the country until another one is entered, and again once that is taken out', () => {
    expect(changedFields({ ...form, country_code: 'KR' }, form)).toEqual({ country_code: 'KR' });
    expect(changedFields({ ...form, flag: '🇬🇧' }, form)).toEqual({ flag: '🇬🇧' });
    expect(changedFields(form, { ...form, flag: '🇬🇧' })).toEqual({ flag: null });
    expect(changedFields({ ...form, flag: '🇯🇵' }, form)).toEqual({});
  });
});

describe('figures', () => {
  it('are grouped as each language does, in the digits everybody here reads', () => {
    expect(formatExact(1_234_567.891, 'vi', 2)).toBe('1.234.567,89');
    expect(formatExact(1_234_567.891, 'en', 2)).toBe('1,234,567.89');
    expect(formatExact(1_234_567.891, 'ja', 2)).toBe('1,234,567.89');
    expect(formatExact(1_234_567.891, 'de', 2)).toBe('1.234.567,89');
    for (const code of ['ar', 'fa', 'bn', 'mr', 'th']) expect(formatNumber(1_234, code), code).toMatch(/^[\d.,٬]+$/);
    expect(formatCompact(12_400, 'ja')).toBe('12.4K');
    expect(formatPercent(71.3, 'de')).toBe('71,3%');
    expect(formatMoney(1_500_000, 'vi')).toBe('1.500.000 VNĐ');
    expect(formatMoney(390_000_000, 'en')).toBe('390,000,000 VNĐ');
  });

  it.each<[number, string]>([
    [404_198, '404,2K'],
    [404_149, '404,1K'],
    [404_150, '404,2K'],
    [404_249, '404,2K'],
    [404_250, '404,3K'],
    [1_250_000, '1,3M'],
    [1_150_000, '1,2M'],
    [-1_250_000, '-1,3M'],
    [999, '999'],
    [999.95, '1K'],
    [999_949, '999,9K'],
    [999_950, '1M'],
    [999_949_999, '999,9M'],
    [999_950_000, '1B'],
    [999_999_999_999_999, '1.000.000B'],
    [999_949_999_999_999, '999.950B'],
    [5_043.12, '5K'],
    [0.25, '0,3'],
    [0, '0'],
  ])('are shortened half up, as percentages are: %d', (value, shown) => {
    expect(formatCompact(value, 'vi')).toBe(shown);
  });

  it('have one rule of rounding', () => {
    expect([1.005, 2.675, 8.345, -1.005].map((value) => formatNumber(value, 'en'))).toEqual([
      ...['1.01', '2.68', '8.35', '-1.01'],
    ]);
    expect([71.25, 71.35, 0.05, 71.24].map((value) => formatPercent(value, 'en'))).toEqual([
      ...['71.3%', '71.4%', '0.1%', '71.2%'],
    ]);
    expect(formatMoney(2.5, 'en')).toBe('3 VNĐ');
  });

  it('are whole from 100 up, people always', () => {
    expect([99.994, 99.995, 100.4, 1_234.56, -250.5].map((value) => formatNumber(value, 'vi'))).toEqual([
      ...['99,99', '100', '100', '1.235', '-251'],
    ]);
    expect([99.94, 123.4].map((value) => formatPercent(value, 'vi'))).toEqual(['99,9%', '123%']);
    expect([45.6, 0.25, 999.4, 999.6, 12_449].map((value) => formatWhole(value, 'vi'))).toEqual([
      ...['46', '0', '999', '1K', '12,4K'],
    ]);
    expect([formatWhole(null, 'vi'), formatWhole(undefined, 'vi')]).toEqual(['–', '–']);
  });

  it('keep what was entered where it is edited', () => {
    expect([1_234.5678, 0.1 + 0.2, 123.45].map((value) => formatExact(value, 'vi'))).toEqual([
      ...['1.234,5678', '0,3', '123,45'],
    ]);
    expect(formatExact(null, 'vi')).toBe('–');
  });

  it('say how large a file is', () => {
    const sizes = [0, 1, 1_024, 1_025, 900_000, 1_048_576, 2_621_440, 524_288_000];
    expect(sizes.map((bytes) => formatSize(bytes, 'vi'))).toEqual([
      ...['1 KB', '1 KB', '1 KB', '2 KB', '879 KB', '1 MB', '2,5 MB', '500 MB'],
    ]);
  });

  it.each([
    ['vi', '12.345 dòng, tệp a.xlsx'],
    ['en', '12,345 dòng, tệp a.xlsx'],
  ])('stand in sentences as elsewhere: %s', async (language, sentence) => {
    vi.stubGlobal('window', { location: { pathname: '/' } });
    vi.stubGlobal('localStorage', { getItem: () => null });
    const { createI18nProvider } = await import('../../src/providers/i18nProvider');
    vi.unstubAllGlobals();
    const words = { rows: '{{total}} dòng, tệp {{name}}' };
    const { translate } = await createI18nProvider(language, words, words);
    expect(translate('rows', { total: 12_345, name: 'a.xlsx' })).toBe(sentence);
    expect(translate('rows', { total: '7', name: undefined })).toBe('7 dòng, tệp ');
  });

  it('are written as in English for what is no language', () => {
    for (const odd of ['xx', 'qq', '', 'klingon', '../x', 'i-x', 'e']) {
      expect(formatExact(1_234.5, odd), odd).toBe('1,234.5');
    }
  });
});

describe('the chosen language', () => {
  const kept = new Map<string, string>();
  const load = async (path: string) => {
    vi.resetModules();
    vi.stubGlobal('window', { location: { pathname: path } });
    return await import('../../src/providers/locale');
  };
  const choice = (code: string) => ({ id: code, code, language: code });

  beforeEach(() => {
    kept.clear();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('stays while the server offers it, and is the default one when it does not', async () => {
    kept.set('lang', 'ja');
    const locale = await load('/ja/kols');
    let told = 0;
    locale.subscribeLocale(() => {
      told += 1;
    });
    expect(locale.getLocale()).toBe('ja');
    locale.setChoices(['vi', 'en', 'ja'].map(choice));
    expect([locale.getLocale(), kept.get('lang')]).toEqual(['ja', 'ja']);
    locale.setChoices(['vi', 'en'].map(choice));
    expect([locale.getLocale(), kept.get('lang'), told]).toEqual(['vi', 'vi', 2]);
  });

  it('is none that is not offered', async () => {
    const locale = await load('/xx/kols');
    expect(locale.getLocale()).toBe('xx');
    locale.setChoices(['vi', 'en', 'ja'].map(choice));
    expect(locale.getLocale()).toBe('vi');
    for (const odd of ['xx', 'ko', '', '../x']) locale.setLocale(odd);
    expect([locale.getLocale(), kept.get('lang')]).toEqual(['vi', 'vi']);
    locale.setLocale('ja');
    expect([locale.getLocale(), kept.get('lang'), locale.mayChoose('ja')]).toEqual(['ja', 'ja', true]);
  });
});
