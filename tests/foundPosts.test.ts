import { describe, expect, it } from 'vitest';
import {
  fittingSows,
  isStrong,
  lackingSow,
  missingReason,
  postingPeriod,
  reminderOn,
} from '../src/domain/campaigns/foundPosts';
import { type CampaignMarks, captionPieces, marksIn } from '../src/domain/captionMarks';
import { areGone } from '../src/domain/networkReadings';

const campaign: CampaignMarks = {
  keywords: ['gạo nếp', 'Tết', '#TetVeBenMamCom', 'C++'],
  brand: { name: 'Nếp Làng', code: 'NEPLANG', website: 'https://www.facebook.com/gao.neplang' },
  tags: ['NepLangNgon'],
  slugs: ['Tet-2027', 'abc2345'],
  targets: ['https://www.shop.example/gao-nep/?utm_source=tiktok'],
};
const home = 'https://kolhub.example';
const marks = (caption: string | null) => marksIn(caption, campaign, home).map(({ kind, text }) => `${kind} ${text}`);

describe('marks in a caption', () => {
  it.each([
    ['Nấu GẠO  NẾP sao cho dẻo', ['keyword gạo nếp']],
    ['nau gao nep moi ngay', ['keyword gạo nếp']],
    ['gạo, nếp', ['keyword gạo nếp']],
    ['ga\u0323o ne\u0302\u0301p'.normalize('NFD'), ['keyword gạo nếp']],
    ['Tết!', ['keyword Tết']],
    ['tếtt, utết, tết_nay', ['keyword Tết']],
    ['tếtt, utết', []],
    ['gạo tẻ và nếp', []],
    ['Cơm nhà #tetvebenmamcom', ['tag tetvebenmamcom']],
    ['Cơm nhà ＃NẾPLÀNGNGON!', ['tag NẾPLÀNGNGON']],
    ['#NepLangNgonQua', []],
    ['Cảm ơn @nep.lang_official.', ['mention @nep.lang_official']],
    ['Cảm ơn @gao.neplang nhé', ['mention @gao.neplang']],
    ['Cảm ơn @NepLangFake', []],
    ['thư tới a@neplang', []],
    ['Nhà mình hay ăn nếp làng', ['keyword Nếp Làng']],
    ['Mua ở (https://kolhub.example/s/tet-2027)!', ['link https://kolhub.example/s/tet-2027']],
    ['kolhub.example/s/ABC2345', ['link kolhub.example/s/ABC2345']],
    ['https://elsewhere.example/s/abc2345', []],
    ['https://kolhub.example/s/abc23456', []],
    ['ở đây:https://shop.example/gao-nep?x=1#top.', ['link https://shop.example/gao-nep?x=1#top']],
    ['https://shop.example/gao-nep-khac', []],
    ['https://a.example/tết/gạo-nếp', []],
    ['', []],
    [null, []],
  ])('%s', (caption, found) => {
    expect(marks(caption)).toEqual(found);
  });

  it('are told each once, links and tags being more than words', () => {
    const found = marksIn('#TetVeBenMamCom tết TẾT #tetvebenmamcom', campaign, home);
    expect(found).toEqual([
      { kind: 'tag', text: 'TetVeBenMamCom' },
      { kind: 'keyword', text: 'Tết' },
    ]);
    expect(isStrong(found)).toBe(true);
    expect(isStrong([{ kind: 'keyword' }])).toBe(false);
    expect(isStrong([])).toBe(false);
  });

  it('are found in any address of ours where the product does not know its own', () => {
    expect(marksIn('https://any.example/s/abc2345', campaign, null)).toEqual([
      { kind: 'link', text: 'https://any.example/s/abc2345' },
    ]);
  });

  it('keywords without a word or a letter find nothing', () => {
    const odd = {
      ...campaign,
      keywords: ['', '   ', '!!!', '#'],
      tags: ['', '#'],
      brand: { name: '?', code: '', website: 'x' },
    };
    expect(marksIn('!!! # ? @ x', odd, home)).toEqual([]);
  });

  it.each([
    ['one word', 'a'.repeat(20_000)],
    ['dots', 'a.'.repeat(10_000)],
    ['marks', '#'.repeat(20_000)],
    ['handles', '@a'.repeat(10_000)],
    ['brackets', '('.repeat(20_000)],
    ['exclamations', `a${'!'.repeat(19_998)}b`],
    ['links', 'a.vn '.repeat(4_000)],
    ['keywords', 'gạo '.repeat(5_000)],
  ])('a caption of 20,000 characters is read whole: %s', (_name, long) => {
    expect(marksIn(`${long} tết`, campaign, home)).toEqual([{ kind: 'keyword', text: 'Tết' }]);
    expect(captionPieces(`${long} tết`, [{ kind: 'keyword', text: 'Tết' }]).at(-1)).toEqual({
      text: 'tết',
      kind: 'keyword',
    });
  });
});

describe('a caption cut at its marks', () => {
  it('loses nothing of itself', () => {
    const caption = 'Gạo nếp ngon, ghé https://shop.example/gao-nep nhé @neplang #TetVeBenMamCom tết';
    const found = marksIn(caption, campaign, home);
    const pieces = captionPieces(caption, found);
    expect(pieces.map(({ text }) => text).join('')).toBe(caption);
    expect(pieces.filter(({ kind }) => kind).map(({ kind, text }) => [kind, text])).toEqual([
      ['keyword', 'Gạo nếp'],
      ['link', 'https://shop.example/gao-nep'],
      ['mention', '@neplang'],
      ['tag', '#TetVeBenMamCom'],
      ['keyword', 'tết'],
    ]);
  });

  it('is one piece without marks, and none where it is empty', () => {
    expect(captionPieces('Xin chào', [])).toEqual([{ text: 'Xin chào', kind: null }]);
    expect(captionPieces('', [])).toEqual([]);
  });
});

describe('the SOW of a found post', () => {
  const sow = (id: string, posted: number) => ({ id, posted, post_count: 2 });

  it('is the only one that lacks posts', () => {
    expect(lackingSow([sow('a', 2), sow('b', 1)])?.id).toBe('b');
    expect(lackingSow([sow('a', 0), sow('b', 1)])).toBeNull();
    expect(lackingSow([sow('a', 2)])).toBeNull();
  });

  it('may be any where none lacks posts', () => {
    expect(fittingSows([sow('a', 2), sow('b', 3)]).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(fittingSows([sow('a', 2), sow('b', 0)]).map(({ id }) => id)).toEqual(['b']);
  });
});

describe('when posts are a campaign’s', () => {
  const days = { start_date: '2026-03-01', end_date: '2026-03-31' };

  it('from its first day on, and of one that is settled for a week after its last', () => {
    expect(postingPeriod({ ...days, status: 'on_going' })).toEqual({
      from: new Date('2026-02-28T17:00:00Z'),
      until: null,
    });
    expect(postingPeriod({ ...days, status: 'liquidation' }).until).toEqual(new Date('2026-04-07T17:00:00Z'));
    expect(postingPeriod({ ...days, end_date: null, status: 'liquidation' }).until).toBeNull();
  });

  it.each([
    ['2026-03-27', null],
    ['2026-03-28', 'before'],
    ['2026-03-31', 'before'],
    ['2026-04-01', 'after'],
    ['2026-04-02', null],
  ])('people are reminded on %s: %s', (today, when) => {
    expect(reminderOn('2026-03-31', today)).toBe(when);
    expect(reminderOn(null, today)).toBeNull();
  });
});

describe('why posts are missing', () => {
  const now = new Date('2026-03-10T00:00:00Z');
  const known = {
    has_account: true,
    is_connected: true,
    read_at: '2026-03-09T00:00:00Z',
    is_gone: false,
    found: 0,
    unmarked: [],
  };
  const old = '2026-03-06T23:00:00Z';

  it.each([
    [{}, 'not_posted'],
    [{ unmarked: ['x'] }, 'without_tag'],
    [{ unmarked: ['x'], read_at: old }, 'not_answering'],
    [{ found: 1, read_at: old }, 'found'],
    [{ found: 1, is_gone: true }, 'private_or_gone'],
    [{ read_at: null, is_gone: true }, 'never_read'],
    [{ read_at: null, is_connected: false }, 'not_connected'],
    [{ is_connected: false, has_account: false }, 'no_account'],
  ])('%o: %s', (facts, reason) => {
    expect(missingReason({ ...known, ...facts }, now, 24)).toBe(reason);
  });

  it.each([
    ['instagram', ['not_found'], true],
    ['instagram', ['not_told'], true],
    ['tiktok', ['not_told'], false],
    ['facebook', ['other_account', 'not_found'], true],
    ['facebook', ['not_found', null], false],
    ['youtube', ['unavailable'], false],
    ['youtube', [], false],
  ] as const)('of %s, last %o: gone is %s', (network, reasons, isGone) => {
    expect(areGone(network, reasons)).toBe(isGone);
  });

  it('a network asked ever so rarely is waited for', () => {
    expect(missingReason({ ...known, read_at: old }, now, 168)).toBe('not_posted');
    expect(missingReason({ ...known, read_at: old }, now, null)).toBe('not_answering');
  });
});
