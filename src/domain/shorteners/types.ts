import type { KolRef, PersonRef } from '../campaigns/types';
import type { CampaignStatus } from '../campaigns/values';
import type { Network } from '../networks';
import type { Day, Instant } from '../units';

/** Where a short link leads: on, past its end, or switched off. */
export const shortenerStates = ['active', 'ended', 'inactive'] as const;
export type ShortenerState = (typeof shortenerStates)[number];

/** A short link (spec 1 §3 Shortener, CONTRACT-2 §13). Clicks are those of people. */
export interface Shortener {
  id: string;
  slug: string;
  /** `/s/{slug}` at the product's own address; the path alone where that is not set. */
  short_url: string;
  original_url: string;
  label: string | null;
  campaign: { id: string; code: string; name: string; status: CampaignStatus } | null;
  post: { id: string; url_post: string; social_type: Network; kol: KolRef } | null;
  active: boolean;
  state: ShortenerState;
  expires_at: Instant | null;
  total_click: number;
  /** Of the last 30 days, the oldest first. */
  course: number[];
  last_click_at: Instant | null;
  created_by: PersonRef | null;
  created_at: Instant;
  updated_at: Instant;
  version: number;
}

/** What a visit was: of a person, or counted apart (CONTRACT-2 §13). */
export const visitKinds = ['people', 'repeat', 'bot', 'prefetch', 'head'] as const;
export type VisitKind = (typeof visitKinds)[number];

export const deviceClasses = ['phone', 'tablet', 'desktop', 'other'] as const;
export type DeviceClass = (typeof deviceClasses)[number];

/** Where a visit came from: one of the networks, another site, or nowhere that was said. */
export const referrers = ['facebook', 'instagram', 'tiktok', 'youtube', 'zalo', 'google', 'site', 'direct'] as const;
export type Referrer = (typeof referrers)[number];

/** `GET /shorteners/{id}/clicks`: people by day, device and referrer within the days asked for, and the rest apart. */
export interface ShortenerClicks {
  from: Day;
  to: Day;
  totals: Record<VisitKind, number> & {
    /** Sum of the visitors that were different within a day. */
    unique: number;
  };
  days: { day: Day; clicks: number; unique: number }[];
  devices: { device: DeviceClass; clicks: number }[];
  referrers: { referrer: Referrer; clicks: number }[];
}
