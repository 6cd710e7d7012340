import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const words = { rows: { shown_one: '{{count}} row', shown_other: '{{count}} rows' }, ra: { action: { save: 'Save' } } };

describe('a word that is missing', () => {
  const said: string[] = [];
  beforeEach(() => {
    said.length = 0;
    vi.resetModules();
    vi.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  const translateIn = async (language: string) => {
    vi.stubGlobal('window', { location: { pathname: '/' } });
    vi.stubGlobal('localStorage', { getItem: () => null });
    const { createI18nProvider } = await import('../../src/providers/i18nProvider');
    return (await createI18nProvider(language, words, words)).translate;
  };

  it('is said in the console, once', async () => {
    const translate = await translateIn('en');
    expect([translate('rows.none'), translate('rows.none')]).toEqual(['rows.none', 'rows.none']);
    expect(said).toEqual(['No word: rows.none']);
  });

  it.each(['vi', 'en', 'ja'])('may have forms of the plural that nobody counted for: %s', async (language) => {
    const translate = await translateIn(language);
    expect([translate('rows.shown', { count: 2 }), translate('ra.action.save')]).toEqual(['2 rows', 'Save']);
    expect(said).toEqual([]);
    expect(translate('rows.shown', { count: '2' })).toBe('rows.shown');
    expect(said).toEqual(['No word: rows.shown']);
  });

  it('is none where another text is at hand, or it is a text already', async () => {
    const translate = await translateIn('en');
    expect(translate('resources.kols.fields.name', { _: 'Name' })).toBe('Name');
    expect(translate('ra.page.empty', { _: '' })).toBe('');
    expect(translate('Lan: saved.')).toBe('Lan: saved.');
    expect(said).toEqual([]);
  });

  it('is said outside react-admin too', async () => {
    const { translatorOf } = await import('../../src/domain/locales/translator');
    const say = translatorOf(words);
    expect([say('ra.action.save'), say('rows.shown', { count: 2 }), say('ra.action')]).toEqual([
      ...['Save', 'rows.shown', 'ra.action'],
    ]);
    expect(said).toEqual(['No word: rows.shown', 'No word: ra.action']);
  });
});
