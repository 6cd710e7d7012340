import type { Instant } from '../units';
/** What a notification is about; its page is found from it (spec 1 §3 Notification). Ours are users, their import, the evaluation of a campaign, what waits today, and the own connections. */
export const notificationTypes = [
  'KOL',
  'CAMPAIGN',
  'BRAND',
  'CAMPAIGN_REQUEST',
  'CUSTOMER',
  'SOCIAL',
  'POST',
  'USER',
  'EVALUATION',
  'TODAY',
  'CONNECTION',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

/** Records that wait for approval, and collections of which a notification can tell. */
export type ApprovedType = Extract<NotificationType, 'KOL' | 'CUSTOMER' | 'BRAND'>;
export type CollectedType = Extract<NotificationType, 'SOCIAL' | 'POST'>;

/** What happened; each kind can be chosen to arrive in the app, by mail, both, or not at all. */
export const notificationKinds = [
  'approval',
  'decision',
  'request',
  'request_status',
  'campaign',
  'evaluation',
  'import',
  'collection',
  'consent',
  'digest',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

const mailed: readonly NotificationKind[] = ['decision', 'request_status', 'evaluation'];

/** Whether a kind is mailed as well to who has not chosen: what somebody waits for who may not look in every day. */
export function isMailedByDefault(kind: NotificationKind): boolean {
  return mailed.includes(kind);
}

/** Whether a kind comes in the app to who has not chosen: all but the weekly digest, which is asked for. */
export function isInAppByDefault(kind: NotificationKind): boolean {
  return kind !== 'digest';
}

/** A text in one language. */
export interface CountryText {
  country_code: string;
  value: string;
}

/** The record a notification is about, with its status then; `tab` or `mail` where it is about a part of its page. */
export interface NotificationData {
  id: string;
  status: string;
  tab?: 'posts';
  mail?: 'weekly';
}

/** A notification as `GET /setting/notifications` answers it (spec 1 §3 Notification). */
export interface Notification {
  id: string;
  type: NotificationType;
  title: CountryText[];
  content: CountryText[];
  is_read: boolean;
  create_date: Instant;
  /** The first one is the record it is about, with its status then. */
  dependencies: { type: NotificationType; data: NotificationData }[];
}

/** Where notifications of one kind arrive. */
export interface NotificationPreference {
  kind: NotificationKind;
  in_app: boolean;
  by_mail: boolean;
}

/** How many notifications the caller has not read. */
export interface Unread {
  unread: number;
}
