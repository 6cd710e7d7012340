import type { Network } from '../../domain/networks';
import { utmOfPost, withUtm } from '../../domain/shorteners/rules';
import { changesOf } from '../audit/changes';
import { recordAudit } from '../audit/record';
import type { SignedCtx } from '../context';
import { storeShortener } from './create';
import { findCodes, linkPost, lockShortener, updateShortenerRow } from './queries/writes';

/** What of a campaign post its short link is made of. */
interface LinkedPost {
  id: string;
  kol_id: string;
  social_type: Network;
  original_url: string | null;
  shortener_id: string | null;
}

/**
 * Gives posts that were given a target their short links, measured by network, campaign and KOL; another target moves the
 * link along, and one that is taken away switches it off. In the caller's transaction, once the posts are written
 * (CONTRACT-2 §13).
 */
export async function linkPosts(
  tx: SignedCtx,
  campaignId: string,
  planned: readonly { post: LinkedPost; before: LinkedPost | null }[],
): Promise<void> {
  const changed = planned.filter(({ post, before }) => post.original_url !== (before?.original_url ?? null));
  if (changed.length === 0) return;
  const codes = await findCodes(
    tx.db,
    campaignId,
    changed.map(({ post }) => post.kol_id),
  );
  for (const { post } of changed) {
    const utm = utmOfPost(post.social_type, codes.campaign, codes.kols.get(post.kol_id) ?? '');
    const target = post.original_url && withUtm(post.original_url, utm);
    const known = post.shortener_id ? await lockShortener(tx.db, post.shortener_id) : null;
    // A link that was named at the post and belongs to another one goes on leading where that one says.
    const link = known && (known.post_id ?? post.id) === post.id ? known : null;
    if (link) {
      // One that somebody switched off stays off.
      const values = target ? { original_url: target } : { active: false };
      await updateShortenerRow(tx.db, link.id, values);
      const changes = changesOf(link, values);
      await recordAudit(tx, { action: 'update', entity: 'shortener', entity_id: link.id, changes });
      if (!target) await linkPost(tx.db, post.id, null);
    } else if (target) {
      const id = await storeShortener(tx, null, {
        original_url: target,
        label: null,
        active: true,
        expires_at: null,
        campaign_id: campaignId,
        post_id: post.id,
      });
      await linkPost(tx.db, post.id, id);
    }
  }
}
