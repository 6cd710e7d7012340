import type { Mark } from '../captionMarks';
import { addDays, startOfDay } from '../dates';
import type { Network } from '../networks';
import type { PostFigures } from '../postFigures';
import type { Day, Instant } from '../units';
import type { KolRef } from './types';
import type { CampaignStatus, PostFormat } from './values';

/** What became of a post that was found: nobody has decided yet, it is the campaign's, or it is not. */
export const foundStates = ['proposed', 'accepted', 'rejected'] as const;
export type FoundState = (typeof foundStates)[number];

/** What can be said of one; `restore` takes a rejection back. */
export const foundActions = ['accept', 'reject', 'restore'] as const;
export type FoundAction = (typeof foundActions)[number];

/** A SOW a found post may be of. */
export interface FittingSow {
  id: string;
  number: number;
  post_format: PostFormat | null;
  /** Posts promised, and those it has. */
  post_count: number;
  posted: number;
}

/** A post of a KOL's own channel that may be of a campaign (CONTRACT-2 §15); its id is the channel post's. */
export interface FoundPost extends PostFigures {
  id: string;
  kol: KolRef;
  social_type: Network;
  url_post: string;
  content: string | null;
  post_time: Instant;
  thumbnail: string | null;
  reasons: Mark[];
  state: FoundState;
  /** The SOW it is proposed for; null where several fit. */
  sow_id: string | null;
  sows: FittingSow[];
}

/** Why a SOW's posts are missing, as far as is known. */
export const missingReasons = [
  'no_account',
  'not_connected',
  'never_read',
  'private_or_gone',
  'found',
  'not_answering',
  'without_tag',
  'not_posted',
] as const;
export type MissingPostReason = (typeof missingReasons)[number];

/** A post without any mark of the campaign. */
export interface UnmarkedPost {
  id: string;
  url_post: string;
  content: string | null;
  post_time: Instant;
}

/** What a SOW owes of its campaign (CONTRACT-2 §15). */
export interface MissingPosts {
  sow_id: string;
  sow_number: number;
  kol: KolRef;
  social_type: Network;
  post_format: PostFormat | null;
  post_count: number;
  posted: number;
  /** Promised and not there. */
  owed: number;
  reason: MissingPostReason;
  /** Posts that were found and that nobody has decided on. */
  found: number;
  /** The newest of its account's posts within the period that bear no mark. */
  unmarked: UnmarkedPost[];
  /** When its account last answered. */
  read_at: Instant | null;
  /** Up to the campaign's last day, negative once that is over; null where the end is open. */
  days_left: number | null;
}

interface Running {
  status: CampaignStatus;
  start_date: Day;
  end_date: Day | null;
}

const grace = 7;

/** Whether posts are looked for at all: the campaign runs or is being settled. */
export const looksForPosts = (status: CampaignStatus): boolean => status === 'on_going' || status === 'liquidation';

/**
 * When a campaign's posts are published: from its first day on, and of one that is being settled until 7 days after its
 * last (CONTRACT-2 §15); `until` excluded, null is open.
 */
export function postingPeriod({ status, start_date, end_date }: Running): { from: Date; until: Date | null } {
  const isOpen = status === 'on_going' || !end_date;
  return { from: startOfDay(start_date), until: isOpen ? null : startOfDay(addDays(end_date, grace + 1)) };
}

/** Whether marks say so much that nobody needs to look: more than words. */
export const isStrong = (reasons: readonly Pick<Mark, 'kind'>[]): boolean =>
  reasons.some(({ kind }) => kind !== 'keyword');

type Owing = Pick<FittingSow, 'id' | 'post_count' | 'posted'>;

/** Of a KOL's SOWs on a network those that lack posts, and where none does all of them. */
export function fittingSows<Sow extends Owing>(sows: readonly Sow[]): Sow[] {
  const lacking = sows.filter(({ posted, post_count }) => posted < post_count);
  return lacking.length > 0 ? lacking : [...sows];
}

/** The only SOW that lacks posts; null where none does, or several. */
export function lackingSow<Sow extends Owing>(sows: readonly Sow[]): Sow | null {
  const [first, ...others] = sows.filter(({ posted, post_count }) => posted < post_count);
  return first && others.length === 0 ? first : null;
}

/** What is known of an account whose posts are missing. */
export interface MissingFacts {
  /** Whether the KOL has an account there at all. */
  has_account: boolean;
  /** Whether this installation is connected to its network. */
  is_connected: boolean;
  read_at: Instant | null;
  /** Whether the network said last that it shows no such account. */
  is_gone: boolean;
  found: number;
  unmarked: readonly unknown[];
}

const hour = 3_600_000;
const patience = 72;

/** Why posts are missing, what has to be mended first in front; `every` = hours between two readings, null where none are due. */
export function missingReason(facts: MissingFacts, now: Date, every: number | null): MissingPostReason {
  if (!facts.has_account) return 'no_account';
  if (!facts.is_connected) return 'not_connected';
  if (!facts.read_at) return 'never_read';
  if (facts.is_gone) return 'private_or_gone';
  if (facts.found > 0) return 'found';
  if (now.getTime() - Date.parse(facts.read_at) > Math.max(patience, 2 * (every ?? 0)) * hour) return 'not_answering';
  return facts.unmarked.length > 0 ? 'without_tag' : 'not_posted';
}

/** Whole days from one to another. */
export const daysUntil = (day: Day, today: Day): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / (24 * hour));

/** When people are reminded of missing posts: in the last 3 days, and on the day after the end (CONTRACT-2 §15); else null. */
export function reminderOn(end_date: Day | null, today: Day): 'before' | 'after' | null {
  if (!end_date) return null;
  const left = daysUntil(end_date, today);
  if (left === -1) return 'after';
  return left >= 0 && left <= 3 ? 'before' : null;
}
