import { addDays } from '../../domain/dates';
import { hashtagOf, plainTag } from '../../domain/hashtags/rules';
import { withUtm } from '../../domain/shorteners/rules';
import type { Referrer } from '../../domain/shorteners/types';
import type { shortenerDayParts, shortenerDays, shorteners } from '../db/schema/shorteners';
import type { DemoCampaign } from './campaigns';
import type { DemoPeople } from './users';
import type { World } from './world';

export interface DemoShortLinks {
  links: (typeof shorteners.$inferInsert)[];
  days: (typeof shortenerDays.$inferInsert)[];
  parts: (typeof shortenerDayParts.$inferInsert)[];
}

/** Where a day's people come from and on what, as shares of a hundred. */
const origins: readonly [Referrer, 'phone' | 'tablet' | 'desktop', number][] = [
  ['facebook', 'phone', 38],
  ['tiktok', 'phone', 27],
  ['zalo', 'phone', 11],
  ['direct', 'desktop', 9],
  ['google', 'desktop', 8],
  ['instagram', 'tablet', 7],
];
/** How many days a link is clicked after its campaign ended. */
const afterglow = 10;

/** The offer's page of every campaign that ran, under the campaign's hashtag; those of done campaigns have an end. */
export function buildShortLinks(
  world: World,
  { accounts }: DemoPeople,
  campaigns: readonly DemoCampaign[],
): DemoShortLinks {
  const built: DemoShortLinks = { links: [], days: [], parts: [] };
  for (const { id: campaign_id, plan, row } of campaigns) {
    if (plan.status === 'pitching' || plan.status === 'cancel') continue;
    const slug = plainTag(hashtagOf(plan.idea.hashtag) ?? plan.idea.hashtag);
    const created_at = world.at(plan.start, 8);
    const id = world.newId(created_at);
    const isOver = plan.status !== 'on_going';
    const clicks = addDaysOf(world, id, plan.start, Math.min(plan.end + afterglow, 0), built);
    built.links.push({
      ...{ id, slug, campaign_id, created_at, updated_at: created_at, created_by: accounts.executive },
      original_url: withUtm(`https://www.example.com/uu-dai/${slug}`, { utm_medium: 'kol', utm_campaign: row.code }),
      label: `Trang ưu đãi · ${plan.idea.name}`,
      expires_at: isOver ? world.at(plan.end + 30, 23) : null,
      total_click: clicks,
      last_click_at: clicks > 0 ? world.at(Math.min(plan.end + afterglow, -1), 21) : null,
    });
  }
  return built;
}

/** The visits of a link from one day to another, as offsets from today: most as its campaign begins. Answers the people. */
function addDaysOf(
  world: World,
  shortener_id: string,
  from: number,
  to: number,
  { days, parts }: DemoShortLinks,
): number {
  const random = world.random.fork(`clicks/${shortener_id}`);
  const usual = random.logNormal(60, 0.6);
  let sum = 0;
  for (let offset = from; offset < to; offset += 1) {
    const day = addDays(world.today, offset);
    const asked = usual * (0.35 + Math.exp(-(offset - from) / 12)) * (0.6 + 0.8 * random.float());
    const ofOrigin = origins.map(([referrer, device, share]) => ({
      ...{ shortener_id, day, device, referrer },
      people: Math.round((asked * share) / 100),
    }));
    const people = ofOrigin.reduce((total, part) => total + part.people, 0);
    parts.push(...ofOrigin.filter((part) => part.people > 0));
    days.push({
      ...{ shortener_id, day, people },
      unique_people: Math.round(people * 0.86),
      repeat: Math.round(people * 0.05),
      bot: random.int(0, 9),
      prefetch: random.int(0, 3),
      head: random.int(0, 4),
    });
    sum += people;
  }
  return sum;
}
