import { useWatch } from 'react-hook-form';
import type { NewCampaign } from './newCampaign';
import { postsOf, sowsOf } from './parts';

/** The chosen KOLs with every SOW and post of the form, and those that go with the campaign. */
export function useParts() {
  const [kols, sows, campaignPosts] = useWatch({ name: ['kols', 'sows', 'campaignPosts'] }) as [
    NewCampaign['kols'],
    NewCampaign['sows'],
    NewCampaign['campaignPosts'],
  ];
  return { kols, sows, campaignPosts, sent: { sows: sowsOf(kols, sows), posts: postsOf(kols, campaignPosts) } };
}
