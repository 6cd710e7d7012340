/** The whole address of a short link, to be given to others. */
export const wholeAddress = (shortUrl: string) => new URL(shortUrl, window.location.origin).href;

/** The host of an address and what stands behind it, to be read apart. */
export function hostAndRest(address: string): { host: string; rest: string } {
  const { host, pathname, search, hash } = new URL(address);
  return { host: host.replace(/^www\./, ''), rest: `${pathname === '/' ? '' : pathname}${search}${hash}` };
}
