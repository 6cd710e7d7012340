import type pg from 'pg';
import type { ReferenceCampaign, ReferencePost, ReferenceReading } from './referenceReport';

/** A post with what the workbook writes beside its figures. */
export interface NamedPost extends ReferencePost {
  url: string;
  readings: (ReferenceReading & { source: string })[];
}

/** A stored campaign as the reference counts it, with the names its rows are found by. */
export interface StoredCampaign extends ReferenceCampaign {
  id: string;
  code: string;
  name: string;
  budget: number;
  brand_id: string;
  customer_id: string;
  kols: { code: string; name: string }[];
  posts: NamedPost[];
}

interface SowRow {
  id: string;
  campaign_id: string;
  kol_id: string;
  kol_code: string;
  stage_name: string;
  is_online: boolean;
  social_type: string | null;
  post_format: string | null;
  is_offline: boolean;
  booking_price: number | null;
  sale_price: number | null;
  off_booking_price: number | null;
  off_sale_price: number | null;
  followers: number | null;
  post_count: number | null;
  kpi_like: number | null;
  kpi_share: number | null;
  kpi_comment: number | null;
  kpi_views: number | null;
  kpi_engagement: number | null;
  kpi_buzz: number | null;
  kpi_mentions: number | null;
  rate_hundredths: number | null;
}

const prices = (row: SowRow) => ({
  online: row.is_online
    ? {
        network: row.social_type ?? '',
        format: row.post_format ?? '',
        booking: row.booking_price,
        sale: row.sale_price,
      }
    : null,
  offline: row.is_offline ? { booking: row.off_booking_price, sale: row.off_sale_price } : null,
});

/** Every campaign there is with its SOWs, posts and every reading of them, by plain statements. */
export async function storedCampaigns(pool: pg.Pool): Promise<StoredCampaign[]> {
  const rowsOf = async <Row extends object>(statement: string) => (await pool.query<Row>(statement)).rows;
  const campaigns = await rowsOf<Omit<StoredCampaign, 'sows' | 'posts' | 'kols'>>(
    `select c.id, c.code, c.name, c.budget, c.brand_id, b.customer_id, c.start_date::text, c.end_date::text
      from campaigns c join brands b on b.id = c.brand_id where c.deleted_at is null order by c.code`,
  );
  const sows = await rowsOf<SowRow>(
    `select s.*, s.engagement_rate * 100 as rate_hundredths, k.code as kol_code, k.stage_name
      from sows s join kols k on k.id = s.kol_id order by s.position, s.number`,
  );
  type PostRow = NamedPost & { id: string; campaign_id: string; sow_id: string };
  const posts = await rowsOf<PostRow>(
    `select id, campaign_id, sow_id, social_type as network, is_active, post_time, url_post as url
      from campaign_posts order by post_time desc nulls last, id desc`,
  );
  const readings = await rowsOf<NamedPost['readings'][number] & { post: string }>(
    'select subject_id as post, metric, captured_at as at, value, source from metric_snapshots order by captured_at',
  );
  const ofPost = new Map<string, typeof readings>();
  for (const reading of readings) {
    const known = ofPost.get(reading.post);
    if (known) known.push(reading);
    else ofPost.set(reading.post, [reading]);
  }
  return campaigns.map((campaign) => {
    const own = sows.filter(({ campaign_id }) => campaign_id === campaign.id);
    const kolIds = [...new Set(own.map(({ kol_id }) => kol_id))];
    return {
      ...campaign,
      kols: kolIds.map((id) => {
        const row = own.find(({ kol_id }) => kol_id === id);
        return { code: row?.kol_code ?? '', name: row?.stage_name ?? '' };
      }),
      sows: own.map((row) => ({
        ...prices(row),
        kol: kolIds.indexOf(row.kol_id),
        followers: row.followers,
        post_count: row.post_count ?? 0,
        kpi: {
          ...{ like: row.kpi_like, share: row.kpi_share, comment: row.kpi_comment, views: row.kpi_views },
          ...{ engagement: row.kpi_engagement, buzz: row.kpi_buzz, mentions: row.kpi_mentions },
        },
        rate_hundredths: row.rate_hundredths === null ? null : Math.round(Number(row.rate_hundredths)),
      })),
      posts: posts
        .filter(({ campaign_id }) => campaign_id === campaign.id)
        .map((post) => ({
          ...post,
          sow: own.findIndex(({ id }) => id === post.sow_id),
          readings: ofPost.get(post.id) ?? [],
        })),
    };
  });
}
