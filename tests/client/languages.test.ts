import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatCompact, formatMoney, formatNumber, formatPercent } from '../../src/domain/format';
import { firstLanguage, prefixOf, splitPrefix, withPrefix } from '../../src/domain/languages/prefix';
import { builtInFor, fallbacksOf, languageTag } from '../../src/domain/languages/rules';
import { routes } from '../../src/domain/routes';
import { shareOf } from '../../src/domain/translations/rules';

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

describe('figures', () => {
  it('are grouped as each language does, in the digits everybody here reads', () => {
    expect(formatNumber(1_234_567.891, 'vi')).toBe('1.234.567,89');
    expect(formatNumber(1_234_567.891, 'en')).toBe('1,234,567.89');
    expect(formatNumber(1_234_567.891, 'ja')).toBe('1,234,567.89');
    expect(formatNumber(1_234_567.891, 'de')).toBe('1.234.567,89');
    for (const code of ['ar', 'fa', 'bn', 'mr', 'th']) expect(formatNumber(1_234, code), code).toMatch(/^[\d.,٬]+$/);
    expect(formatCompact(12_400, 'ja')).toBe('12.4K');
    expect(formatPercent(71.3, 'de')).toBe('71,3%');
    expect(formatMoney(1_500_000)).toBe('1.500.000 VNĐ');
  });

  it('are written as in English for what is no language', () => {
    for (const odd of ['xx', 'qq', '', 'klingon', '../x', 'i-x', 'e']) {
      expect(formatNumber(1_234.5, odd), odd).toBe('1,234.5');
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
