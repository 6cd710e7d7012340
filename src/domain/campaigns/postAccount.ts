import { networkOfUrl } from '../networks';

const postsOf = /^(posts|videos|photos|p|reel|reels|tv)$/;
const named = (name: string) => (/^\d{5,}$/.test(name) ? `profile.php?id=${name}` : name.toLowerCase());

/**
 * The account a post's address names, as accounts are kept (`https://tiktok.com/@name`); null where the address does not
 * tell it, as most of YouTube's and Instagram's do not (spec 1 §5 Post).
 */
export function accountOfPost(url_post: string): string | null {
  const network = networkOfUrl(url_post);
  if (!network) return null;
  const { pathname, searchParams } = new URL(url_post);
  const [first = '', second = '', third] = pathname.split('/').filter(Boolean);
  const at = (name: string) => `https://${network}.com/${name}`;
  if (first.startsWith('@')) return second ? at(first.toLowerCase()) : null;
  if (network !== 'facebook' && network !== 'instagram') return null;
  const id = /^(story|permalink)\.php$/.test(first) ? searchParams.get('id') : null;
  if (id) return at(named(id));
  return third && postsOf.test(second) ? at(network === 'facebook' ? named(first) : first.toLowerCase()) : null;
}

/** How an account is named: by its number, its handle or otherwise; one account may have several kinds of names. */
const kindOf = (url: string) => /\.com\/(profile\.php|@|channel\/|c\/|user\/|groups\/)?/.exec(url)?.[1] ?? '';

/**
 * The account a post's address names where it is none of these accounts of its KOL, by their addresses; null where it is one
 * of them, or nobody can tell: the address names none, the KOL has none there, or one of them is named in another way.
 */
export function foreignAccount(url_post: string, accounts: readonly string[]): string | null {
  const account = accountOfPost(url_post);
  if (!account) return null;
  const there = accounts.filter((url) => networkOfUrl(url) === networkOfUrl(account));
  const isKnown = there.includes(account) || there.some((url) => kindOf(url) !== kindOf(account));
  return there.length === 0 || isKnown ? null : account;
}
