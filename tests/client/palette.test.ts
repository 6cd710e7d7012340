import { describe, expect, it } from 'vitest';
import { foundGroups } from '../../src/admin/palette/entries';
import { marksOf, rankOf } from '../../src/admin/palette/match';
import { openPages } from '../../src/admin/palette/openPages';
import { allGrants, toAccessMap } from '../../src/domain/access';
import { defaultGrants, roleNames } from '../../src/domain/roles';
import { mayOpen, routeNames, routes } from '../../src/domain/routes';
import { isSearchable, readAsked } from '../../src/domain/search/words';
import { oddGroups } from '../support/console/walker';

const rank = (text: string, asked: string) => rankOf(text, readAsked(asked));
const marked = (text: string, asked: string) =>
  marksOf(text, readAsked(asked).words).map(([start, end]) => text.slice(start, end));

describe('a typed text', () => {
  it('is taken apart without accents, mark and white space', () => {
    expect(readAsked('  Đà   NẴNG đà ')).toEqual({
      tagged: false,
      phrase: 'da nang da',
      exact: 'đà nẵng đà',
      words: ['da', 'nang'],
      tag: 'danangda',
    });
    expect(readAsked('# Tết Về')).toEqual({
      tagged: true,
      phrase: 'tet ve',
      exact: 'tết về',
      words: ['tet', 've'],
      tag: 'tetve',
    });
    expect(readAsked('##')).toEqual({ tagged: true, phrase: '', exact: '', words: [], tag: '' });
  });

  it('is long enough from two letters on, not counting the mark', () => {
    for (const text of ['', ' ', 'a', ' ă ', '#a', '###', '# # a', '--', 'a_'])
      expect(isSearchable(text), text).toBe(false);
    for (const text of ['ab', 'đ b', '#ab', '77']) expect(isSearchable(text), text).toBe(true);
  });
});

it('leads to requests and users that were found, where they may be opened', () => {
  const hit = (id: string) => ({ id, code: 'YC-1', name: 'Măng', picture: null });
  const answer = { requests: [hit('r1')], users: [hit('u1')] };
  const choicesOf = (access: Parameters<typeof foundGroups>[3]) =>
    foundGroups(answer, 'măng', (key) => key, access).flatMap(({ name, entries }) =>
      entries.map(({ choice }) => [name, choice]),
    );
  expect(choicesOf(toAccessMap(allGrants))).toEqual([
    ['page.requests', { to: '/campaigns/request/r1/view' }],
    ['page.users', { to: '/users/u1/view' }],
  ]);
  expect(choicesOf(toAccessMap([]))).toEqual([]);
});

describe('a match', () => {
  it('ranks the beginning before words, words before the inside, the phrase before its words apart', () => {
    expect(rank('Khách hàng', 'khach')).toBe(0);
    expect(rank('Khách hàng', 'HÀNG')).toBe(1);
    expect(rank('Khách hàng', 'ach ha')).toBe(2);
    expect(rank('Khách hàng', 'ach')).toBe(2);
    expect(rank('Khách hàng', 'hang khach')).toBe(3);
  });

  it('needs every word, and short ones at the beginning of a word', () => {
    expect(rank('Khách hàng', 'khach xyz')).toBeNull();
    expect(rank('Khách hàng', 'ch')).toBeNull();
    expect(rank('Khách hàng', 'ha')).toBe(1);
    expect(rank('Khách hàng', 'kh')).toBe(0);
  });
});

describe('what is marked', () => {
  it('keeps the accents of the text, composed or apart', () => {
    expect(marked('Hải sản Đà Nẵng', 'da nang')).toEqual(['Đà', 'Nẵng']);
    const apart = 'Hải sản Đà Nẵng'.normalize('NFD');
    expect(marked(apart, 'nẵng')).toEqual(['Nẵng'.normalize('NFD')]);
    expect(marked('😀 Đẹp Đẹp', 'dep')).toEqual(['Đẹp', 'Đẹp']);
  });

  it('is nothing where nothing was asked, and never overlaps', () => {
    expect(marked('Đà Nẵng', '')).toEqual([]);
    expect(marked('Nangnang', 'nang nangna')).toEqual(['Nangnang']);
    expect(marked('KOL0001', 'ol00')).toEqual(['OL00']);
  });

  it('leaves short words inside others alone', () => {
    expect(marked('Anh Lan', 'an')).toEqual(['An']);
  });
});

describe('the pages it leads to', () => {
  const groups = { ...defaultGrants, ...oddGroups(allGrants) };
  const inConsole = routeNames.filter((name) => routes[name].layout === 'console');
  const addressed = inConsole.filter((name) => !routes[name].path.includes(':'));

  it.each([...roleNames, ...Object.keys(oddGroups(allGrants))])('are those %s may open', (role) => {
    const access = toAccessMap(groups[role as keyof typeof groups]);
    const { pages, creations } = openPages(inConsole, access);
    expect([...pages, ...creations].toSorted()).toEqual(addressed.filter((name) => mayOpen(name, access)).toSorted());
  });
});
