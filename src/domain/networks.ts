/** The four social networks (spec 1 §9 Platforms). */
export const networks = ['facebook', 'instagram', 'tiktok', 'youtube'] as const;
export type Network = (typeof networks)[number];

/** Metrics a network publishes for a post (spec 1 §2 KOL detail); the others stay unknown there. */
export const networkMetrics: Record<Network, readonly PostMetric[]> = {
  facebook: ['reaction', 'comment', 'share'],
  instagram: ['view', 'reaction', 'comment', 'share'],
  tiktok: ['view', 'reaction', 'comment', 'share'],
  youtube: ['view', 'reaction', 'comment'],
};

/** What networks call themselves, in every language. */
export const networkNames: Record<Network, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
};

/** Metrics of a post kept in the ledger; `brand_mention` counts mentions of the brand in the discussion. */
export const postMetrics = ['view', 'reaction', 'comment', 'share', 'brand_mention'] as const;
export type PostMetric = (typeof postMetrics)[number];

const hosts: Record<Network, RegExp> = {
  facebook: /(^|\.)(facebook\.com|fb\.com|fb\.watch)$/,
  instagram: /(^|\.)instagram\.com$/,
  tiktok: /(^|\.)tiktok\.com$/,
  youtube: /(^|\.)(youtube\.com|youtu\.be)$/,
};

/** The network an http(s) address belongs to, or null for any other text (spec 1 §5 Post). */
export function networkOfUrl(text: string): Network | null {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return null;
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  if (url.username || url.password || url.port) return null;
  return networks.find((network) => hosts[network].test(url.hostname)) ?? null;
}

const meaningfulParameters = new Set(['v', 'story_fbid', 'id', 'fbid', 'set', 'list']);

/**
 * One spelling per post address, so that the same post is recognised however it was pasted:
 * https, lower-case host without www. or m., no fragment, no tracking parameters, no trailing slash.
 */
export function canonicalPostUrl(text: string): string {
  const url = new URL(text);
  const host = url.hostname.replace(/^(www|m|mobile|web)\./, '');
  const kept = [...url.searchParams]
    .filter(([name]) => meaningfulParameters.has(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const path = url.pathname.replace(/\/+$/, '');
  if (host === 'youtu.be') return `https://youtube.com/watch?v=${path.slice(1)}`;
  const query = new URLSearchParams(kept).toString();
  return `https://${host}${path}${query ? `?${query}` : ''}`;
}

/** Whether a text names a network. */
export function isNetwork(text: string): text is Network {
  return (networks as readonly string[]).includes(text);
}
