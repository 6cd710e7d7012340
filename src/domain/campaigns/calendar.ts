import * as yup from 'yup';
import { addDays, isDay } from '../dates';
import type { Network } from '../networks';
import type { PostFigures } from '../postFigures';
import type { Day, Instant } from '../units';
import { day } from '../validation';
import { campaignFilters } from './schema';
import type { CampaignCourse, CompanyRef, KolRef } from './types';
import type { CampaignStatus } from './values';

/** How much a calendar shows at once: two months of days, so many campaigns, so many posts of one day. */
export const calendarLimits = { days: 62, campaigns: 200, postsOfDay: 200, usualPostsOfDay: 3 } as const;

const order = { name: 'order', message: 'end_date_before_start' };
const length = { name: 'length', message: 'period_too_long' };

/** Query of `GET /campaigns/calendar`: days `from` to `to`, both included, and the filters of the lists. */
export const calendarQuery = yup.object({
  ...campaignFilters,
  from: day().required(),
  to: day()
    .required()
    .test({ ...order, test: (to, { parent }) => !isDay(parent.from ?? '') || to >= parent.from })
    .test({
      ...length,
      test: (to, { parent }) => !isDay(parent.from ?? '') || to < addDays(parent.from, calendarLimits.days),
    }),
  /** Posts with what their cards show. */
  cards: yup.boolean(),
  per_day: yup.number().integer().min(1).max(calendarLimits.postsOfDay).default(calendarLimits.usualPostsOfDay),
});
export type CalendarQuery = yup.InferType<typeof calendarQuery>;

/** A campaign that runs in the period asked for. Days `YYYY-MM-DD`, an open end null. */
export interface CalendarCampaign extends CampaignCourse {
  id: string;
  code: string;
  name: string;
  status: CampaignStatus;
  start_date: Day;
  end_date: Day | null;
  brand: CompanyRef;
}

/** What a card shows of a post beside what its day tells. */
interface CalendarCard extends PostFigures {
  url_post: string;
  content: string | null;
}

export interface CalendarPost {
  id: string;
  campaign: { id: string; name: string; status: CampaignStatus; brand: CompanyRef };
  kol: KolRef;
  social_type: Network;
  /** UTC; the day it stands under is the agency's. */
  post_time: Instant;
  /** Address of its picture. */
  thumbnail: string | null;
  /** Withheld from reduced viewers. */
  is_active?: boolean;
  /** Where it was asked for. */
  card?: CalendarCard;
}

/** The posts of a day: the first few by time, and how many there are in all. */
export interface CalendarDay {
  day: Day;
  total: number;
  posts: CalendarPost[];
}

/** `GET /campaigns/calendar`: campaigns by their first day, days that have posts in order. */
export interface CampaignCalendar {
  from: Day;
  to: Day;
  campaigns: CalendarCampaign[];
  campaign_total: number;
  days: CalendarDay[];
}
