import { type SQL, sql } from 'drizzle-orm';
import type { Viewer } from '../../context';
import { visibleCampaign } from '../../social/queries/overview';

/**
 * `from … where` of the uses `u` a member of staff sees: those of channels, and those of campaigns `c` of brands `b` the
 * viewer has. Others have no such pages.
 */
export const usesSeen = (viewer: Viewer): SQL => sql`from hashtag_uses u left join campaigns c on c.id = u.campaign_id
    left join brands b on b.id = c.brand_id
  where (u.campaign_id is null or (${visibleCampaign(viewer)}))`;

/**
 * Whether the viewer sees use `u`, as `usesSeen`: for what is counted over many uses and needs nothing of their campaigns,
 * which are looked up once instead of for each.
 */
export const isUseSeen = (viewer: Viewer): SQL => sql`(u.campaign_id is null or u.campaign_id in (
  select c.id from campaigns c join brands b on b.id = c.brand_id where ${visibleCampaign(viewer)}))`;
