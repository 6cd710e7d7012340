import { afterAll, expect, it, vi } from 'vitest';
import { catalogues } from '../../../domain/locales';
import { doneWords, plannedWords } from './effectWords';
import { countEffects } from './outcome';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('window', { location: { pathname: '/' } });
afterAll(() => {
  vi.unstubAllGlobals();
});

const told = async (language: 'vi' | 'en', kind: 'posts' | 'kols') => {
  const { createI18nProvider } = await import('../../../providers/i18nProvider');
  const { translate } = await createI18nProvider(language, catalogues[language], catalogues[language]);
  return { kind, translate, language };
};

it('says of what an import adds and changes so many', async () => {
  const [vn, en] = [await told('vi', 'posts'), await told('en', 'posts')];
  expect(plannedWords({ adds: 2, changes: 0 }, vn)).toBe('Thêm 2 bài');
  expect(plannedWords({ adds: 0, changes: 1 }, vn)).toBe('Sửa 1 bài');
  expect(plannedWords({ adds: 1, changes: 0 }, en)).toBe('Add 1 post');
  expect(plannedWords({ adds: 1_200, changes: 3 }, en)).toBe('Add 1,200 posts, change 3');
});

it('tells changes that wait apart from those that were made', async () => {
  const en = await told('en', 'kols');
  const row = { row: 2, action: 'update' as const, changes: [] };
  const rows = [
    { ...row, effect: 'adds' },
    { ...row, effect: 'changes' },
    { ...row, effect: 'changes', held: true },
    { ...row, effect: 'nothing' },
  ];
  expect(countEffects(rows)).toEqual({ adds: 1, changes: 2, nothing: 1, held: 1 });
  expect(doneWords(countEffects(rows), en)).toBe('Added 1 KOL, changed 1 · 1 change waits for approval');
  expect(doneWords({ adds: 0, changes: 2, held: 2 }, en)).toBe('2 changes wait for approval');
  expect(doneWords({ adds: 0, changes: 2 }, en)).toBe('Changed 2 KOLs');
});
