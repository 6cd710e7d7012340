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
