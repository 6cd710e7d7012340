import type { CampaignListItem, CampaignPost, CompanyRef, PersonRef, Sow } from '../campaigns/types';
import type { SowHint } from '../campaigns/values';
import type { QueueJob } from '../jobs/types';
import type { RequestListItem } from '../requests/types';
import type { Day, Instant } from '../units';

/** What waits: how much of it there is, and the worst of it. */
interface Waiting<Item> {
  total: number;
  first: Item[];
}

/** The campaign something waits in. */
export type TodayCampaign = Pick<
  CampaignListItem,
  'id' | 'code' | 'name' | 'status' | 'start_date' | 'end_date' | 'cover_image' | 'avatar'
> & { brand: CompanyRef };

/** A SOW that lacks something. */
export type TodaySow = Pick<
  Sow,
  'id' | 'number' | 'kol' | 'social_type' | 'post_format' | 'description' | 'post_count' | 'posted'
> & {
  campaign: TodayCampaign;
  /** For staff, as on the campaign's own page. */
  hints?: SowHint[];
  /** Posts of which no figure is known; for staff. */
  unmeasured?: number;
  /** To the campaign's last day, negative once it has passed; null without end. */
  days_left: number | null;
};

/** A post of the caller's own, with its figures. */
export type TodayPost = Omit<CampaignPost, 'sow_number' | 'version' | 'is_active'> & {
  campaign: Pick<CampaignListItem, 'id' | 'name' | 'status'>;
};

/** A mail with a report that did not reach its client, and none has since. */
export interface FailedReportMail {
  id: string;
  subject: string;
  to: string[];
  created_at: Instant;
  campaign: Pick<CampaignListItem, 'id' | 'name' | 'status'>;
}

export type WaitingSows = Waiting<TodaySow>;
export type WaitingCampaigns = Waiting<CampaignListItem>;
export type WaitingRequests = Waiting<RequestListItem>;
export type WaitingJobs = Waiting<QueueJob>;
export type WaitingPosts = Waiting<TodayPost>;
export type WaitingReportMails = Waiting<FailedReportMail>;

/** What waits in the campaigns of one person, in numbers. */
export interface TodayCounts {
  missing_posts: number;
  unmeasured: number;
  behind: number;
  overdue: number;
}

/** A colleague in campaigns the caller manages or supervises. */
export interface TodayColleague extends TodayCounts {
  person: PersonRef;
}

/** Records that wait for a decision; left out where the caller may not decide. */
export interface TodayApprovals {
  kols?: number;
  customers?: number;
  brands?: number;
}

/**
 * What waits for the caller, each kind worst first; a kind that is none of the caller's business is left out
 * (CONTRACT-2 §11).
 */
export interface Today {
  day: Day;
  /** Of staff: whose campaigns are meant, the caller's own unless a colleague's were asked for. */
  person: PersonRef | null;
  /** SOWs without the posts they promise. Staff: of the person's campaigns; KOLs: their own, whatever is left. */
  missing_posts?: WaitingSows;
  /** SOWs with posts of which no figure is known. */
  unmeasured?: WaitingSows;
  /** Running campaigns behind their pace. */
  behind?: WaitingCampaigns;
  /** Campaigns whose last day has passed and that are neither done nor cancelled: to be settled. */
  overdue?: WaitingCampaigns;
  /** Done campaigns without a frozen report. */
  unfrozen?: WaitingCampaigns;
  failed_report_mails?: WaitingReportMails;
  /** Staff: those nobody has taken up, the oldest first; clients: their own, the newest first. */
  requests?: WaitingRequests;
  approvals?: TodayApprovals;
  /** Mails of the system that were given up. */
  failed_mails?: WaitingJobs;
  /** Clients: campaigns that run, and what they got so far. */
  running?: WaitingCampaigns;
  /** Clients: done campaigns they have not evaluated. */
  to_evaluate?: WaitingCampaigns;
  /** KOLs: their newest posts. */
  posts?: WaitingPosts;
  /** Who works in campaigns the caller manages or supervises, most first; left out for who leads nobody. */
  team?: TodayColleague[];
}

/** How much waits for the caller, by page of the menu; pages without are left out. */
export interface TodayBadges {
  today: number;
  campaignsInProgress?: number;
  campaignsDone?: number;
  requests?: number;
  kolApprovals?: number;
  customerApprovals?: number;
  brandApprovals?: number;
  jobsQueue?: number;
}
