import type { BuiltInLanguage } from '../languages/rules';
import { contactPath, homePath, kolsPath, policyPath, requestPath, verifyPath } from './paths';

/** Addresses one file of the list of pages may hold (sitemaps.org); beyond it becomes an index of several. */
export const sitemapLimit = 50_000;

/** Pages of the site that are always there, each as where it stands in a language. */
export const standingPages: readonly ((language: BuiltInLanguage) => string)[] = [
  homePath,
  kolsPath,
  requestPath,
  contactPath,
  policyPath,
  (language) => verifyPath(language),
];
