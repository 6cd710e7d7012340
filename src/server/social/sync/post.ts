import { networkMetrics } from '../../../domain/networks';
import { NetworkFailure } from '../../adapters/social/network';
import type { Services } from '../../context';
import { announce } from '../../db/changes';
import { lockCampaigns, type Snapshot } from '../../ledger/queries';
import { recordMetrics } from '../../ledger/record';
import { networkOf } from './connected';
import { findCampaignPost, isPostThere } from './queries';

/**
 * Reads a campaign's post from its network; the answer writes what was read as a new reading. A post the network does
 * not have keeps the figures people gave. What a network never publishes is not written as unknown.
 * @throws NetworkFailure where the network may answer later
 */
export async function readPost(services: Services, post_id: string): Promise<(tx: Services) => Promise<void>> {
  const post = await findCampaignPost(services.db, post_id);
  if (!post) return async () => undefined;
  const metrics = await networkOf(services, post.social_type)
    .post(post.canonical_url)
    .catch((error: unknown) => {
      if (error instanceof NetworkFailure && error.reason === 'not_found') return null;
      throw error;
    });
  const captured_at = new Date();
  return async (tx) => {
    if (!metrics) return;
    await lockCampaigns(tx.db, [post.campaign_id]);
    if (!(await isPostThere(tx.db, post_id))) return;
    const published = Object.entries(metrics).filter(([metric, value]) => value !== null || isPublished(metric));
    await recordMetrics(
      tx.db,
      published.map(
        ([metric, value]): Snapshot => ({
          owner_id: post.campaign_id,
          subject_id: post_id,
          subject_type: 'post',
          metric,
          value,
          source: 'api',
          captured_at,
        }),
      ),
    );
    await announce(tx.db, ['campaignPosts', post_id], ['campaigns', post.campaign_id]);
  };

  function isPublished(metric: string): boolean {
    return post ? networkMetrics[post.social_type].some((one) => one === metric) : false;
  }
}
