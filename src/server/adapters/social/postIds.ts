import { type Network, networkOfUrl } from '../../../domain/networks';

const patterns: Record<Network, readonly RegExp[]> = {
  facebook: [/\/(?:posts|videos|reel)\/(?:[^/]+\/)?(\d+)\/?$/, /^\/(?:permalink|story)\.php$/],
  instagram: [/^\/(?:[\w.]+\/)?(?:p|reel|reels|tv)\/([\w-]+)/],
  tiktok: [/\/(?:video|photo)\/(\d+)/],
  youtube: [/^\/(?:shorts|live|embed|v)\/([\w-]{11})/],
};

/**
 * The id of a post that its address bears, null where it bears none or is another network's. The address itself is never
 * asked for: whoever it may lead to, we do not follow.
 */
export function postIdOf(network: Network, address: string): string | null {
  if (networkOfUrl(address) !== network) return null;
  const url = new URL(address);
  if (network === 'youtube') {
    const id = url.hostname.endsWith('youtu.be') ? url.pathname.slice(1) : url.searchParams.get('v');
    if (id && /^[\w-]{11}$/.test(id)) return id;
  }
  if (network === 'facebook' && url.searchParams.get('story_fbid')) return digits(url.searchParams.get('story_fbid'));
  for (const pattern of patterns[network]) {
    const id = pattern.exec(url.pathname)?.[1];
    if (id) return id;
  }
  return null;
}

const digits = (text: string | null) => (text && /^\d+$/.test(text) ? text : null);
