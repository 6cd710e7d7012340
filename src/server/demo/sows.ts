import type { PostFormat } from '../../domain/campaigns/values';
import type { sows } from '../db/schema/campaigns';
import type { CampaignPlan } from './campaignPlans';
import { formatsOfNetwork, offlineDescription, sowDescription } from './content/campaigns';
import type { DemoSocial } from './content/kols';
import { typicalPost } from './content/postMetrics';
import type { Random } from './content/random';
import type { BookableKol } from './kols';
import type { World } from './world';

type SowRow = typeof sows.$inferInsert;

/** A scope of work with its KOL and, when online, the channel it is for. */
export interface DemoSow extends SowRow {
  id: string;
  kol: BookableKol;
  social: DemoSocial | null;
}

const priceStep = 500_000;
const saleStep = 100_000;

const toStep = (value: number, step: number): number => Math.max(step, Math.round(value / step) * step);

/** Two leading digits, as a planner would promise. */
function promised(value: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, value))) - 1);
  return Math.max(1, Math.round(value / unit) * unit);
}

/** SOWs of every KOL of the plan: one or two channels online, some with an offline part, some offline only. */
export function bookKols(
  world: World,
  random: Random,
  plan: CampaignPlan,
  campaign_id: string,
  created_at: Date,
): DemoSow[] {
  let number = 0;
  return plan.kols.flatMap((kol, index) => {
    // The first KOL carries the campaign online, so none is without posts.
    const offlineOnly = index > 0 && random.chance(0.1);
    const channels = offlineOnly ? [null] : random.pickSome(kol.socials, random.chance(0.3) ? 2 : 1);
    return channels.map((social, place) => {
      number += 1;
      const withOffline = offlineOnly || (place === 0 && random.chance(0.14));
      return {
        id: world.newId(created_at),
        campaign_id,
        number,
        position: number,
        kol_id: kol.id,
        kol,
        social,
        is_online: social !== null,
        ...(social && online(random, plan, kol, social)),
        is_offline: withOffline,
        ...(withOffline && offline(random, plan, kol)),
        note: random.chance(0.15) ? 'Đã xác nhận lịch qua điện thoại, chờ ký phụ lục.' : null,
        created_at,
        updated_at: created_at,
      };
    });
  });
}

function prices(random: Random, booking: number): { booking: number; sale: number } {
  const agreed = toStep(booking, priceStep);
  return { booking: agreed, sale: toStep(agreed * (1.18 + random.float() * 0.14), saleStep) };
}

function rate(random: Random, kol: BookableKol): number {
  return kol.booking_price_from + (kol.booking_price_to - kol.booking_price_from) * random.float();
}

function online(random: Random, plan: CampaignPlan, kol: BookableKol, social: DemoSocial) {
  const formats = formatsOfNetwork[social.social_type];
  const post_format: PostFormat = random.chance(0.55) ? (formats[0] ?? 'post_posts') : random.pick(formats);
  const post_count = random.pick([1, 1, 1, 2, 2, 3]);
  const largest = Math.max(...kol.socials.map((other) => other.follower_count));
  const weight = Math.max(0.4, social.follower_count / largest);
  const { booking, sale } = prices(random, rate(random, kol) * weight * post_count ** 0.9);
  return {
    social_type: social.social_type,
    post_format,
    description: sowDescription(random, plan.idea, post_format),
    post_count,
    followers: social.follower_count,
    booking_price: booking,
    sale_price: sale,
    ...kpis(random, social, post_count),
  };
}

/** What usual posts of the channel reach, slightly more or less ambitious; engagement and buzz add up. */
function kpis(random: Random, { follower_count, social_type }: DemoSocial, count: number) {
  const typical = typicalPost(follower_count, social_type);
  const ambition = count * (0.95 + random.float() * 0.1);
  const like = promised(typical.reaction * ambition);
  const comment = promised(typical.comment * ambition);
  const share = typical.share === null ? null : promised(typical.share * ambition);
  const engagement = like + comment + (share ?? 0);
  const views = typical.view === null ? null : promised(typical.view * ambition);
  const whole = { kpi_views: views, kpi_engagement: engagement };
  if (random.chance(0.25)) return whole;
  return {
    ...whole,
    kpi_like: like,
    kpi_comment: comment,
    kpi_share: share,
    kpi_buzz: comment + (share ?? 0),
    kpi_mentions: promised(typical.brand_mention * ambition),
    engagement_rate: Math.round((engagement / follower_count) * 10_000) / 100,
  };
}

function offline(random: Random, plan: CampaignPlan, kol: BookableKol) {
  const { booking, sale } = prices(random, rate(random, kol) * 0.7);
  return { off_description: offlineDescription(random, plan.idea), off_booking_price: booking, off_sale_price: sale };
}
