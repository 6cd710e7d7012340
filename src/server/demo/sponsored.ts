import { dayOf } from '../../domain/dates';
import { tagsIn } from '../../domain/hashtags/rules';
import type { DemoCampaign } from './campaigns';
import type { DemoKols } from './kols';
import { type Sponsor, sponsoredCaption } from './network/posts';

/** Gives the channels' posts the captions their network has for them: some are of the campaigns their KOLs are booked for. */
export function sponsorChannels({ socials, channelPosts }: DemoKols, campaigns: readonly DemoCampaign[]): void {
  const running = campaigns
    .filter(({ plan }) => plan.status === 'on_going' || plan.status === 'liquidation')
    .sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  const sponsorsOf = new Map(
    socials.map(({ id, kol_id, social_type, url }): [string, { url: string; sponsors: Sponsor[] }] => {
      const booked = running.filter(({ sows }) =>
        sows.some((sow) => sow.is_online && sow.kol_id === kol_id && sow.social_type === social_type),
      );
      return [id, { url, sponsors: booked.map(sponsorOf) }];
    }),
  );
  for (const post of channelPosts) {
    const known = sponsorsOf.get(post.social_id);
    if (!known || !post.description) continue;
    post.description = sponsoredCaption(post.description, known.url, dayOf(post.published_at), known.sponsors);
    post.tags = tagsIn(post.description, []);
  }
}

const orderOf = ({ row }: DemoCampaign) => `${row.start_date} ${row.name}`;

function sponsorOf({ plan: { idea }, row }: DemoCampaign): Sponsor {
  return {
    hashtag: idea.hashtag,
    product: idea.product,
    start_date: row.start_date,
    end_date: row.end_date ?? null,
  };
}
