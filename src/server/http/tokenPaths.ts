const withToken = /(?<!\/campaigns)\/(r|s|report-links)\/+[^/?#]+/gi;
const withMail = /\/[^/]*@[^/]*/g;

/** Whether an address leads to something by a token in its path: a report, a short link (CONTRACT-2 §9 Tokens in paths). */
export const hasToken = (path: string): boolean => decoded(path).search(withToken) !== -1;

/** A path as logs may say it: the name of a token in its place, of an e-mail that stands in it `{email}`. */
export function loggedPath(path: string): string {
  const plain = decoded(path);
  if (!plain.includes('@') && plain.search(withToken) === -1) return path;
  return plain.replace(withToken, '/$1/{token}').replace(withMail, '/{email}');
}

// The router reads `/%72/` as `/r/`.
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
