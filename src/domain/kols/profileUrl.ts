import { type Network, networks } from '../networks';

/** Why a text is not the address of an account. */
export type ProfileUrlError =
  | 'social_url_missing'
  | 'social_url_invalid'
  | 'social_url_is_short'
  | 'social_url_not_profile'
  | 'social_url_is_video'
  | 'social_type_invalid';

/** An account by its one canonical address, or why there is none. */
export type ProfileUrl = { social_type: Network; url: string } | { error: ProfileUrlError };

/** The part after the host, or why there is none. */
type Path = string | ProfileUrlError;

const hosts: Record<Network, RegExp> = {
  facebook: /^((www|m|web|business|mobile|mbasic|touch|free|[a-z]{2}-[a-z]{2})\.)?(facebook|fb)\.com$/,
  instagram: /^((www|m)\.)?(instagram\.com|instagr\.am)$/,
  tiktok: /^((www|m)\.)?tiktok\.com$/,
  youtube: /^((www|m|music|studio)\.)?youtube\.com$/,
};
const shortHosts = /^(vm\.tiktok\.com|vt\.tiktok\.com|fb\.me|bit\.ly|tinyurl\.com|t\.co|goo\.gl)$/;
const videoHosts = /^((www\.)?youtu\.be|(www\.)?fb\.watch)$/;

/** An address as most are, which need not be taken apart to be read. */
const plainAddress = /^https:\/\/(?:www\.)?(facebook|instagram|tiktok|youtube)\.com\/(@?[A-Za-z0-9_][\w.]*)\/?$/;

/**
 * Reads the address of an account as people paste it, a bare handle too where the network is said: one spelling per
 * account, as `https://facebook.com/name` (spec 1 §3 socials). Short links cannot be resolved here and are refused, so
 * are addresses of posts.
 */
export function readProfileUrl(text: string, network?: Network | null): ProfileUrl {
  const [, host, name = ''] = plainAddress.exec(text) ?? [];
  const plain = networks.find((one) => one === host);
  if (plain) return accountOf(plain, [name], '', network);
  const given = text
    .normalize('NFC')
    .replace(/[\u200B-\u200D\u2060\uFEFF]/g, '')
    .trim();
  if (!given) return { error: 'social_url_missing' };
  const handle = /^@([\p{L}\p{M}\p{N}._-]+)$/u.exec(given)?.[1];
  const url = handle ? (network ? addressOf(network, handle) : null) : parsed(given);
  if (!url) return { error: 'social_url_invalid' };
  if (shortHosts.test(url.hostname)) return { error: 'social_url_is_short' };
  if (/^(www\.)?youtu\.be$/.test(url.hostname) && url.pathname.startsWith('/@'))
    return { error: 'social_url_is_video' };
  if (videoHosts.test(url.hostname)) return { error: 'social_url_not_profile' };
  const social_type = (Object.keys(hosts) as Network[]).find((one) => hosts[one].test(url.hostname));
  const segments = segmentsOf(url);
  if (!social_type || !segments) return { error: 'social_url_invalid' };
  return accountOf(social_type, segments, url.searchParams.get('id') ?? '', network);
}

function accountOf(social_type: Network, segments: string[], id: string, network?: Network | null): ProfileUrl {
  if (network && network !== social_type) return { error: 'social_type_invalid' };
  const path = paths[social_type](segments, id);
  return isError(path) ? { error: path } : { social_type, url: `https://${social_type}.com/${path}` };
}

const isError = (path: Path): path is ProfileUrlError => path.startsWith('social_');

function addressOf(network: Network, handle: string): URL {
  const at = network === 'tiktok' || network === 'youtube' ? '@' : '';
  return new URL(`https://${network}.com/${at}${handle}`);
}

function parsed(text: string): URL | null {
  // A backslash or a control character makes browsers and servers read different hosts.
  if (/[\s\\\p{Cc}]/u.test(text)) return null;
  const address = /^https?:/i.test(text) ? text : `https://${text.replace(/^\/+/, '')}`;
  const url = urlOf(address);
  if (!url) return null;
  if (url.username || url.password || url.port) return null;
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
  return url;
}

function urlOf(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/** The parts of the path as people read them; null where one is not text. */
function segmentsOf(url: URL): string[] | null {
  try {
    const parts = url.pathname.split('/').map((part) => decodeURIComponent(part).normalize('NFC'));
    return parts.filter(Boolean);
  } catch {
    return null;
  }
}

const withoutAt = (part: string) => part.replace(/^@/, '');
const lower = (part: string) => part.toLowerCase();

const facebookSections = new Set(
  'about photos photos_by videos reels followers following friends community mentions events reviews map likes services shop live_videos music'.split(
    ' ',
  ),
);
const facebookPages = new Set(
  'watch reel reels story.php permalink.php photo photo.php photos video.php videos events marketplace gaming login login.php sharer sharer.php hashtag help policies l.php dialog plugins home.php stories ads settings search messages notifications friends bookmarks posts pages groups people p pg public live media business'.split(
    ' ',
  ),
);

function facebookPath(segments: string[], id: string): Path {
  const [first = '', second = '', third = '', ...more] = segments;
  const kind = lower(first);
  if (kind === 'profile.php') return facebookId(id);
  if (kind === 'share') return 'social_url_is_short';
  if (kind === 'people' && more.length === 0) return facebookId(third);
  if (kind === 'p') return facebookId(trailingId(second));
  if (kind === 'pages') return facebookId(trailingId(second === 'category' ? (more[0] ?? '') : third || second));
  if (kind === 'pg') return facebookPath(segments.slice(1), id);
  if (kind === 'groups' && second && (!third || facebookSections.has(lower(third)) || third === 'members')) {
    return isName(second) ? `groups/${lower(second)}` : 'social_url_invalid';
  }
  if (facebookPages.has(kind)) return 'social_url_not_profile';
  if (third || (second && !facebookSections.has(lower(second)))) return 'social_url_not_profile';
  const name = withoutAt(first);
  if (!isName(name)) return 'social_url_invalid';
  const number = /^\d+$/.test(name) ? name : /-(\d{9,})$/.exec(name)?.[1];
  return number ? facebookId(number) : lower(name);
}

const isName = (name: string) => /^[\p{L}\p{M}\p{N}._-]{2,100}$/u.test(name) && /[\p{L}\p{N}]/u.test(name);
const trailingId = (part: string) => /(?:^|-)(\d+)$/.exec(part)?.[1] ?? '';
const facebookId = (id: string): Path => (/^\d{5,20}$/.test(id) ? `profile.php?id=${id}` : 'social_url_not_profile');

const instagramPages = new Set('p reel reels tv stories explore accounts direct about developer legal web'.split(' '));
const instagramSections = new Set('reels tagged channel followers following guides feed'.split(' '));

function instagramPath([first = '', second = '', ...more]: string[]): Path {
  const kind = lower(first);
  if (kind === '_u' || kind === '_n') return instagramPath([second, ...more]);
  if (kind === 'share') return 'social_url_is_short';
  if (instagramPages.has(kind)) return 'social_url_not_profile';
  if (more.length > 0 || (second && !instagramSections.has(lower(second)))) return 'social_url_not_profile';
  const name = lower(withoutAt(first));
  return /^[a-z0-9._]{1,30}$/.test(name) ? name : 'social_url_invalid';
}

const tiktokPages = new Set(
  'foryou explore discover tag music login about live video embed search channel following upload legal share business friends messages place'.split(
    ' ',
  ),
);

function tiktokPath([first = '', second = '', ...more]: string[]): Path {
  if (first === 't') return 'social_url_is_short';
  if (tiktokPages.has(lower(first))) return 'social_url_not_profile';
  if (more.length > 0 || (second && lower(second) !== 'live')) return 'social_url_not_profile';
  const name = lower(withoutAt(first));
  return /^[a-z0-9._]{2,24}$/.test(name) ? `@${name}` : 'social_url_invalid';
}

const youtubePages = new Set(
  'watch shorts playlist live embed v e feed results hashtag gaming premium post clip t account redirect attribution_link source trending music kids about creators reporthistory oembed'.split(
    ' ',
  ),
);
const youtubeSections = new Set(
  'videos shorts streams live playlists community about featured podcasts store channels posts join releases search courses'.split(
    ' ',
  ),
);

function youtubePath([first = '', second = '', ...more]: string[]): Path {
  const kind = lower(first);
  if (kind === 'channel' || kind === 'c' || kind === 'user') {
    if (!isYoutubeSection(more)) return 'social_url_not_profile';
    // A channel's id is the one name that is not the same in other letters.
    if (kind === 'channel') return /^UC[\w-]{22}$/.test(second) ? `channel/${second}` : 'social_url_invalid';
    return isName(second) ? `${kind}/${lower(second)}` : 'social_url_invalid';
  }
  if (youtubePages.has(kind) || !isYoutubeSection([second, ...more].filter(Boolean))) return 'social_url_not_profile';
  const name = withoutAt(first);
  if (!isName(name)) return 'social_url_invalid';
  return first.startsWith('@') ? `@${lower(name)}` : `c/${lower(name)}`;
}

const isYoutubeSection = ([section, ...more]: string[]) =>
  more.length === 0 && (!section || youtubeSections.has(lower(section)));

const paths: Record<Network, (segments: string[], id: string) => Path> = {
  facebook: facebookPath,
  instagram: instagramPath,
  tiktok: tiktokPath,
  youtube: youtubePath,
};
