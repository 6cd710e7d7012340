import type { CampaignCourse } from './types';

const knownOf = { views: 'result_views_known', engagement: 'result_engagement_known' } as const;

/**
 * Of how many of its posts what a campaign got is known; undefined where that is all of them, or nothing is known at all
 * and the figure says so by itself.
 */
export function resultCoverage(
  campaign: CampaignCourse,
  metric: keyof typeof knownOf,
): { known: number; of: number } | undefined {
  const known = campaign[knownOf[metric]];
  const of = campaign.result_posts;
  return known && of && known < of ? { known, of } : undefined;
}
