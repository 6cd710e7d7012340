import type { PendingEdit } from '../approvals/types';
import type { MetricSource } from '../campaigns/types';
import type { ImportRun, RowOutcome } from '../imports';
import type { Network } from '../networks';
import type { ChannelPost, FollowerPoint } from '../social/types';
import type { Day, Instant, Vnd } from '../units';
import type { KolPrice } from './prices';
import type { KolScore } from './score';
import type { DuplicateSign, Gender, KolStatus, KolType, Marriage } from './values';

export interface SectorRef {
  id: string;
  name: string;
  un_name: string;
}

/** A row of `GET /kols/categorys`: a sector of KOLs, and how many of the caller's list are in it. */
export interface KolCategory extends SectorRef {
  code: string;
  colors: { top: string; bottom: string };
  total: number;
}

/** A row of `GET /kols/waiting-imports`: a commit, and how many KOLs it added or changed still wait. */
export interface WaitingImport extends Pick<ImportRun, 'id' | 'file_name' | 'created_at'> {
  /** Withheld as creators are. */
  created_by?: ImportRun['created_by'];
  waiting: number;
}

/** A KOL's account on a network; follower_count null = unknown. */
export interface KolSocial {
  id: string;
  social_type: Network;
  url: string;
  name: string | null;
  is_verified: boolean;
  follower_count: number | null;
}

/** A row of `GET /kols` for who is signed in; optional fields are withheld from reduced viewers. */
export interface KolListItem {
  id: string;
  code: string;
  stage_name: string;
  avatar: string | null;
  type: KolType;
  bio: string | null;
  the_talent_partner: boolean;
  outstanding: boolean;
  sectors: SectorRef[];
  jobs: string[];
  socials: KolSocial[];
  /** `pending` also of an active KOL with a held edit. */
  status?: KolStatus;
  /** Whether what is pending is an edit of an approved KOL rather than a new one. */
  pending_edit?: boolean;
  booking_price_from?: Vnd | null;
  booking_price_to?: Vnd | null;
  /** Its scorecard; null until it is computed. Left out of exports. */
  score?: KolScore | null;
  create_date: Instant;
  version: number;
}

/** What anybody may know of a KOL (CONTRACT.md §3 Public). */
export type PublicKol = Pick<
  KolListItem,
  'id' | 'code' | 'stage_name' | 'avatar' | 'type' | 'bio' | 'the_talent_partner' | 'sectors' | 'socials'
>;

/** A post anybody may see, with the counts its network shows; null = unknown. */
export type PublicPost = Pick<
  ChannelPost,
  'link' | 'description' | 'published_at' | 'thumbnails' | 'like_count' | 'comment_count' | 'share_count' | 'view_count'
>;

/** `GET /kols/{id}` for anybody (CONTRACT-2 §14): nothing of campaigns. */
export interface PublicKolDetail extends Omit<PublicKol, 'socials'> {
  /** Each with its newest readings, at most 7 days of them, and its newest posts, at most 10, newest first. */
  socials: (KolSocial & { follower_history: FollowerPoint[]; latest_posts: PublicPost[] })[];
}

/** A KOL as an export has it; optional fields are withheld from reduced viewers. */
export interface KolExportItem extends KolListItem {
  fullname?: string | null;
}

/** `GET /kols/{id}` for who is signed in; optional fields are withheld from reduced viewers. */
export interface KolDetail extends KolListItem {
  fullname?: string | null;
  gender?: Gender | null;
  marriage?: Marriage | null;
  birthdate?: Day | null;
  description?: string | null;
  note?: string | null;
  /** Whether visitors of the site may find it. */
  public?: boolean;
  createdBy?: { id: string; fullname: string; avatar: string | null } | null;
  /** What it asks for, by network and format, in their order. */
  prices?: KolPrice[];
  /** Why it was rejected. */
  status_reason?: string | null;
  group_code?: string | null;
  group_name: string | null;
  group_photo: string | null;
  /** The held edit, for staff; the other fields are the approved ones. */
  pending?: PendingEdit | null;
  /** Ids of the accounts no network has been heard of so far that wait for their first reading; for staff. */
  being_read?: string[];
  /** Followers of the account its score is of over the last 90 days: at most 13 known readings, oldest first. */
  course: FollowerPoint[];
  /** Its posts we read: those of its channels and the active ones of campaigns, each once (CONTRACT-2 §16 KOL figures). */
  tracking_number: number;
  /** Of the last 10 posts on each network, those of its channels and of campaigns (CONTRACT.md §5). */
  average: {
    view: number | null;
    like: number | null;
    comment: number | null;
    share: number | null;
    engagement: number | null;
    /** How many posts it is made of, when the newest of their figures was taken (ISO 8601, UTC), and from what they come. */
    posts: number;
    at: Instant | null;
    sources: MetricSource[];
  };
}

/** A KOL likely the same as the one asked about, with every reason to think so. */
export interface LikelyDuplicate {
  kol: {
    id: string;
    code: string;
    stage_name: string;
    fullname: string | null;
    birthdate: Day | null;
    avatar: string | null;
    status: KolStatus;
  };
  why: DuplicateSign[];
}

/** A row of a workbook of KOLs as it is or would be written. */
export interface ImportedKol extends RowOutcome {
  code: string;
  stage_name: string;
  fullname: string | null;
  type: KolType;
  birthdate: Day | null;
  sectors: string[];
  /** Those the KOL has once the row is written; `kept` ones it has already. */
  socials: { social_type: Network; url: string; follower_count: number | null; kept: boolean }[];
  booking_price_from: Vnd | null;
  booking_price_to: Vnd | null;
  /** `pending` where somebody has to approve. */
  status: KolStatus;
  /** Whether the public site shows the KOL as soon as the row is written. */
  public: boolean;
}
