import { readProfileUrl } from '../kols/profileUrl';
import { networkOfUrl } from '../networks';

/**
 * The account a post's address names, as accounts are kept (`https://tiktok.com/@name`); null where the address does not
 * tell it, as most of YouTube's and Instagram's do not (spec 1 §5 Post).
 */
export function accountOfPost(url_post: string): string | null {
  if (!networkOfUrl(url_post)) return null;
  const { hostname, pathname, searchParams } = new URL(url_post);
  const [first, second] = pathname.split('/').filter(Boolean);
  const id = /^(story|permalink)\.php$/.test(first ?? '') ? searchParams.get('id') : null;
  if (!first || (!second && !id)) return null;
  const account = readProfileUrl(`https://${hostname}/${id ? `profile.php?id=${id}` : first}`);
  return 'url' in account ? account.url : null;
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
