import { tagsIn } from '../../domain/hashtags/rules';
import { canonicalPostUrl, type Network } from '../../domain/networks';
import type { kolPrices } from '../db/schema/kolPrices';
import type { channelPosts, kolJobs, kolSectors, kols, socials } from '../db/schema/kols';
import type { Snapshot } from '../ledger/queries';
import { represented } from './content/accounts';
import { followerHistory } from './content/followers';
import { demoPrices } from './content/kolPrices';
import { type DemoKol, type DemoSocial, demoKols } from './content/kols';
import { channelPost, postingDays } from './network/posts';
import type { DemoPeople } from './users';
import type { World } from './world';

/** A KOL that campaigns may book. */
export interface BookableKol extends DemoKol {
  id: string;
}

/** KOLs with sectors, jobs, prices, channels and a year of follower readings; pending ones are not bookable. */
export interface DemoKols {
  kols: (typeof kols.$inferInsert)[];
  kolSectors: (typeof kolSectors.$inferInsert)[];
  kolJobs: (typeof kolJobs.$inferInsert)[];
  kolPrices: (typeof kolPrices.$inferInsert)[];
  socials: (typeof socials.$inferInsert)[];
  channelPosts: (typeof channelPosts.$inferInsert)[];
  snapshots: Snapshot[];
  bookable: BookableKol[];
}

const pendingCount = 4;

/** The sixty KOLs of the demo: the newest four wait for approval, one belongs to the KOL account. */
export function buildKols(world: World, people: DemoPeople): DemoKols {
  const random = world.random.fork('kols');
  const built: DemoKols = {
    kols: [],
    kolSectors: [],
    kolJobs: [],
    kolPrices: [],
    socials: [],
    channelPosts: [],
    snapshots: [],
    bookable: [],
  };
  const list = inOrderOfEntry(demoKols(world.random));
  const agents = people.byRole.get('talent_account_executive') ?? [];
  list.forEach((kol, index) => {
    const pending = index >= list.length - pendingCount;
    const days = pending ? index - list.length : -540 + index * 3;
    const created_at = world.at(days, 9 + random.float() * 8);
    const id = world.newId(created_at);
    const photo = kolPhoto(world, kol, created_at);
    built.kols.push({
      id,
      ...ownFields(kol),
      ...photo,
      outstanding: !pending && kol.the_talent_partner && random.chance(0.5),
      status: pending ? 'pending' : 'active',
      user_id: kol.stage_name === represented.kol ? people.accounts.kol : null,
      created_by: pending ? random.pick([people.accounts.executive, people.accounts.staff]) : random.pick(agents),
      created_at,
      updated_at: created_at,
    });
    kol.sectors.forEach((code, position) => {
      built.kolSectors.push({ kol_id: id, sector_id: world.reference.sector('kol', code), position });
    });
    built.kolJobs.push(...kol.jobs.map((job_code) => ({ kol_id: id, job_code })));
    const prices = demoPrices(world.random.fork(`prices/${kol.stage_name}`), kol);
    built.kolPrices.push(...prices.map((price) => ({ kol_id: id, ...price })));
    for (const social of kol.socials) addSocial(world, built, id, social, created_at, pending ? days : -365);
    if (!pending) built.bookable.push({ ...kol, id });
  });
  return built;
}

/** Codes stay in order of entry, and the KOL with an account is never among the pending ones. */
function inOrderOfEntry(list: DemoKol[]): DemoKol[] {
  const first = list.filter((kol) => kol.stage_name === represented.kol);
  const rest = list.filter((kol) => kol.stage_name !== represented.kol);
  return [...first, ...rest].map((kol, index) => ({ ...kol, code: `KOL${String(index + 1).padStart(3, '0')}` }));
}

function ownFields(kol: DemoKol) {
  const { type, jobs, sectors, socials, ...fields } = kol;
  return { ...fields, type: type === 'community' ? ('community_group' as const) : type };
}

function kolPhoto(world: World, kol: DemoKol, at: Date) {
  if (kol.type === 'personal') return { avatar_file_id: world.pictures.portrait(kol.stage_name, kol.gender, at) };
  const photo = world.pictures.group(kol.stage_name, at);
  return { avatar_file_id: photo, group_photo_file_id: photo, group_name: kol.stage_name, group_code: kol.code };
}

function addSocial(
  world: World,
  built: DemoKols,
  kol_id: string,
  social: DemoSocial,
  created_at: Date,
  since: number,
): void {
  const id = world.newId(created_at);
  const { social_type, name, is_verified, follower_count, username } = social;
  const read_at = world.at(0, 0.1);
  built.socials.push({
    id,
    kol_id,
    social_type,
    url: canonicalPostUrl(social.url),
    name,
    is_verified,
    follower_count,
    latest_update_date: read_at,
    created_at,
    updated_at: read_at,
  });
  const history = followerHistory(
    world.random.fork(`followers/${social_type}/${username}`),
    follower_count,
    world.today,
  );
  const first = world.day(since);
  for (const { day, followers } of history.filter((point) => point.day >= first)) {
    built.snapshots.push({
      owner_id: kol_id,
      subject_id: id,
      subject_type: 'social',
      metric: 'follower',
      value: followers,
      source: 'api',
      captured_at: new Date(read_at.getTime() - (Date.parse(world.today) - Date.parse(day))),
    });
  }
  addChannelPosts(
    world,
    built,
    { id, kol_id, social_type, url: canonicalPostUrl(social.url) },
    follower_count,
    read_at,
  );
}

const shownPosts = 10;

function addChannelPosts(
  world: World,
  built: DemoKols,
  social: { id: string; kol_id: string; social_type: Network; url: string },
  followers: number,
  now: Date,
): void {
  const { id: social_id, kol_id, social_type: network, url } = social;
  for (const day of postingDays(url, now).slice(0, shownPosts)) {
    const post = channelPost({ network, url, day, followers, now });
    const id = world.newId(post.published_at);
    built.channelPosts.push({
      id,
      social_id,
      kol_id,
      link: canonicalPostUrl(post.link),
      description: post.description,
      thumbnail: post.thumbnail,
      published_at: post.published_at,
      canonical_url: canonicalPostUrl(post.link),
      tags: tagsIn(post.description, []),
    });
    for (const [metric, value] of Object.entries(post.metrics)) {
      built.snapshots.push({
        owner_id: kol_id,
        subject_id: id,
        subject_type: 'channel_post',
        metric,
        value,
        source: 'api',
        captured_at: now,
      });
    }
  }
}
