import type { StoredCampaign } from './demoCampaigns';
import { referencePosts, referenceReport } from './referenceReport';

const grouped = (value: number | bigint | null) => String(value ?? '–').replace(/\B(?=(\d{3})+$)/g, '.');

/** A percentage of at most two decimals as the pages show it: half up to one, from 100 up to none. */
function percent(value: number | null | undefined): string {
  if (value === null || value === undefined) return '–';
  const hundredths = Math.round(value * 100);
  if (hundredths >= 10_000) return `${grouped(Math.floor((hundredths + 50) / 100))}%`;
  const tenths = Math.floor(hundredths / 10) + (hundredths % 10 >= 5 ? 1 : 0);
  return `${grouped(Math.floor(tenths / 10))}${tenths % 10 ? `,${tenths % 10}` : ''}%`;
}

const networkNames: Record<string, string> = {
  ...{ facebook: 'Facebook', instagram: 'Instagram', tiktok: 'TikTok', youtube: 'YouTube' },
};

/** Every figure that may be told of a campaign as of a day, each written as it is told. */
export function trueClaims(campaign: StoredCampaign, asOf: string): string[] {
  const { totals, by_network } = referenceReport(campaign, asOf);
  const rate = (type: string) => percent(totals.progress.find((row) => row.type === type)?.rate);
  const nameOf = (sow: number) => campaign.kols[campaign.sows[sow]?.kol ?? -1]?.name ?? '';
  const posts = referencePosts(campaign, asOf);
  const engagementOf = new Map<string, number>();
  for (const { post, reaction, comment, share } of posts) {
    const name = nameOf(post.sow);
    engagementOf.set(name, (engagementOf.get(name) ?? 0) + (reaction ?? 0) + (comment ?? 0) + (share ?? 0));
  }
  const ranking = [...engagementOf].sort((a, b) => b[1] - a[1]);
  const [leader = ''] = ranking[0] ?? [];
  const seen = posts.filter(({ view }) => view !== null).sort((a, b) => (b.view ?? 0) - (a.view ?? 0))[0];
  const byViews = by_network.filter(({ views }) => views !== null).sort((a, b) => (b.views ?? 0) - (a.views ?? 0));
  return [
    `đến hết ngày ${asOf.split('-').reverse().join('/')}`,
    `${grouped(totals.posts)} bài đăng`,
    `${grouped(totals.engagement)} tương tác`,
    `${grouped(totals.views)} lượt xem`,
    `${grouped(totals.buzz)} lượt thảo luận`,
    `${grouped(totals.like)} lượt thích`,
    `${grouped(totals.comment)} bình luận`,
    `${grouped(totals.share)} lượt chia sẻ`,
    `Tương tác đạt ${rate('engagement')} cam kết`,
    `Lượt xem đạt ${rate('views')} cam kết`,
    `Thảo luận đạt ${rate('buzz')} cam kết`,
    ...ranking.map(([name, got]) => `${name} mang về ${grouped(got)} tương tác`),
    ...(seen
      ? [
          `Bài được xem nhiều nhất: ${nameOf(seen.post.sow)} trên ${networkNames[seen.post.network]}, ${grouped(seen.view)} lượt xem`,
        ]
      : []),
    ...byViews.map(({ social_type, views }) => `${networkNames[social_type]} ${grouped(views)}`),
    `trên ${grouped(totals.coverage.views.known)} bài có số liệu lượt xem`,
    `Mời lại ${leader} cho đợt sau`,
    ...(byViews[0] ? [`Ưu tiên ${networkNames[byViews[0].social_type]}, nền tảng có nhiều lượt xem nhất`] : []),
  ];
}

/** What is left of a text once everything true was taken out of it. */
export function withoutClaims(text: string, claims: readonly string[]): string {
  return [...claims].sort((a, b) => b.length - a.length).reduce((left, claim) => left.replaceAll(claim, ''), text);
}
