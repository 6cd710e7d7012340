import type { StoredCampaign } from './demoCampaigns';
import { referencePosts, referenceReport } from './referenceReport';

type Cell = string | number | null;
export type Row = Record<string, Cell>;
/** A workbook's cells by sheet, a record a row, by the words above the columns; days are `YYYY-MM-DD`. */
export type Sheets = Record<string, Row[]>;

const networkNames: Record<string, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
};

const kpiNames: Record<string, string> = {
  ...{ quantity: 'Posts', engagement: 'Engagement', buzz: 'Buzz', comment: 'Comments', share: 'Shares', cpe: 'CPE' },
  ...{ cpv: 'CPV', like: 'Likes', mention: 'Mentions', views: 'Views', engagement_rate: 'Engagement rate' },
};

const counts = [
  ['Views', 'views'],
  ['Likes', 'like'],
  ['Comments', 'comment'],
  ['Shares', 'share'],
  ['Engagement', 'engagement'],
  ['Buzz', 'buzz'],
  ['Mentions', 'mentions'],
] as const;

/** What an English workbook of the campaign's report must hold as of a day, for staff or for somebody who sees less. */
export function referenceWorkbook(campaign: StoredCampaign, asOf: string, reduced: boolean): Sheets {
  const { totals, progress, by_network, by_day } = referenceReport(campaign, asOf);
  const line = (metric: string, filled: Row): Row => ({
    ...{ Metric: metric, Count: null, Rate: null, Amount: null, 'Posts with data': null, 'All posts': null },
    ...filled,
  });
  const covered = ({ known, of }: { known: number; of: number }) => ({ 'Posts with data': known, 'All posts': of });
  const amounts: Row = reduced
    ? { CPE: totals.cpe, CPV: totals.cpv }
    : {
        ...{ 'Sale price': totals.price, 'Booking price': totals.booking_price, CPE: totals.cpe, CPV: totals.cpv },
        ...{ 'CPE on booking price': totals.booking_cpe, 'CPV on booking price': totals.booking_cpv },
      };
  return {
    Summary: [
      line('Posts', { Count: totals.posts }),
      ...counts.map(([word, name]) => line(word, { Count: totals[name], ...covered(totals.coverage[name]) })),
      line('Engagement rate', { Rate: totals.engagement_rate, ...covered(totals.coverage.engagement) }),
      ...Object.entries(amounts).map(([word, Amount]) => line(word, { Amount: Amount ?? null })),
    ],
    'KPI per SOW': progress.map(({ price, booking_price, postProcess }, index) => {
      const sow = campaign.sows[index];
      const kol = campaign.kols[sow?.kol ?? -1];
      return {
        'SOW no.': index + 1,
        'KOL code': kol?.code ?? null,
        KOL: kol?.name ?? null,
        Network: networkNames[sow?.online?.network ?? ''] ?? 'Offline',
        ...(!reduced && { 'Sale price': price, 'Booking price': booking_price }),
        ...Object.fromEntries(
          postProcess
            .filter(({ type }) => !reduced || (type !== 'cpe' && type !== 'cpv'))
            .flatMap(({ type, current, target, rate }) => [
              [`${kpiNames[type]}: actual`, current],
              [`${kpiNames[type]}: target`, target],
              [`${kpiNames[type]}: achieved`, rate],
            ]),
        ),
      };
    }),
    'By network': by_network.map((row) => ({
      Network: networkNames[row.social_type] ?? '',
      Posts: row.posts,
      ...Object.fromEntries(counts.map(([word, name]) => [word, row[name]])),
      'Views: Posts with data': row.coverage.views.known,
      'Engagement: Posts with data': row.coverage.engagement.known,
    })),
    'By day': by_day.map(({ date, views, engagement, buzz }) => ({
      ...{ Date: date, Views: views, Engagement: engagement, Buzz: buzz },
    })),
    Posts: referencePosts(campaign, asOf).map(({ post, posted, measured, ...figures }) => {
      const kol = campaign.kols[campaign.sows[post.sow]?.kol ?? -1];
      return {
        ...{ 'KOL code': kol?.code ?? null, KOL: kol?.name ?? null, Network: networkNames[post.network] ?? '' },
        ...{ Link: post.url, 'Posted on': posted, Views: figures.view, Likes: figures.reaction },
        ...{
          Comments: figures.comment,
          Shares: figures.share,
          Mentions: figures.brand_mention,
          'Measured on': measured,
        },
      };
    }),
  };
}
