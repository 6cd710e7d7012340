import type { PersonRef } from '../campaigns/types';
import type { BuiltInLanguage } from '../languages/rules';
import type { Day, Instant } from '../units';
import type { MailAttachment, MailState } from './values';

/** Somebody a mail about a campaign reaches: who stands for its customer, its brand, or both. */
export interface CampaignRecipient {
  id: string;
  fullname: string;
  email: string;
  position: string | null;
}

/** A mail with the report that is sent by itself every week while the campaign runs (CONTRACT-2 §9). */
export interface ReportSchedule {
  campaign_id: string;
  /** 1 is Monday, 7 Sunday, in Asia/Ho_Chi_Minh. */
  weekday: number;
  /** 0 to 23, in Asia/Ho_Chi_Minh. */
  hour: number;
  to: string[];
  attach: MailAttachment;
  lang: BuiltInLanguage;
  active: boolean;
  /** When it is due next; null where it is switched off or the campaign has ended. */
  next_at: Instant | null;
  last_sent_on: Day | null;
  /** In whose name it is sent: who set it last; null where that account is there no more. */
  createdBy: PersonRef | null;
  version: number;
}

/** A mail about a campaign that was sent to its client: to whom, by whom, when, and what came with it. */
export interface ReportMail {
  id: string;
  campaign_id: string;
  subject: string;
  /** Plain text. */
  message: string;
  to: string[];
  attach: MailAttachment;
  /** What came with it, by its number; null where nothing frozen did. */
  snapshot: { id: string; number: string } | null;
  /** Whether a link went where a file was to: there was none, or it was too large for a mail. */
  link_instead: boolean;
  state: MailState;
  /** Receivers the mail server has not taken it for yet. */
  on_way: number;
  /** Whom it did not reach, of `to`. */
  missed: string[];
  /** Whether a schedule sent it. */
  scheduled: boolean;
  created_at: Instant;
  sent_at: Instant | null;
  createdBy: PersonRef | null;
}

/** What became of a mail: to how many it goes, whether its file is waited for, the frozen report's number and whose place that took. */
export interface SentMail {
  sent: number;
  state: MailState;
  number: string | null;
  replaces: string | null;
}

/** A mail as its receivers will see it; a number or an address that is not there yet is shown with dots. */
export interface MailPreview {
  subject: string;
  /** The whole mail, for a frame of its own. */
  html: string;
  /** Name of the file that comes along; null where none does. */
  file_name: string | null;
}
