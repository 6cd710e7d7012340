import { textLimits } from './limits';
import { text } from './validation';

/**
 * Whether a short link may lead there: http or https, a host with a dot or `localhost`'s kin refused, no name or
 * password in it, and not one of our own short links (CONTRACT-2 §13).
 */
export function isTarget(address: string, ownAddress?: string | null): boolean {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return false;
  const url = new URL(address);
  if (url.username || url.password || !url.hostname.includes('.')) return false;
  const isOurs = ownAddress && URL.canParse(ownAddress) && new URL(ownAddress).host === url.host;
  return !(isOurs && /^\/s\//i.test(url.pathname));
}

/** An address a short link may lead to, as input; that it is none of our own short links is the server's to know. */
export const target = () =>
  text(textLimits.url).test('target', 'url_is_incorrect', (value) => !value || isTarget(value));
