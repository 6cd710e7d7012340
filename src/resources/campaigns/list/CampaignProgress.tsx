import { useTranslate } from 'react-admin';
import type { CampaignListItem } from '../../../domain/campaigns/types';
import { formatNumber, formatPercent } from '../../../domain/format';
import { useLanguage } from '../../../ui/plain/language';
import { ProgressBar } from '../../../ui/plain/ProgressBar';

interface OfCampaign {
  campaign: Pick<CampaignListItem, 'progress' | 'post_total' | 'post_count'>;
}

function usePostsText({ post_total, post_count }: OfCampaign['campaign']): string {
  const translate = useTranslate();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return translate('campaignList.posts_of', {
    posted: number(post_total),
    promised: number(post_count),
    count: post_count,
  });
}

/** Posted against promised posts, `12/30 posts`. */
export function PostsOf({ campaign }: OfCampaign) {
  return usePostsText(campaign);
}

/** The same with a bar; the percentage on hover. */
export function CampaignProgress({ campaign }: OfCampaign) {
  const language = useLanguage();
  const title = formatPercent(campaign.progress, language);
  return <ProgressBar value={campaign.progress} text={usePostsText(campaign)} title={title} />;
}
