import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readProfileUrl } from '../../src/domain/kols/profileUrl';
import { type Network, networks } from '../../src/domain/networks';

const uc = 'UCaBcDeFgHiJkLmNoPqRsTuV';

/** What people paste, and the one address it stands for. */
const accounts: [pasted: string, url: string, network?: Network][] = [
  ['https://www.facebook.com/sontungmtp', 'https://facebook.com/sontungmtp'],
  ['https://facebook.com/sontungmtp/', 'https://facebook.com/sontungmtp'],
  ['http://facebook.com/SonTungMTP', 'https://facebook.com/sontungmtp'],
  ['HTTPS://WWW.FACEBOOK.COM/SONTUNGMTP', 'https://facebook.com/sontungmtp'],
  ['facebook.com/sontungmtp', 'https://facebook.com/sontungmtp'],
  ['www.facebook.com/sontungmtp', 'https://facebook.com/sontungmtp'],
  ['//facebook.com/sontungmtp', 'https://facebook.com/sontungmtp'],
  ['  https://facebook.com/sontungmtp \n', 'https://facebook.com/sontungmtp'],
  ['\u200bhttps://facebook.com/sontungmtp\ufeff', 'https://facebook.com/sontungmtp'],
  ['https://facebook.com./sontungmtp', 'https://facebook.com/sontungmtp'],
  ['https://fb.com/sontungmtp', 'https://facebook.com/sontungmtp'],
  ['https://www.fb.com/sontungmtp', 'https://facebook.com/sontungmtp'],
  ['https://m.facebook.com/sontungmtp', 'https://facebook.com/sontungmtp'],
  ['https://mbasic.facebook.com/sontungmtp', 'https://facebook.com/sontungmtp'],
  ['https://web.facebook.com/sontungmtp', 'https://facebook.com/sontungmtp'],
  ['https://business.facebook.com/sontungmtp', 'https://facebook.com/sontungmtp'],
  ['https://vi-vn.facebook.com/sontungmtp', 'https://facebook.com/sontungmtp'],
  ['https://facebook.com/sontungmtp?fbclid=IwAR0abc&mibextid=ZbWKwL', 'https://facebook.com/sontungmtp'],
  ['https://facebook.com/sontungmtp#about', 'https://facebook.com/sontungmtp'],
  ['https://www.facebook.com/sontungmtp/about', 'https://facebook.com/sontungmtp'],
  ['https://www.facebook.com/sontungmtp/photos/?ref=page_internal', 'https://facebook.com/sontungmtp'],
  ['https://www.facebook.com/pg/sontungmtp/about/', 'https://facebook.com/sontungmtp'],
  ['https://www.facebook.com/chi.pu.official', 'https://facebook.com/chi.pu.official'],
  ['https://www.facebook.com/profile.php?id=100044567890123', 'https://facebook.com/profile.php?id=100044567890123'],
  [
    'https://m.facebook.com/profile.php?sk=about&id=100044567890123&ref=x',
    'https://facebook.com/profile.php?id=100044567890123',
  ],
  [
    'https://www.facebook.com/people/Nguyễn-Văn-A/100044567890123/',
    'https://facebook.com/profile.php?id=100044567890123',
  ],
  ['https://www.facebook.com/100044567890123', 'https://facebook.com/profile.php?id=100044567890123'],
  ['https://www.facebook.com/pages/Ten-Trang/123456789012', 'https://facebook.com/profile.php?id=123456789012'],
  [
    'https://www.facebook.com/pages/category/Artist/Ten-Trang-123456789012/',
    'https://facebook.com/profile.php?id=123456789012',
  ],
  ['https://www.facebook.com/p/Ten-Trang-100064567890123/', 'https://facebook.com/profile.php?id=100064567890123'],
  ['https://www.facebook.com/Ten-Trang-123456789012/', 'https://facebook.com/profile.php?id=123456789012'],
  ['https://www.facebook.com/groups/MeVaBe/', 'https://facebook.com/groups/mevabe'],
  ['https://www.facebook.com/groups/1234567890/members', 'https://facebook.com/groups/1234567890'],
  ['https://facebook.com/B%E1%BA%BFpNh%C3%A0', 'https://facebook.com/bếpnhà'],
  ['@sontungmtp', 'https://facebook.com/sontungmtp', 'facebook'],
  ['https://www.instagram.com/chautuyet/', 'https://instagram.com/chautuyet'],
  ['instagram.com/ChauTuyet', 'https://instagram.com/chautuyet'],
  ['https://instagram.com/chautuyet?igsh=MzRlODBiNWFlZA==', 'https://instagram.com/chautuyet'],
  ['https://m.instagram.com/chautuyet', 'https://instagram.com/chautuyet'],
  ['https://instagram.com/_u/chautuyet/', 'https://instagram.com/chautuyet'],
  ['https://instagr.am/chautuyet', 'https://instagram.com/chautuyet'],
  ['https://www.instagram.com/chautuyet/reels/', 'https://instagram.com/chautuyet'],
  ['https://instagram.com/@chau_tuyet.99', 'https://instagram.com/chau_tuyet.99'],
  ['@ChauTuyet', 'https://instagram.com/chautuyet', 'instagram'],
  ['https://www.tiktok.com/@bep.nha', 'https://tiktok.com/@bep.nha'],
  ['https://m.tiktok.com/@Bep.Nha/', 'https://tiktok.com/@bep.nha'],
  ['tiktok.com/@bep.nha?is_from_webapp=1&sender_device=pc', 'https://tiktok.com/@bep.nha'],
  ['https://www.tiktok.com/@bep.nha/live', 'https://tiktok.com/@bep.nha'],
  ['https://www.tiktok.com/bep.nha', 'https://tiktok.com/@bep.nha'],
  ['@bep.nha', 'https://tiktok.com/@bep.nha', 'tiktok'],
  ['https://www.youtube.com/@KhoaiLangThang', 'https://youtube.com/@khoailangthang'],
  ['https://m.youtube.com/@KhoaiLangThang/videos', 'https://youtube.com/@khoailangthang'],
  ['youtube.com/@khoailangthang?si=abcdef', 'https://youtube.com/@khoailangthang'],
  ['https://www.youtube.com/@ẨmThựcMẹLàm', 'https://youtube.com/@ẩmthựcmẹlàm'],
  ['https://www.youtube.com/@%E1%BA%A8mTh%E1%BB%B1cM%E1%BA%B9L%C3%A0m/featured', 'https://youtube.com/@ẩmthựcmẹlàm'],
  ['https://youtube.com/c/KhoaiLangThang', 'https://youtube.com/c/khoailangthang'],
  ['https://youtube.com/user/KhoaiLangThang/', 'https://youtube.com/user/khoailangthang'],
  ['https://youtube.com/KhoaiLangThang', 'https://youtube.com/c/khoailangthang'],
  [`https://www.youtube.com/channel/${uc}`, `https://youtube.com/channel/${uc}`],
  [`https://music.youtube.com/channel/${uc}?feature=share`, `https://youtube.com/channel/${uc}`],
  [`https://studio.youtube.com/channel/${uc}/videos`, `https://youtube.com/channel/${uc}`],
  ['@KhoaiLangThang', 'https://youtube.com/@khoailangthang', 'youtube'],
];

/** What is no account, and why. */
const refused: [pasted: string, error: string, network?: Network][] = [
  ['', 'social_url_missing'],
  [' \u200b ', 'social_url_missing'],
  ['son tung', 'social_url_invalid'],
  ['https://facebook.com/ sontungmtp', 'social_url_invalid'],
  ['@sontungmtp', 'social_url_invalid'],
  ['sontungmtp', 'social_url_invalid'],
  ['https://facebook.com', 'social_url_invalid'],
  ['https://www.tiktok.com/', 'social_url_invalid'],
  ['https://facebook.com.evil.example/sontungmtp', 'social_url_invalid'],
  ['https://evilfacebook.com/sontungmtp', 'social_url_invalid'],
  ['https://evil.example/facebook.com/sontungmtp', 'social_url_invalid'],
  ['https://facebook.com@evil.example/sontungmtp', 'social_url_invalid'],
  ['https://user:secret@facebook.com/sontungmtp', 'social_url_invalid'],
  ['https://facebook.com:8443/sontungmtp', 'social_url_invalid'],
  ['https://facebook.com\\@evil.example/x', 'social_url_invalid'],
  ['https://fаcebook.com/sontungmtp', 'social_url_invalid'],
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Fevil.example', 'social_url_invalid'],
  ['javascript:alert(1)//facebook.com/x', 'social_url_invalid'],
  ['data:text/html,facebook.com', 'social_url_invalid'],
  ['ftp://facebook.com/sontungmtp', 'social_url_invalid'],
  ['https://facebook.com/%E0%A4%A', 'social_url_invalid'],
  ['https://facebook.com/<script>', 'social_url_invalid'],
  ['https://instagram.com/tên-có-dấu', 'social_url_invalid'],
  ['https://youtube.com/channel/UCshort', 'social_url_invalid'],
  ['https://zalo.me/0912345678', 'social_url_invalid'],
  ['https://vm.tiktok.com/ZSabc123/', 'social_url_is_short'],
  ['https://vt.tiktok.com/ZSabc123/', 'social_url_is_short'],
  ['https://www.tiktok.com/t/ZSabc123/', 'social_url_is_short'],
  ['https://fb.me/sontung', 'social_url_is_short'],
  ['https://www.facebook.com/share/1AbCdEf/', 'social_url_is_short'],
  ['https://bit.ly/3abc', 'social_url_is_short'],
  ['https://youtu.be/dQw4w9WgXcQ', 'social_url_not_profile'],
  ['https://youtu.be/@linhnguyen', 'social_url_is_video'],
  ['youtu.be/@linhnguyen?si=abc', 'social_url_is_video'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'social_url_not_profile'],
  ['https://youtube.com/shorts/dQw4w9WgXcQ', 'social_url_not_profile'],
  ['https://fb.watch/abc123/', 'social_url_not_profile'],
  ['https://www.facebook.com/sontungmtp/posts/pfbid02abc', 'social_url_not_profile'],
  ['https://www.facebook.com/sontungmtp/videos/123456789', 'social_url_not_profile'],
  ['https://www.facebook.com/groups/mevabe/posts/123', 'social_url_not_profile'],
  ['https://www.facebook.com/profile.php', 'social_url_not_profile'],
  ['https://www.facebook.com/watch/?v=123', 'social_url_not_profile'],
  ['https://www.instagram.com/p/CabcDEF/', 'social_url_not_profile'],
  ['https://www.instagram.com/chautuyet/reel/CabcDEF/', 'social_url_not_profile'],
  ['https://www.instagram.com/stories/chautuyet/123/', 'social_url_not_profile'],
  ['https://www.tiktok.com/@bep.nha/video/7123456789', 'social_url_not_profile'],
  ['https://www.tiktok.com/tag/bepnha', 'social_url_not_profile'],
  ['https://facebook.com/sontungmtp', 'social_type_invalid', 'tiktok'],
];

describe('the address of an account', () => {
  it('is tried in at least 60 shapes people paste', () => {
    expect(accounts.length).toBeGreaterThanOrEqual(60);
  });
  it.each(accounts)('%s is %s', (pasted, url, network) => {
    const social_type = network ?? /https:\/\/(\w+)\./.exec(url)?.[1];
    expect(readProfileUrl(pasted, network)).toEqual({ social_type, url });
  });
  it.each(accounts)('of %s is read the same once more', (_pasted, url) => {
    expect(readProfileUrl(url)).toMatchObject({ url });
  });
  it.each(refused)('%j is refused with %s', (pasted, error, network) => {
    expect(readProfileUrl(pasted, network)).toEqual({ error });
  });
});

describe('an address that is read at once', () => {
  // In other letters the scheme has to be taken apart first.
  const handles = fc.stringMatching(/^@?[A-Za-z0-9_][A-Za-z0-9_.]{0,30}$/);

  it('says what it says where it has to be taken apart', () => {
    fc.assert(
      fc.property(fc.constantFrom(...networks), handles, fc.constantFrom('', 'www.'), (network, handle, www) => {
        const plain = `://${www}${network}.com/${handle}`;
        expect(readProfileUrl(`https${plain}`)).toEqual(readProfileUrl(`HTTPS${plain}`));
      }),
      {
        numRuns: 2000,
        examples: [
          ['facebook', 'profile.php', ''],
          ['facebook', 'watch', 'www.'],
          ['youtube', 'c', ''],
        ],
      },
    );
  });
});
