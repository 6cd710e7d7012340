/** An address people may be led to: http and https, nothing that runs. */
export function safeLink(address: string | null): string | null {
  return address && /^https?:\/\//i.test(address) ? address : null;
}

/** An address as it is read: without its scheme and `www.`. */
export const linkText = (address: string) => address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
