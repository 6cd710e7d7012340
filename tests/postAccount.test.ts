import { describe, expect, it } from 'vitest';
import { accountOfPost, foreignAccount } from '../src/domain/campaigns/postAccount';

describe('the account a post is of', () => {
  it.each([
    ['https://www.tiktok.com/@An.Nguyen/video/7301?lang=vi', 'https://tiktok.com/@an.nguyen'],
    ['https://www.facebook.com/an.nguyen/posts/123', 'https://facebook.com/an.nguyen'],
    ['https://m.facebook.com/100012345678/videos/1', 'https://facebook.com/profile.php?id=100012345678'],
    [
      'https://facebook.com/permalink.php?story_fbid=1&id=100012345678',
      'https://facebook.com/profile.php?id=100012345678',
    ],
    ['https://www.instagram.com/an_nguyen/reel/Cx1/', 'https://instagram.com/an_nguyen'],
    ['https://www.instagram.com/p/Cx1/', null],
    ['https://www.youtube.com/watch?v=abc', null],
    ['https://youtu.be/abc', null],
    ['https://youtube.com/shorts/abc', null],
    ['https://www.facebook.com/watch/?v=1', null],
    ['https://www.facebook.com/photo/1', null],
    ['https://www.facebook.com/reel/1', null],
    ['https://www.facebook.com/groups/vui/posts/1', null],
    ['https://www.facebook.com/an.nguyen', null],
    ['https://vm.tiktok.com/ZM1/', null],
    ['no address', null],
  ])('of %s', (url, account) => {
    expect(accountOfPost(url)).toBe(account);
  });

  it('is foreign only where that can be told', () => {
    const url = 'https://www.tiktok.com/@other/video/1';
    expect(foreignAccount(url, ['https://tiktok.com/@an', 'https://facebook.com/other'])).toBe(
      'https://tiktok.com/@other',
    );
    expect(foreignAccount(url, ['https://tiktok.com/@an', 'https://tiktok.com/@other'])).toBeNull();
    expect(foreignAccount(url, ['https://facebook.com/an'])).toBeNull();
    expect(foreignAccount(url, [])).toBeNull();
    const numbered = 'https://facebook.com/100012345678/posts/1';
    expect(foreignAccount(numbered, ['https://facebook.com/an.nguyen'])).toBeNull();
    expect(foreignAccount(numbered, ['https://facebook.com/profile.php?id=100000000000'])).not.toBeNull();
  });
});
