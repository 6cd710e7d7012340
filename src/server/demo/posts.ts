import { dayOf } from '../../domain/dates';
import { tagsIn } from '../../domain/hashtags/rules';
import { canonicalPostUrl, type Network, networkMetrics, type PostMetric } from '../../domain/networks';
import type { campaignPosts } from '../db/schema/campaigns';
import type { Snapshot } from '../ledger/queries';
import type { CampaignPlan } from './campaignPlans';
import type { DemoCampaign } from './campaigns';
import { type PostMetricPoint, postMetrics, typicalPost } from './content/postMetrics';
import { postCaption, postUrl, taggedCaption } from './content/posts';
import type { Random } from './content/random';
import type { DemoSow } from './sows';
import type { World } from './world';

type PostRow = typeof campaignPosts.$inferInsert;

/** Posts of campaigns and the readings of their metrics. */
export interface DemoPosts {
  posts: PostRow[];
  snapshots: Snapshot[];
}

/** Metrics are read for this many days after a campaign's end, daily for a month, then weekly. */
const readAfterEnd = 14;
const dailyFor = 30;

/** The day of a campaign's last reading, as an offset from today. */
export const lastReadOf = ({ end }: CampaignPlan): number => Math.min(0, end + readAfterEnd);

/** Everything the booked KOLs have published up to yesterday, with readings up to today. */
export function buildPosts(world: World, campaigns: readonly DemoCampaign[]): DemoPosts {
  const built: DemoPosts = { posts: [], snapshots: [] };
  for (const campaign of campaigns) {
    const { status, idea } = campaign.plan;
    if (status === 'pitching' || status === 'cancel') continue;
    const random = world.random.fork(`posts/${idea.name}`);
    for (const sow of campaign.sows) {
      if (sow.social) publish(world, random, campaign, sow, sow.social.username, built);
    }
  }
  illustrate(world, campaigns, built.posts);
  return built;
}

const picturesEach = 3;

/** What the posts of these campaigns show: few pictures each, of the same hand. */
function illustrate(world: World, campaigns: readonly DemoCampaign[], posts: readonly PostRow[]): void {
  for (const { id, plan } of campaigns) {
    const own = posts.filter(({ campaign_id }) => campaign_id === id);
    const drawn = Math.min(picturesEach, own.length);
    const pictures = Array.from({ length: drawn }, (_, number) =>
      world.pictures.post(`${plan.idea.name}/${number}`, world.at(plan.start, 9)),
    );
    for (const [index, post] of own.entries()) post.thumbnail_file_id = pictures[index % drawn] ?? null;
  }
}

function publish(
  world: World,
  random: Random,
  campaign: DemoCampaign,
  sow: DemoSow,
  username: string,
  built: DemoPosts,
): void {
  const { plan } = campaign;
  const { social_type, post_format, followers } = sow;
  if (!social_type || !post_format || !followers) return;
  const promised = sow.post_count ?? 0;
  const count = plan.status !== 'on_going' && random.chance(0.05) ? promised - 1 : promised;
  for (let number = 0; number < count; number++) {
    const days = plan.start + 2 + random.int(0, plan.end - plan.start - 5);
    if (days > -1) continue;
    const post_time = world.at(days, 11 + random.float() * 10.5);
    const url_post = postUrl(random, social_type, username, post_format);
    const id = world.newId(post_time);
    const written = taggedCaption(world.random.fork(`tags/${id}`), postCaption(random, plan.idea), plan.idea.hashtag);
    const updated_at = world.at(lastReadOf(plan), 0.1);
    built.posts.push({
      id,
      campaign_id: campaign.id,
      sow_id: sow.id,
      kol_id: sow.kol.id,
      social_type,
      url_post,
      canonical_url: canonicalPostUrl(url_post),
      post_time,
      ...written,
      tags: tagsIn(written.content, written.hashtags),
      is_active: !random.chance(0.03),
      is_short_video: post_format === 'post_shorts_reels',
      created_at: post_time,
      updated_at,
    });
    const subject = { owner_id: campaign.id, subject_id: id, actor: campaign.row.created_by ?? null };
    const until = new Date(updated_at.getTime() - 3_600_000);
    const seen = readings(world.random.fork(`metrics/${id}`), subject, social_type, followers, post_time, until);
    built.snapshots.push(...withProof(world, id, updated_at, seen));
  }
}

/** What somebody copied by hand has the reason and the picture it was copied from. */
function withProof(world: World, id: string, at: Date, seen: Snapshot[]): Snapshot[] {
  if (!seen.some(({ source }) => source === 'manual')) return seen;
  const proof = { reason: 'KOL gửi ảnh chụp số liệu', evidence_file_id: world.pictures.screenshot(id, at) };
  return seen.map((snapshot) => ({ ...snapshot, ...proof }));
}

interface Subject {
  owner_id: string;
  subject_id: string;
  actor: string | null;
}

function readings(
  random: Random,
  subject: Subject,
  network: Network,
  followers: number,
  postedAt: Date,
  until: Date,
): Snapshot[] {
  // Some posts were never readable, some are copied by hand once a week, some hide a figure.
  if (random.chance(0.03)) return [];
  const byHand = random.chance(0.06);
  const hidden: PostMetric | null = random.chance(0.06) ? random.pick(networkMetrics[network]) : null;
  const points = believableCourse(random, network, followers, postedAt).filter((point) => point.day <= dayOf(until));
  return points
    .filter((_, age) => age === points.length - 1 || (byHand ? age % 7 === 6 : age < dailyFor || age % 7 === 0))
    .flatMap((point) => snapshotsOf(subject, point, byHand, hidden));
}

/** A course whose end lies between 0.62 and 1.58 of the usual, so that reports look like a working agency's. */
function believableCourse(random: Random, network: Network, followers: number, postedAt: Date): PostMetricPoint[] {
  const typical = typicalPost(followers, network);
  const until = new Date(postedAt.getTime() + 75 * 86_400_000);
  for (let attempt = 0; ; attempt++) {
    const points = postMetrics(random.fork(`course/${attempt}`), { followers, network, postedAt, until });
    const last = points.at(-1);
    if (!last) return points;
    const ratios = [last.reaction / typical.reaction, typical.view && last.view ? last.view / typical.view : 1];
    if (ratios.every((ratio) => ratio >= 0.62 && ratio <= 1.58)) return points;
  }
}

function snapshotsOf(subject: Subject, point: PostMetricPoint, byHand: boolean, hidden: PostMetric | null): Snapshot[] {
  const { day, ...values } = point;
  // Read a few minutes after the day it speaks of has ended.
  const captured_at = new Date(Date.parse(`${day}T17:06:00Z`));
  return Object.entries(values)
    .filter(([metric, value]) => value !== null && metric !== hidden)
    .map(([metric, value]) => ({
      owner_id: subject.owner_id,
      subject_id: subject.subject_id,
      subject_type: 'post' as const,
      metric,
      value,
      source: byHand ? ('manual' as const) : ('api' as const),
      captured_at,
      actor_id: byHand ? subject.actor : null,
    }));
}
