import { type BuiltInLanguage, builtInLanguages, defaultLanguage } from '../../../domain/languages/rules';
import type { Instant } from '../../../domain/units';

/** A page in every language it stands in. */
export interface ListedPage {
  pathIn: (language: BuiltInLanguage) => string;
  /** When it was last written, where that is known. */
  updated_at?: Instant;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const sitemaps = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

/** What stands before and after the pages of one file. */
export const sitemapFrame = {
  start: `${head}<urlset xmlns="${sitemaps}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`,
  end: '</urlset>\n',
};

/** A page at each of its addresses, every one with all of them as alternates; `home` stands before each. */
export function sitemapEntry({ pathIn, updated_at }: ListedPage, home: string): string {
  const addressIn = (language: BuiltInLanguage) => escaped(home + pathIn(language));
  const alternate = (code: string, language: BuiltInLanguage) =>
    `<xhtml:link rel="alternate" hreflang="${code}" href="${addressIn(language)}"/>`;
  const alternates = [
    ...builtInLanguages.map((language) => alternate(language, language)),
    alternate('x-default', defaultLanguage),
  ].join('');
  const written = updated_at ? `<lastmod>${updated_at}</lastmod>` : '';
  return builtInLanguages
    .map((language) => `<url><loc>${addressIn(language)}</loc>${written}${alternates}</url>\n`)
    .join('');
}

/** The list of files a list of pages is parted into. */
export function sitemapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escaped(address)}</loc></sitemap>\n`).join('');
  return `${head}<sitemapindex xmlns="${sitemaps}">\n${entries}</sitemapindex>\n`;
}
