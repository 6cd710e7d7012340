import { useTranslate } from 'react-admin';
import type { CampaignListItem } from '../../../domain/campaigns/types';
import { formatNumber, formatPercent } from '../../../domain/format';
import { useLanguage } from '../../../ui/plain/language';
import { ProgressBar } from '../../../ui/plain/ProgressBar';

interface OfCampaign {
  campaign: Pick<CampaignListItem, 'progress' | 'post_total' | 'post_count' | 'post_kept'>;
}

function usePostsText({ post_kept, post_count }: OfCampaign['campaign']): string {
  const translate = useTranslate();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return translate('campaignList.posts_of', {
    posted: number(post_kept),
    promised: number(post_count),
    count: post_count,
  });
}

/** Posted against promised posts, `12/30 posts`. */
export function PostsOf({ campaign }: OfCampaign) {
  return usePostsText(campaign);
}

/** The same with a bar; the percentage, and what was posted beyond the promise, on hover. */
export function CampaignProgress({ campaign }: OfCampaign) {
  const language = useLanguage();
  const translate = useTranslate();
  const beyond = campaign.post_total - campaign.post_kept;
  const rate = formatPercent(campaign.progress, language);
  const title = beyond > 0 ? `${rate} · ${translate('campaignList.beyond', { count: beyond })}` : rate;
  const posts = usePostsText(campaign);
  const text = beyond > 0 ? `${posts} +${formatNumber(beyond, language)}` : posts;
  return <ProgressBar value={campaign.progress} text={text} title={title} />;
}
