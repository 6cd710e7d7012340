import { prefixOf } from '../languages/prefix';
import type { BuiltInLanguage } from '../languages/rules';

/** Addresses of the public site. They stand apart from the console's table, whose pages are menu, rights and breadcrumbs. */
export const publicPaths = {
  report: '/r/:token',
  verify: '/verify',
  kols: '/home/kols',
  kol: '/home/:id/view',
  request: '/home/request_campaigns',
  contact: '/contact-us',
  policy: '/policy',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  /** The picture of a page where a link to it is shared. */
  share: '/og/:file',
} as const;

/** The page behind a link; it is in the link's own language unless one is named. */
export function linkedReportPath(token: string, language?: BuiltInLanguage): string {
  const path = publicPaths.report.replace(':token', encodeURIComponent(token));
  return language ? `${path}?lang=${language}` : path;
}

/** The page that proves a report to be ours, with the number and code to ask for where they are known. */
export function verifyPath(language: BuiltInLanguage, asked?: { number: string; code: string }): string {
  const path = prefixOf(language) + publicPaths.verify;
  return asked?.number || asked?.code ? `${path}?${new URLSearchParams(asked)}` : path;
}

/** Where KOLs are found. */
export const kolsPath = (language: BuiltInLanguage) => prefixOf(language) + publicPaths.kols;

/** The page of a KOL. */
export const kolPath = (language: BuiltInLanguage, id: string) =>
  prefixOf(language) + publicPaths.kol.replace(':id', encodeURIComponent(id));

/** Where a visitor asks for a campaign. */
export const requestPath = (language: BuiltInLanguage) => prefixOf(language) + publicPaths.request;

/** Where a visitor writes to us. */
export const contactPath = (language: BuiltInLanguage) => prefixOf(language) + publicPaths.contact;

/** The policy and the terms. */
export const policyPath = (language: BuiltInLanguage) => prefixOf(language) + publicPaths.policy;

/** Where the site begins. */
export const homePath = (language: BuiltInLanguage) => prefixOf(language) || '/';

/** A part of the list of all pages, from 1, where one file cannot hold it. */
export const sitemapPartPath = (part: number | string) => `/sitemap-${part}.xml`;
