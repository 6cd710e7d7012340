import { networkMetrics } from '../../../domain/networks';
import { NetworkFailure, type PublishedMetrics, type SocialNetwork } from '../../adapters/social/network';
import { inTransaction, type Services } from '../../context';
import { announce } from '../../db/changes';
import { groupedBy } from '../../groupedBy';
import { lockCampaigns, type Snapshot } from '../../ledger/queries';
import { recordMetrics } from '../../ledger/record';
import { ownerOf } from '../consents/owner';
import { keepLeases, type Leased, settle } from '../readings/queries/leases';
import { asOwner, type Consented } from './asOwner';
import { findThere, type KnownPost } from './queries';

/** A post somebody has leased, and what its network knows it by. */
export interface LeasedPost {
  post: KnownPost;
  leased: Leased;
}

/** Posts that are asked for in one call, as their owner where one lets us. */
export interface AskedTogether {
  consented: Consented | null;
  /** Why an owner's consent could not be used: then nothing of these can be read. */
  failure: NetworkFailure | null;
  posts: LeasedPost[];
}

/**
 * Posts by who lets us read them: the first of their KOL's accounts whose owner does, else nobody. A consent that cannot
 * be used concerns the posts of its account alone.
 */
export async function togetherByOwner(services: Services, posts: readonly LeasedPost[]): Promise<AskedTogether[]> {
  const owners = new Map<string, ReturnType<typeof readerOf>>();
  const groups = new Map<string, AskedTogether>();
  for (const one of posts) {
    let group: AskedTogether = { consented: null, failure: null, posts: [] };
    for (const { id } of one.post.accounts) {
      if (group.consented || group.failure) break;
      const reader = owners.get(id) ?? readerOf(services, id);
      owners.set(id, reader);
      group = { ...group, ...(await reader) };
    }
    const key = group.consented?.social_id ?? group.failure?.message ?? '';
    const known = groups.get(key) ?? group;
    known.posts.push(one);
    groups.set(key, known);
  }
  return [...groups.values()];
}

async function readerOf(services: Services, social_id: string) {
  try {
    const owner = await ownerOf(services, social_id);
    return { consented: owner && { social_id, owner }, failure: null };
  } catch (error) {
    if (error instanceof NetworkFailure) return { consented: null, failure: error };
    throw error;
  }
}

/**
 * Reads figures of posts in one call and writes them, the posts of each campaign in a transaction, if their leases still
 * are the reader's own. A post the network does not have, or does not tell of, keeps the figures it has.
 * @throws NetworkFailure where nothing was read
 */
export async function readFigures(
  services: Services,
  network: SocialNetwork,
  { consented, failure, posts }: AskedTogether,
): Promise<void> {
  if (failure) throw failure;
  const asked = posts.map(({ post }) => ({ url: post.canonical_url, accounts: post.accounts.map(({ url }) => url) }));
  const figures = await asOwner(services, consented, (owner) => network.figures(asked, owner));
  for (const [campaign_id, own] of groupedBy(posts, ({ post }) => post.campaign_id)) {
    await inTransaction(services, (tx) => writeFigures(tx, campaign_id, own, figures));
  }
}

type Figures = Map<string, PublishedMetrics | null>;

async function writeFigures(tx: Services, campaign_id: string, posts: readonly LeasedPost[], figures: Figures) {
  await lockCampaigns(tx.db, [campaign_id]);
  const kept = await keepLeases(
    tx.db,
    posts.map(({ leased }) => leased),
  );
  const own = posts.filter(({ post }) => kept.has(post.id));
  const there = await findThere(
    tx.db,
    own.map(({ post }) => post.id),
  );
  const leasesOf = (wanted: (metrics: PublishedMetrics | null | undefined) => boolean) =>
    own.filter(({ post }) => wanted(figures.get(post.canonical_url))).map(({ leased }) => leased);
  const snapshots = own.flatMap(({ post, leased }) => {
    const metrics = figures.get(post.canonical_url);
    return metrics && there.has(post.id) ? snapshotsOf(post, metrics, new Date(leased.at)) : [];
  });
  await recordMetrics(tx.db, snapshots);
  await settle(tx.db, leasesOf(Boolean), null);
  await settle(
    tx.db,
    leasesOf((metrics) => metrics === null),
    'not_found',
  );
  await settle(
    tx.db,
    leasesOf((metrics) => metrics === undefined),
    'not_told',
  );
  const read = own.map(({ post }) => ['campaignPosts', post.id] as const);
  await announce(tx.db, ...(read.length > 20 ? ([['campaignPosts']] as const) : read), ['campaigns', campaign_id]);
}

// What a network never publishes is not written as unknown.
function snapshotsOf(post: KnownPost, metrics: PublishedMetrics, captured_at: Date): Snapshot[] {
  const published: readonly string[] = networkMetrics[post.social_type];
  return Object.entries(metrics)
    .filter(([metric, value]) => value !== null || published.includes(metric))
    .map(([metric, value]) => ({
      owner_id: post.campaign_id,
      subject_id: post.id,
      subject_type: 'post',
      metric,
      value,
      source: 'api',
      captured_at,
    }));
}
