import type { ShownIntro } from '../introPage/shown';
import type { IntroContent, SiteFrame } from '../introPage/types';
import type { PublicKolDetail } from '../kols/types';
import type { BuiltInLanguage } from '../languages/rules';
import type { LinkedReport } from '../reportLinks/types';
import type { Verification } from '../reportSnapshots/types';
import type { FoundKols } from './kols';

/** What came of asking for a number and a code before the page was drawn. */
export type VerifyOutcome =
  | { is: 'answered'; verification: Verification }
  /** Asked too often: again after so many seconds. */
  | { is: 'slowed'; seconds: number }
  | { is: 'failed' };

/** How the site says we are reached besides by its forms; empty where it does not. */
export type ContactWays = Pick<IntroContent['contact_page'], 'email' | 'phone_number'>;

/** Who runs the site, as its policy says it. */
export type Provider = Pick<IntroContent['contact_page'], 'company' | 'office' | 'email' | 'phone_number'>;

/** What a page of the public site shows of its own; one drawn to be edited names its texts and loads no script. */
export type PageContent = { language: BuiltInLanguage } & (
  | { page: 'home'; intro: ShownIntro; editing?: true }
  | { page: 'report'; token: string; report: LinkedReport }
  | { page: 'passcode'; token: string }
  | { page: 'verify'; number: string; code: string; outcome: VerifyOutcome | null }
  | { page: 'kols'; found: FoundKols }
  | { page: 'kol'; kol: PublicKolDetail }
  | { page: 'request'; contact: ContactWays }
  | { page: 'contact'; contact: ContactWays }
  | { page: 'policy'; contact: Provider }
  | { page: 'nowhere' }
  | { page: 'not_found' }
  | { page: 'failed'; request_id: string }
);

/** A page of the public site with all it shows; the server says which, the site's build how it looks. */
export type PublicPage = PageContent & { frame: SiteFrame };

/** A page as it is drawn: what belongs into head and body, and the sources whose styles and scripts it needs. */
export interface DrawnPage {
  head: string;
  body: string;
  /** Of the page, as the manifest of the build names it. */
  source: string;
  /** Of each of its islands that is awake from the start; a page without any needs no script. */
  islands: string[];
}

/** What the build of the public site offers the server; `home` is where browsers reach this installation. */
export type DrawPage = (page: PublicPage, home: string) => DrawnPage;
