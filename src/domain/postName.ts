/** Where a post's own name stands in an address as `canonicalPostUrl` spells it, and the one address the post is called by. */
const readings: readonly (readonly [RegExp, string])[] = [
  [/^https:\/\/instagram\.com\/(?:[A-Za-z0-9_.]+\/)?(?:p|reels?|tv)\/([A-Za-z0-9_-]+)$/, 'https://instagram.com/p/$1'],
  [
    /^https:\/\/youtube\.com\/(?:watch\?(?:[^&]*&)*v=|shorts\/|live\/|embed\/|v\/)([A-Za-z0-9_-]{11})$/,
    'https://youtube.com/watch?v=$1',
  ],
  // Numbers this long are given once in the whole network, whose account they stand under as well.
  [/^https:\/\/tiktok\.com\/@[^/?]*\/(?:video|photo)\/([0-9]{15,})$/, 'https://tiktok.com/@/video/$1'],
  [
    /^https:\/\/facebook\.com\/(?:reel\/|(?:watch|watch\/live|video\.php)\?(?:[^&]*&)*v=|[^/?]+\/videos\/(?:[^/?]+\/)?)([0-9]{10,})$/,
    'https://facebook.com/watch?v=$1',
  ],
  [
    /^https:\/\/facebook\.com\/(?:permalink|story)\.php\?id=([0-9]+)&story_fbid=([A-Za-z0-9]+)$/,
    'https://facebook.com/$1/posts/$2',
  ],
];

/**
 * One name for a post, however its address, as `canonicalPostUrl` spells it, is written: networks show Instagram's reel also
 * as a post and under its account, YouTube's short also as a video. The function `post_name` of the database says the same.
 */
export function postName(canonical: string): string {
  const reading = readings.find(([named]) => named.test(canonical));
  return reading ? canonical.replace(...reading) : canonical;
}
