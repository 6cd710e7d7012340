import { can } from '../../domain/access';
import type { CampaignCalendar } from '../../domain/campaigns/calendar';
import { type Period, sowHints } from '../../domain/campaigns/sowHints';
import type {
  CampaignDetail,
  CampaignListItem,
  CampaignOverview,
  CampaignPost,
  FinalReport,
  Sow,
} from '../../domain/campaigns/types';
import { dayOf } from '../../domain/dates';
import { signFileUrl } from '../adapters/files/signing';
import type { SignedCtx, Viewer } from '../context';
import type { FoundSow, StoredFileRef } from './queries/detail';

/** A campaign of a list as this viewer may see it: people are the staff's, the budget not a KOL's (CONTRACT.md §3). */
export function presentCampaign(viewer: Viewer, campaign: CampaignListItem): CampaignListItem {
  if (!viewer.reduced) return campaign;
  const { managers, budget, ...shown } = campaign;
  return viewer.type === 'kol' ? shown : { ...shown, ...(budget !== undefined && { budget }) };
}

/** A SOW as this viewer may see it: prices, notes and what it lacks are the staff's. */
export function presentSow(viewer: Viewer, { unmeasured, ...sow }: FoundSow, campaign: Period): Sow {
  if (!viewer.reduced) {
    const facts = { has_account: sow.has_account, unmeasured };
    return { ...sow, hints: sowHints(sow, dayOf(new Date()), campaign, facts) };
  }
  const { booking_price, sale_price, off_booking_price, off_sale_price, note, has_account, ...shown } = sow;
  return shown;
}

/** A post as this viewer may see it: whether it counts is the staff's to know. */
export function presentPost(viewer: Viewer, post: CampaignPost): CampaignPost {
  if (!viewer.reduced) return post;
  const { is_active, ...shown } = post;
  return shown;
}

/** Days of the calendar as this viewer may see them; a post's state as in `presentPost`. */
export function presentCalendar(viewer: Viewer, calendar: CampaignCalendar): CampaignCalendar {
  if (!viewer.reduced) return calendar;
  const days = calendar.days.map((day) => ({ ...day, posts: day.posts.map(({ is_active, ...shown }) => shown) }));
  return { ...calendar, days };
}

type Loaded = Omit<CampaignDetail, 'internal_docs' | 'customer_docs' | 'sows'> & {
  sows: FoundSow[];
  internal_docs: StoredFileRef[];
  customer_docs: StoredFileRef[];
};

/** One campaign as this viewer may see it; links to documents are made anew in every answer (CONTRACT.md §6). */
export function presentCampaignDetail(ctx: SignedCtx, campaign: Loaded): CampaignDetail {
  const { viewer } = ctx;
  const link = (file: StoredFileRef) => ({ ...file, url: signFileUrl(file.id, ctx.secrets.fileLinks, new Date()) });
  const { internal_docs, customer_docs, managers, supervisors, executives, internals, budget, request, ...shown } =
    campaign;
  const base = {
    ...shown,
    customer_docs: viewer.type === 'kol' ? [] : customer_docs.map(link),
    sows: campaign.sows.map((sow) => presentSow(viewer, sow, campaign)),
    campaignPosts: campaign.campaignPosts.map((post) => presentPost(viewer, post)),
  };
  if (viewer.type === 'kol') return base;
  if (viewer.reduced) return { ...base, ...(budget !== undefined && { budget }) };
  return {
    ...base,
    ...(budget !== undefined && { budget }),
    ...people(campaign),
    ...(can(viewer.access, 'campaigns_management', 'r_detail_request') && { request: request ?? null }),
    internal_docs: internal_docs.map(link),
  };
}

function people({ managers = [], supervisors = [], executives = [], internals = [] }: Loaded) {
  return { managers, supervisors, executives, internals };
}

/** The headline numbers of a campaign; a KOL sees its own SOWs' progress and no totals (CONTRACT.md §3). */
export function presentOverview(viewer: Viewer, { totals, progress }: FinalReport): CampaignOverview {
  if (viewer.type !== 'kol') return { totals, progress };
  return { totals: null, progress: progress.filter(({ kol }) => kol.id === viewer.kolId) };
}
