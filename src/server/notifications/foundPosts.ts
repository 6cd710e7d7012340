import type { CampaignStatus } from '../../domain/campaigns/values';
import type { Services } from '../context';
import { notifyUsers } from './notify';
import { postsText } from './texts';

/** Posts of a campaign that were found, or that are missing. */
export interface PostsEvent {
  what: 'found' | 'missing';
  /** Tells this event from every other one of the campaign. */
  occasion: string;
  posts: number;
  /** Users who may see the campaign. */
  to: { staff: readonly string[]; kols: readonly string[] };
}

/** Tells staff how many posts of a campaign were found or are missing, and KOLs that theirs are. Call it last in the transaction, as `notifyUsers`. */
export async function notifyPosts(
  tx: Services,
  { id, name, status }: { id: string; name: string; status: CampaignStatus },
  { what, occasion, posts, to }: PostsEvent,
): Promise<void> {
  for (const reader of ['staff', 'kols'] as const) {
    await notifyUsers(tx, {
      kind: 'campaign',
      type: 'CAMPAIGN',
      data: { id, status, tab: 'posts' },
      event_key: `campaign/${id}/${occasion}`,
      ...postsText(what, reader, { name, posts }),
      to: to[reader],
    });
  }
}
