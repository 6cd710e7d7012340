import { describe, expect, it } from 'vitest';
import { hashtagOf, hashtagsTyped, plainTag, tagsIn } from '../src/domain/hashtags/rules';

describe('a hashtag', () => {
  it('is letters of any script, digits and underscores, with a letter, of 100 characters at most', () => {
    expect(['Tết', 'tet_2026', '日本語', 'ไทย', 'สวัสดี', 'a'.repeat(100)].map(hashtagOf)).not.toContain(null);
    expect(['', '#', '2026', '___', 'hai từ', 'vui🎉', 'a-b', 'a'.repeat(101)].map(hashtagOf)).toEqual(
      Array.from({ length: 8 }, () => null),
    );
  });

  it('is kept composed, without its mark however wide', () => {
    expect(hashtagOf(' ##Tê\u0301t ')).toBe('Tết');
    expect(hashtagOf('＃Tết')).toBe('Tết');
  });

  it('is one with others of other case and accents; a Turkish dotless i is another letter', () => {
    expect(plainTag('#SữaMinhChâu')).toBe(plainTag('suaminhchau'));
    expect(plainTag('ĐÀLẠT')).toBe('dalat');
    expect(plainTag('İSTANBUL')).toBe(plainTag('istanbul'));
    expect(plainTag('ısı')).not.toBe(plainTag('isi'));
  });
});

describe('the hashtags of a caption', () => {
  it('begin with a mark that stands in no word, address or entity', () => {
    const caption = 'Xem https://a.vn/trang#phan, A&#39;B, so#1, C#minor (#Tết)#Vui ##Xuân ＃rộng #2026 #vui🎉nha';
    expect(tagsIn(caption, [])).toEqual(['Tết', 'Vui', 'rộng']);
  });

  it('are each once, those of the field before them, and 500 where there are 500', () => {
    expect(tagsIn('#Tet #TẾT #xuân', ['Tết', '#một hai'])).toEqual(['Tết', 'xuân']);
    const many = Array.from({ length: 500 }, (_, n) => `tag${n}`);
    expect(tagsIn(many.map((tag) => `#${tag}`).join(' '), [])).toEqual(many);
  });

  it('typed into one line are split on commas and blanks', () => {
    expect(hashtagsTyped('#Tết, xuan  2026,tet')).toEqual(['Tết', 'xuan']);
  });
});
