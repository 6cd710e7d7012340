import { networkOfUrl } from './networks';

/** Posts a network shows at several addresses: where the name of the post stands in them, and how they are spelled. */
const several = {
  instagram: {
    named: /^https:\/\/instagram\.com\/(?:[\w.]+\/)?(?:p|reel|reels|tv)\/([\w-]+)$/,
    spelled: ['instagram.com/p/', 'instagram.com/reel/', 'instagram.com/reels/', 'instagram.com/tv/'],
  },
  youtube: {
    named: /^https:\/\/youtube\.com\/(?:watch\?v=|shorts\/|live\/|embed\/|v\/)([\w-]{11})$/,
    spelled: [
      'youtube.com/watch?v=',
      'youtube.com/shorts/',
      'youtube.com/live/',
      'youtube.com/embed/',
      'youtube.com/v/',
    ],
  },
} as const;

/**
 * The addresses, each as `canonicalPostUrl` spells it, at which a network shows the same post: Instagram's reel also as a
 * post, YouTube's short also as a video. The first is the same for all of them, so that it says which post it is.
 */
export function postSpellings(canonical: string): readonly string[] {
  const network = networkOfUrl(canonical);
  if (network !== 'instagram' && network !== 'youtube') return [canonical];
  const { named, spelled } = several[network];
  const name = named.exec(canonical)?.[1];
  if (!name) return [canonical];
  const all = spelled.map((before) => `https://${before}${name}`);
  return all.includes(canonical) ? all : [...all, canonical];
}

/** One name for a post, however its address is spelled. */
export const postName = (canonical: string): string => postSpellings(canonical)[0] ?? canonical;
