const withToken = /(?<!\/campaigns)\/(r|s|report-links)\/+[^/?#]+/gi;

/** Whether an address leads to something by a token in its path: a report, a short link (CONTRACT-2 §9 Tokens in paths). */
export const hasToken = (path: string): boolean => decoded(path).search(withToken) !== -1;

/** An address with the name of a token in its place, as logs may say it. */
export const withoutToken = (path: string): string =>
  hasToken(path) ? decoded(path).replace(withToken, '/$1/{token}') : path;

// The router reads `/%72/` as `/r/`.
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
