import { type Network, networkMetrics } from '../networks';
import { isEditable } from './rules';
import type { CampaignStatus, SowHint } from './values';

/** The campaign's state and days. */
export interface Period {
  status: CampaignStatus;
  start_date: string;
  end_date: string | null;
}

interface Promised {
  is_online: boolean;
  social_type: Network | null;
  post_count: number;
  posted: number;
  kpi_views: number | null;
}

/** What the database knows beside the SOW. */
export interface SowFacts {
  /** Whether the KOL has a linked account on the SOW's network. */
  has_account: boolean;
  /** Active posts of which no figure is known. */
  unmeasured: number;
}

/**
 * What is lacking of a SOW without all its posts on a day (`YYYY-MM-DD`): the rest of them once the campaign's period is
 * over, a first one once it has begun; nothing before, nor of a campaign that is over.
 */
export function awaitedOn({ status, start_date, end_date }: Period, today: string): 'overdue' | 'no_post' | null {
  if (!isEditable(status)) return null;
  if (end_date !== null && end_date < today) return 'overdue';
  return start_date <= today ? 'no_post' : null;
}

/**
 * What an online SOW lacks on a day (`YYYY-MM-DD`), the most pressing first: fewer posts than promised once the campaign's
 * period is over, none at all once it has begun, no linked account, posts without figures, views promised where the
 * network publishes none. Nothing of a campaign that is over: nobody can mend it.
 */
export function sowHints(sow: Promised, today: string, campaign: Period, facts: SowFacts): SowHint[] {
  if (!sow.is_online || !sow.social_type || !isEditable(campaign.status)) return [];
  const awaited = awaitedOn(campaign, today);
  const isMissing = sow.posted < sow.post_count;
  const hints: SowHint[] = [];
  if (awaited && isMissing && (awaited === 'overdue' || sow.posted === 0)) hints.push(awaited);
  if (!facts.has_account) hints.push('no_account');
  if (facts.unmeasured > 0) hints.push('no_figures');
  if (sow.kpi_views !== null && !networkMetrics[sow.social_type].includes('view')) hints.push('views_unpublished');
  return hints;
}
