import type { StoredCampaign } from './demoCampaigns';
import { newestAt, referencePosts, referenceReport } from './referenceReport';

type Cell = string | number | null;
export type Row = Record<string, Cell>;
/**
 * The figures of a workbook by sheet, a record a row, by the words above the columns; days are `YYYY-MM-DD`, instants as
 * the agency's clock shows them. KOLs by their codes.
 */
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

type Report = ReturnType<typeof referenceReport>;
type Totals = Report['totals'];

const sourceNames: Record<string, string> = {
  ...{ api: 'Network', import: 'Excel import', kol: 'Given by the KOL', manual: 'Typed in', estimate: 'Estimate' },
};
const metricNames = {
  ...{ view: 'Views', reaction: 'Likes', comment: 'Comments', share: 'Shares', brand_mention: 'Mentions' },
} as const;

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Ho_Chi_Minh',
  dateStyle: 'short',
  timeStyle: 'medium',
});
/** As a cell tells an instant, to the second. */
const instantOf = (at: Date) => clock.format(new Date(Math.round(at.getTime() / 1000) * 1000)).replace(' ', 'T');

const promisedOf = ({ progress }: Totals, type: string): Row => {
  const row = progress.find((one) => one.type === type);
  if (!row || row.target === null)
    return { Target: null, 'Held against target': null, Achieved: null, 'SOWs with target': null };
  const sows = `${row.sows.promising}/${row.sows.of}`;
  return { Target: row.target, 'Held against target': row.current, Achieved: row.rate, 'SOWs with target': sows };
};

/** Rows with what stands below them, where there are any. */
const summed = (rows: Row[], below: Row): Row[] => {
  const [first] = rows;
  return first ? [...rows, { ...Object.fromEntries(Object.keys(first).map((name) => [name, null])), ...below }] : [];
};

function kolRows(campaign: StoredCampaign, asOf: string, reduced: boolean, totals: Totals): Row[] {
  const rows = campaign.kols.map(({ code, name }, kol): Row => {
    const places = campaign.sows.flatMap((sow, place) => (sow.kol === kol ? [place] : []));
    const own = {
      ...campaign,
      sows: campaign.sows.filter((sow) => sow.kol === kol),
      posts: campaign.posts
        .filter(({ sow }) => places.includes(sow))
        .map((post) => ({ ...post, sow: places.indexOf(post.sow) })),
    };
    const figures = referenceReport(own, asOf).totals;
    const networks = new Set(own.sows.flatMap(({ online }) => networkNames[online?.network ?? ''] ?? []));
    return {
      ...{ KOL: name, 'KOL code': code, Networks: [...networks].join(', ') || 'Offline', Posts: figures.posts },
      ...Object.fromEntries(counts.map(([word, key]) => [word, figures[key]])),
      'Engagement rate': figures.engagement_rate,
      ...(!reduced && {
        ...{ 'Sale price': figures.price, 'Booking price': figures.booking_price },
        ...{ CPE: figures.cpe, CPV: figures.cpv },
      }),
    };
  });
  // A cost that no KOL has takes no room.
  for (const name of ['Sale price', 'Booking price', 'CPE', 'CPV']) {
    if (rows.every((row) => row[name] === null)) for (const row of rows) delete row[name];
  }
  const sums = {
    ...allCounts(totals),
    Posts: totals.posts,
    'Sale price': totals.price,
    'Booking price': totals.booking_price,
  };
  const names = Object.keys(rows[0] ?? {});
  const below = Object.fromEntries(Object.entries(sums).filter(([name]) => names.includes(name)));
  const sorted = rows.toSorted((one, other) => (String(one['KOL code']) < String(other['KOL code']) ? -1 : 1));
  return summed(sorted, { KOL: 'Total', ...below });
}

const allCounts = (totals: Totals): Row => Object.fromEntries(counts.map(([word, name]) => [word, totals[name]]));

function ledgerRows(campaign: StoredCampaign, asOf: string): Row[] {
  return referencePosts(campaign, asOf).flatMap(({ post }) => {
    const kol = campaign.kols[campaign.sows[post.sow]?.kol ?? -1];
    return Object.entries(metricNames).flatMap(([metric, word]): Row[] => {
      const reading = newestAt(post, metric, asOf);
      if (!reading) return [];
      return [
        {
          ...{ Link: post.url, 'KOL code': kol?.code ?? null, KOL: kol?.name ?? null },
          ...{ Network: networkNames[post.network] ?? '', 'SOW no.': post.sow + 1, Metric: word, Value: reading.value },
          ...{ Source: sourceNames[reading.source] ?? '', 'Captured at': instantOf(reading.at) },
        },
      ];
    });
  });
}

/** Hundredths of a percent, the third decimal decides. */
function percentOf(part: number, whole: number): number {
  const thousandths = (BigInt(part) * 100_000n) / BigInt(whole);
  return Number(thousandths / 10n + (thousandths % 10n >= 5n ? 1n : 0n)) / 100;
}

function costRows(totals: Totals): Row[] {
  const { price, booking_price } = totals;
  const margin = price === null || booking_price === null ? null : price - booking_price;
  const line = (figure: string, Amount: Cell, Rate: Cell = null): Row => ({ Figure: figure, Amount, Rate });
  return [
    ...[line('Sale price', price), line('Booking price', booking_price), line('Margin', margin)],
    line('Margin rate', null, margin !== null && price ? percentOf(margin, price) : null),
    ...[line('CPE', totals.cpe), line('CPV', totals.cpv)],
    ...[line('CPE on booking price', totals.booking_cpe), line('CPV on booking price', totals.booking_cpv)],
  ];
}

/** What an English workbook of the campaign's report must hold as of a day, for staff or for somebody who sees less. */
export function referenceWorkbook(campaign: StoredCampaign, asOf: string, reduced: boolean): Sheets {
  const { totals, progress, by_network, by_day } = referenceReport(campaign, asOf);
  const line = (metric: string, filled: Row): Row => ({
    ...{
      Metric: metric,
      Count: null,
      Target: null,
      'Held against target': null,
      Achieved: null,
      'SOWs with target': null,
      Rate: null,
      Amount: null,
      'Posts with data': null,
      'All posts': null,
    },
    ...filled,
  });
  const covered = ({ known, of }: { known: number; of: number }) => ({ 'Posts with data': known, 'All posts': of });
  const amounts: Row = reduced
    ? { CPE: totals.cpe, CPV: totals.cpv }
    : {
        ...{ 'Sale price': totals.price, 'Booking price': totals.booking_price, CPE: totals.cpe, CPV: totals.cpv },
        ...{ 'CPE on booking price': totals.booking_cpe, 'CPV on booking price': totals.booking_cpv },
      };
  const all = new Map<string, number | null>(counts.map(([, name]) => [name, totals[name]]));
  all.set('quantity', totals.posts).set('mention', totals.mentions);
  const kpiSums = totals.progress.flatMap(({ type, target }) => [
    [`${kpiNames[type]}: actual`, all.get(type) ?? null],
    [`${kpiNames[type]}: target`, target],
  ]);
  const posted = new Set(referencePosts(campaign, asOf).map(({ post }) => post.sow));
  const unposted = campaign.sows.filter(({ post_count }, place) => post_count > 0 && !posted.has(place)).length;
  const isCostKnown = totals.cpe !== null || totals.cpv !== null;
  const postSums = { Views: totals.views, Likes: totals.like, Comments: totals.comment, Shares: totals.share };
  return {
    Summary: [
      line('Posts', { Count: totals.posts, ...promisedOf(totals, 'quantity') }),
      ...counts.map(([word, name]) =>
        line(word, {
          ...{ Count: totals[name], ...covered(totals.coverage[name]) },
          ...promisedOf(totals, name === 'mentions' ? 'mention' : name),
        }),
      ),
      line('Engagement rate', { Rate: totals.engagement_rate, ...covered(totals.coverage.engagement) }),
      ...Object.entries(amounts).map(([word, Amount]) => line(word, { Amount: Amount ?? null })),
      ...(unposted > 0 && isCostKnown ? [line(`Includes the price of SOWs without posts yet: ${unposted}`, {})] : []),
    ],
    'KPI per SOW': summed(
      progress.map(({ price, booking_price, postProcess }, index) => {
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
      {
        'SOW no.': 'Total',
        ...(!reduced && { 'Sale price': totals.price, 'Booking price': totals.booking_price }),
        ...Object.fromEntries(kpiSums),
      },
    ),
    'By KOL': kolRows(campaign, asOf, reduced, totals),
    ...(!reduced && { Cost: costRows(totals) }),
    Ledger: ledgerRows(campaign, asOf),
    'By network': summed(
      by_network.map((row) => ({
        Network: networkNames[row.social_type] ?? '',
        Posts: row.posts,
        ...Object.fromEntries(counts.map(([word, name]) => [word, row[name]])),
        'Views: Posts with data': row.coverage.views.known,
        'Engagement: Posts with data': row.coverage.engagement.known,
      })),
      {
        ...{ Network: 'Total', Posts: totals.posts, ...allCounts(totals) },
        'Views: Posts with data': totals.coverage.views.known,
        'Engagement: Posts with data': totals.coverage.engagement.known,
      },
    ),
    'Cumulative by day': by_day.map(({ date, views, engagement, buzz }) => ({
      ...{ Date: date, Views: views, Engagement: engagement, Buzz: buzz },
    })),
    Posts: summed(
      referencePosts(campaign, asOf).map(({ post, posted, measured, ...figures }) => {
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
      { 'KOL code': 'Total', ...postSums, Mentions: totals.mentions },
    ),
  };
}
