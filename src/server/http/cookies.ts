/** A cookie of ours: who receives it, and whether it comes along from elsewhere. */
export interface Cookie {
  name: string;
  path: string;
  sameSite: 'Lax' | 'Strict';
}

/**
 * What a cookie is called where browsers reach us at `home`: by https with the prefix that has them hold to where it
 * came from (RFC 6265bis), `__Host-` where it is for every path.
 */
function cookieName({ name, path }: Pick<Cookie, 'name' | 'path'>, home: string): string {
  if (!home.startsWith('https:')) return name;
  return path === '/' ? `__Host-${name}` : `__Secure-${name}`;
}

/** The Set-Cookie header of a value, no script reads it; `seconds` it is kept, null as long as the browser is open. */
export function setCookie(cookie: Cookie, value: string, seconds: number | null, home: string): string {
  const { path, sameSite } = cookie;
  const kept = seconds === null ? '' : `; Max-Age=${seconds}`;
  const secure = home.startsWith('https:') ? '; Secure' : '';
  return `${cookieName(cookie, home)}=${value}; Path=${path}${kept}; HttpOnly; SameSite=${sameSite}${secure}`;
}

/** The value of a cookie in a Cookie header; null where it is not there, or empty. */
export function readCookie(cookie: Pick<Cookie, 'name' | 'path'>, header: string, home: string): string | null {
  const start = `${cookieName(cookie, home)}=`;
  const found = header.split(';').find((one) => one.trimStart().startsWith(start));
  return found?.trimStart().slice(start.length).trimEnd() || null;
}
