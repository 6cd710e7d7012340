import { canonicalPostUrl } from '../../../domain/networks';
import {
  type AccountReading,
  NetworkFailure,
  type PostReading,
  type SocialNetwork,
} from '../../adapters/social/network';
import type { Services } from '../../context';
import { announce } from '../../db/changes';
import { newId } from '../../ids';
import type { Snapshot } from '../../ledger/queries';
import { recordMetrics } from '../../ledger/record';
import { storePicture } from '../../media/storePicture';
import { networkOf } from './connected';
import { findAccount, type KnownAccount, lockKolOf, saveChannelPost, updateAccount } from './queries';

interface Reading {
  account: AccountReading | null;
  posts: { post: PostReading; thumbnail: string | null }[];
}

/**
 * Reads an account and the newest page of its posts from its network; the answer writes what was read. An account the
 * network no longer has becomes one with an unknown number of followers, its history stays.
 * @throws NetworkFailure where the network may answer later
 */
export async function readAccount(services: Services, social_id: string): Promise<(tx: Services) => Promise<void>> {
  const known = await findAccount(services.db, social_id);
  if (!known) return async () => undefined;
  const reading = await readFrom(services, networkOf(services, known.social_type), known);
  const captured_at = new Date();
  return async (tx) => {
    await lockKolOf(tx.db, known);
    if (!(await updateAccount(tx.db, known.id, reading.account, captured_at))) return;
    const follower = reading.account?.follower_count ?? null;
    const snapshots: Snapshot[] = [snapshot(known.kol_id, known.id, 'social', 'follower', follower, captured_at)];
    for (const { post, thumbnail } of reading.posts) {
      const link = canonicalPostUrl(post.link);
      const id = await saveChannelPost(tx.db, { ...post, id: newId(), link, thumbnail, social: known });
      for (const [metric, value] of Object.entries(post.metrics)) {
        snapshots.push(snapshot(known.kol_id, id, 'channel_post', metric, value, captured_at));
      }
    }
    await recordMetrics(tx.db, snapshots);
    await announce(tx.db, ['socials', known.id], ['kols', known.kol_id]);
  };
}

async function readFrom(services: Services, network: SocialNetwork, { url }: KnownAccount): Promise<Reading> {
  try {
    const account = await network.account(url);
    const { items } = await network.posts(url, null);
    const posts = [];
    for (const post of items) posts.push({ post, thumbnail: await thumbnailOf(services, network, post) });
    return { account, posts };
  } catch (error) {
    if (error instanceof NetworkFailure && error.reason === 'not_found') return { account: null, posts: [] };
    throw error;
  }
}

async function thumbnailOf(services: Services, network: SocialNetwork, { thumbnail }: PostReading) {
  const bytes = thumbnail && (await network.picture(thumbnail));
  return bytes ? storePicture(services, bytes) : null;
}

function snapshot(
  owner_id: string,
  subject_id: string,
  subject_type: Snapshot['subject_type'],
  metric: string,
  value: number | null,
  captured_at: Date,
): Snapshot {
  return { owner_id, subject_id, subject_type, metric, value, source: 'api', captured_at };
}
