import type { Network } from '../../../domain/networks';
import { canonicalPostUrl } from '../../../domain/networks';
import {
  type AccountReading,
  NetworkFailure,
  type Owner,
  type PostReading,
  type SocialNetwork,
} from '../../adapters/social/network';
import type { Services } from '../../context';
import { announce } from '../../db/changes';
import { newId } from '../../ids';
import { askForFoundPosts } from '../../jobs/foundPosts';
import type { Snapshot } from '../../ledger/queries';
import { recordMetrics } from '../../ledger/record';
import { keepLeases, type Leased, settle } from '../readings/queries/leases';
import { asOwner } from './asOwner';
import { networkOf } from './connected';
import {
  findAccount,
  findPictured,
  type KnownAccount,
  lockKolOf,
  saveChannelPost,
  tellsFollowers,
  updateAccount,
} from './queries';
import { thumbnailOf } from './thumbnail';

interface Reading {
  account: AccountReading | null;
  posts: { post: PostReading; thumbnail: string | null }[];
}

/** Writes what was read, in the transaction it is given. */
export type Write = (tx: Services) => Promise<void>;

/**
 * Reads an account somebody has leased and the newest page of its posts from its network, as its owner where one lets us;
 * the answer writes what was read, if the lease still is its own. An account the network no longer has becomes one with an unknown number of
 * followers, its history stays; of one that is another's now nothing is written.
 * @throws NetworkFailure where nothing was read
 */
export async function readAccount(
  services: Services,
  known: KnownAccount,
  leased: Leased,
  owner: Owner | null,
): Promise<Write> {
  const consented = owner && { social_id: known.id, owner };
  const reading = await asOwner(services, consented, () => readFrom(services, known, owner));
  return async (tx) => {
    await lockKolOf(tx.db, known);
    if ((await keepLeases(tx.db, [leased])).size === 0) return;
    const stored = await findAccount(tx.db, known.id);
    const remote = reading.account?.remote_id ?? null;
    if (stored && isAnother(stored, remote)) await settle(tx.db, [leased], 'other_account');
    else if (stored) {
      await writeReading(tx, stored, reading, new Date(leased.at));
      await settle(tx.db, [leased], reading.account ? null : 'not_found');
    } else await settle(tx.db, [leased], null);
    await announce(tx.db, ['socials', known.id], ['kols', known.kol_id], ['networks']);
  };
}

/** Whether a network names another account at the address than the one first read there. */
function isAnother({ remote_id }: KnownAccount, read: string | null): boolean {
  return remote_id !== null && read !== null && remote_id !== read;
}

async function writeReading(tx: Services, known: KnownAccount, { account, posts }: Reading, captured_at: Date) {
  if (!(await updateAccount(tx.db, known.id, account, captured_at))) return;
  const snapshots: Snapshot[] = [];
  if (tellsFollowers(account)) {
    const follower = account?.follower_count ?? null;
    snapshots.push(snapshot(known.kol_id, known.id, 'social', 'follower', follower, captured_at));
  }
  for (const { post, thumbnail } of posts) {
    const link = canonicalPostUrl(post.link);
    const id = await saveChannelPost(tx.db, { ...post, id: newId(), link, thumbnail, social: known });
    for (const [metric, value] of Object.entries(post.metrics)) {
      snapshots.push(snapshot(known.kol_id, id, 'channel_post', metric, value, captured_at));
    }
  }
  await recordMetrics(tx.db, snapshots);
  await askForFoundPosts(tx.db, known.id);
}

async function readFrom(services: Services, known: KnownAccount, owner: Owner | null): Promise<Reading> {
  const network = networkOf(services, known.social_type);
  const account = await unless(known.social_type, ['not_found'], () => network.account(known.url, owner));
  if (!account || isAnother(known, account.remote_id)) return { account, posts: [] };
  return { account, posts: await readPosts(services, network, known, owner) };
}

// An account that is told may keep its posts to itself.
async function readPosts(services: Services, network: SocialNetwork, known: KnownAccount, owner: Owner | null) {
  const quiet = ['not_found', 'not_told'] as const;
  const page = await unless(known.social_type, quiet, () => network.posts(known.url, null, owner));
  const items = page?.items ?? [];
  const pictured = await findPictured(
    services.db,
    known.id,
    items.map(({ link }) => canonicalPostUrl(link)),
  );
  const posts: Reading['posts'] = [];
  for (const post of items) {
    const isKept = pictured.has(canonicalPostUrl(post.link));
    posts.push({ post, thumbnail: isKept ? null : await thumbnailOf(services, network, post.thumbnail) });
  }
  return posts;
}

/** What a network answers; null where it fails for one of these reasons. */
async function unless<T>(
  of: Network,
  reasons: readonly NetworkFailure['reason'][],
  ask: () => Promise<T>,
): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof NetworkFailure && error.network === of && reasons.includes(error.reason)) return null;
    throw error;
  }
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
