import type { PersonRef } from '../campaigns/types';
import type { BuiltInLanguage } from '../languages/rules';
import type { Audience } from '../reports/audiences';
import type { ReportBlock } from '../reports/blocks';
import type { ReportDocument } from '../reports/document';
import type { ReportForm } from '../reports/forms';
import type { Day, Instant } from '../units';
import type { SnapshotStatus, Validity } from './values';

/** A file of a frozen report: the same bytes every time. */
export interface SnapshotFile {
  type: ReportForm;
  lang: BuiltInLanguage;
  /** Hexadecimal, of the bytes. */
  sha256: string;
  /** In bytes. */
  size: number;
}

/** A frozen report of a campaign (CONTRACT-2 §9). */
export interface ReportSnapshot {
  id: string;
  /** `RPT-2026-000123`: counted per year of Asia/Ho_Chi_Minh, without gaps. */
  number: string;
  /** The first 16 hexadecimal digits of the document's SHA-256; it stands in every file with the number. */
  code: string;
  /** Hexadecimal, of the document as canonical JSON (RFC 8785). */
  sha256: string;
  campaign_id: string;
  audience: Audience;
  label: string | null;
  as_of: Day;
  blocks: ReportBlock[];
  status: SnapshotStatus;
  validity: Validity;
  created_at: Instant;
  withdrawn_at: Instant | null;
  withdraw_reason: string | null;
  /** Numbers of the one it takes the place of, and of the one that took its place. */
  replaces: string | null;
  replaced_by: string | null;
  files: SnapshotFile[];
  /** Staff alone; null where the campaign's completion froze it. */
  createdBy?: PersonRef | null;
  withdrawnBy?: PersonRef | null;
}

/** A frozen report with its document, texts filled in the caller's language. */
export interface ReportSnapshotDetail extends ReportSnapshot {
  document: ReportDocument;
}

/** What anybody is told of a file or a document by its SHA-256, or by number and code. */
export type Verification =
  | { known: false }
  | {
      known: true;
      number: string;
      campaign: string;
      brand: string | null;
      as_of: Day;
      created_at: Instant;
      status: Validity;
      /** The number of the one that took its place. */
      replaced_by: string | null;
    };
