import type { CampaignPost } from '../../../domain/campaigns/types';
import { request } from '../../../providers/http';

/** A post as it is now. */
export async function readPost(id: string): Promise<CampaignPost> {
  const { data } = await request<{ data: CampaignPost }>('postDetail', { params: { id } });
  return data;
}
