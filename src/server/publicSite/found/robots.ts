import { publicPaths } from '../../../domain/publicSite/paths';

/** What crawlers are asked: not to call the API; and where all pages are listed. A linked report says by itself that it is not to be. */
export const robotsText = (home: string) =>
  `User-agent: *\nDisallow: /api/\n\nSitemap: ${home}${publicPaths.sitemap}\n`;
