import { conflictsAs } from '../db/conflicts';

/** Parts that another one already is. */
const partConflicts = {
  campaign_post_contents_post_key: { property: 'url_post', message: 'post_already_exist' },
  campaign_posts_url_key: { property: 'url_post', message: 'post_already_exist' },
} as const;

/** What two writers of parts at the same moment collided over, as the refusal the slower one would have got later. */
export const asPartConflict = conflictsAs(partConflicts);

/** What two writers of campaigns at the same moment collided over, as the slower one would be told later. */
export const asConflict = conflictsAs({
  campaigns_code_key: { property: 'code', message: 'campaign_code_already_exist' },
  ...partConflicts,
});
