import { fittingSows, isStrong, lackingSow, looksForPosts, postingPeriod } from '../../../domain/campaigns/foundPosts';
import { type Mark, marksIn } from '../../../domain/captionMarks';
import { postName } from '../../../domain/postName';
import type { Services } from '../../context';
import { announce } from '../../db/changes';
import { lockCampaigns } from '../../ledger/queries';
import {
  type Candidate,
  findCandidates,
  findElsewhere,
  findLookingCampaign,
  findPlacedSows,
  findRivals,
  type LookingCampaign,
} from '../queries/foundCandidates';
import { type Proposal, storeProposals } from '../queries/foundPosts';
import { addFoundPost } from './add';

/** The transaction, and where short links begin. */
interface Looking extends Pick<Services, 'db'> {
  config: Pick<Services['config'], 'publicUrl'>;
}

interface Hit {
  post: Candidate;
  reasons: Mark[];
}

/**
 * Finds the posts of a campaign among those of its KOLs' channels, of one account where one is named, and keeps them as
 * proposed; where the campaign says so, those whose marks are clear become its posts (CONTRACT-2 §15). In the caller's
 * transaction, the same however often it runs. Null where the campaign is gone or looks for none.
 */
export async function detectPosts(
  tx: Looking,
  campaignId: string,
  socialId: string | null,
): Promise<LookingCampaign | null> {
  await lockCampaigns(tx.db, [campaignId]);
  const campaign = await findLookingCampaign(tx.db, campaignId);
  if (!campaign || !looksForPosts(campaign.status)) {
    if (await storeProposals(tx.db, campaignId, [], null)) await announce(tx.db, ['campaigns', campaignId]);
    return null;
  }
  const ownAddress = tx.config.publicUrl ?? null;
  const candidates = await findCandidates(tx.db, campaignId, postingPeriod(campaign), socialId);
  const hits = candidates.flatMap((post): Hit[] => {
    const reasons = marksIn(post.description, campaign, ownAddress);
    return reasons.length > 0 ? [{ post, reasons }] : [];
  });
  const sows = await findPlacedSows(tx.db, campaignId);
  const sowsOf = ({ post }: Hit) =>
    sows.filter(({ kol_id, social_type }) => kol_id === post.kol_id && social_type === post.social_type);
  const proposalOf = (hit: Hit): Proposal => {
    const [only, ...others] = fittingSows(sowsOf(hit));
    return { id: hit.post.id, reasons: hit.reasons, sow_id: only && others.length === 0 ? only.id : null };
  };
  let isChanged = await storeProposals(tx.db, campaignId, hits.map(proposalOf), socialId);
  const clear = campaign.takes_found_posts ? await onlyOurs(tx, campaign, hits) : [];
  for (const hit of clear) {
    const sow = lackingSow(sowsOf(hit));
    if (!sow) continue;
    await addFoundPost({ db: tx.db, viewer: null, requestId: null, address: null }, campaignId, hit.post, sow.id);
    sow.posted += 1;
    isChanged = true;
  }
  if (isChanged) await announce(tx.db, ['campaigns', campaignId], ['campaignPosts']);
  return campaign;
}

/** Those whose marks are clear and that no other running campaign may mean. */
async function onlyOurs(tx: Looking, { id }: LookingCampaign, hits: readonly Hit[]): Promise<Hit[]> {
  const strong = hits.filter(({ reasons }) => isStrong(reasons));
  if (strong.length === 0) return [];
  const rivals = await findRivals(tx.db, id, [...new Set(strong.map(({ post }) => post.kol_id))]);
  const elsewhere = await findElsewhere(
    tx.db,
    id,
    strong.map(({ post }) => postName(post.canonical_url)),
  );
  return strong.filter(({ post }) => {
    const at = new Date(post.published_at);
    const isWanted = rivals.some((rival) => {
      const { from, until } = postingPeriod(rival);
      return (
        rival.places.some((place) => place.kol_id === post.kol_id && place.social_type === post.social_type) &&
        at >= from &&
        (!until || at < until) &&
        marksIn(post.description, rival, tx.config.publicUrl ?? null).length > 0
      );
    });
    return !isWanted && !elsewhere.has(postName(post.canonical_url));
  });
}
