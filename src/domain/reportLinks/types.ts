import type { PersonRef } from '../campaigns/types';
import type { BuiltInLanguage } from '../languages/rules';
import type { Validity } from '../reportSnapshots/values';
import type { ReportBlock } from '../reports/blocks';
import type { ReportDocument } from '../reports/document';
import type { Day, Instant } from '../units';

/** How often a link was opened; no address is kept. */
export interface LinkVisits {
  count: number;
  last_at: Instant | null;
  /** Days of Asia/Ho_Chi_Minh, the last 30 with a visit, newest first. */
  days: { day: Day; count: number }[];
}

/** The frozen report a link shows: replaced or not, it is shown until it is withdrawn. */
export interface LinkedSnapshot {
  id: string;
  number: string;
  validity: Validity;
  withdrawn_at: Instant | null;
}

/** A link for people without an account to a campaign's report (CONTRACT-2 §9). */
export interface ReportLink {
  id: string;
  campaign_id: string;
  label: string | null;
  /**
   * Null where it is withheld, or where the application secret it was derived from is another one by now; the link itself
   * still leads there.
   */
  url: string | null;
  /** Whether the caller’s session has to show first whose it is; `GET …/{id}/address` then tells it (decision 66). */
  url_withheld: boolean;
  expires_at: Instant;
  has_passcode: boolean;
  hidden_blocks: ReportBlock[];
  lang: BuiltInLanguage;
  /** The frozen report it shows, and whether that counts; null where it shows the figures of the day. */
  snapshot: LinkedSnapshot | null;
  active: boolean;
  visits: LinkVisits;
  created_at: Instant;
  createdBy: PersonRef | null;
  version: number;
}

/** The frozen report that took the place of another, and when it was frozen. */
export interface Replacement {
  number: string;
  created_at: Instant;
}

/** What whoever has the link sees: what a customer would, less the hidden blocks. */
export interface LinkedReport extends ReportDocument {
  link: {
    lang: BuiltInLanguage;
    expires_at: Instant;
    /** What took the place of the frozen report it shows; null where nothing did. */
    replaced_by: Replacement | null;
  };
}

/** Where a link leads, shown again; null as `ReportLink.url`. */
export interface LinkAddress {
  url: string | null;
}
