import type { Services } from '../../context';
import { textIn } from '../../jobs/data';
import { askForRounds } from '../../jobs/foundPosts';
import type { Handler } from '../../jobs/handler';
import { findLookingIds } from '../queries/foundCandidates';
import { detectPosts } from './detect';
import { tellOfPosts } from './tell';

/** The jobs that find posts: of one account that was read, or of a whole campaign; each hour of every one that runs. */
export const foundPostHandlers = {
  found_posts: { effect: 'database', run: lookForPosts },
  found_rounds: { effect: 'database', run: async ({ db }) => askForRounds(db, await findLookingIds(db)) },
} satisfies Record<string, Handler>;

async function lookForPosts(tx: Services, data: object): Promise<void> {
  const socialId = 'social_id' in data ? textIn(data, 'social_id') : null;
  const campaign = await detectPosts(tx, textIn(data, 'campaign_id'), socialId);
  if (campaign && 'tell' in data) await tellOfPosts(tx, campaign);
}
