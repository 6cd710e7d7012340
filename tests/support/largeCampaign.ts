import { postFormats } from '../../src/domain/campaigns/values';
import { canonicalPostUrl, networks } from '../../src/domain/networks';
import type { Db } from '../../src/server/db/connection';
import { campaignPosts, sows } from '../../src/server/db/schema/campaigns';
import { kols } from '../../src/server/db/schema/kols';
import { newId } from '../../src/server/ids';
import { recordMetrics } from '../../src/server/ledger/record';
import { buildCampaign } from './factories';

const chunk = 1_000;

/** A campaign of many SOWs of 40 KOLs, its posts spread over them, every tenth post without figures. */
export async function buildLargeCampaign(db: Db, { sowTotal = 300, postTotal = 5_000 } = {}) {
  const campaign = await buildCampaign(db, { budget: 9_000_000_000 });
  const people = Array.from({ length: 40 }, (_, index) => ({
    id: newId(),
    code: `LARGE${campaign.code}${index}`,
    stage_name: `Người sáng tạo ${index + 1}`,
    status: 'active' as const,
  }));
  await db.insert(kols).values(people);
  const work = Array.from({ length: sowTotal }, (_, index) => ({
    id: newId(),
    campaign_id: campaign.id,
    number: index + 1,
    position: index + 1,
    kol_id: people[index % people.length]?.id ?? '',
    is_online: true,
    social_type: networks[index % networks.length] ?? 'facebook',
    post_format: postFormats[Math.floor(index / people.length) % postFormats.length] ?? 'other',
    description: '<p>Một bài giới thiệu sản phẩm theo kịch bản đã duyệt.</p>',
    post_count: 15,
    booking_price: 8_000_000,
    sale_price: 10_000_000,
    kpi_views: 100_000,
    kpi_engagement: 5_000,
  }));
  await db.insert(sows).values(work);
  const posts = Array.from({ length: postTotal }, (_, index) => {
    const sow = work[index % work.length];
    if (!sow) throw new Error('posts need a SOW');
    const url_post = `https://www.facebook.com/photo/${campaign.code}${index}`;
    return {
      id: newId(),
      sow_id: sow.id,
      campaign_id: campaign.id,
      kol_id: sow.kol_id,
      social_type: sow.social_type,
      url_post,
      canonical_url: canonicalPostUrl(url_post),
      content: `Hôm nay mình thử món mới của nhãn, mọi người xem nhé! Số ${index}`,
      hashtags: ['trasonglam', 'monngon'],
      post_time: new Date(Date.UTC(2026, 2, 1 + (index % 28), 3)),
    };
  });
  for (let at = 0; at < posts.length; at += chunk) await db.insert(campaignPosts).values(posts.slice(at, at + chunk));
  const captured_at = new Date('2026-03-30T03:00:00Z');
  const read = posts.filter((_, index) => index % 10 !== 0);
  await recordMetrics(
    db,
    read.flatMap((post, index) =>
      (['view', 'reaction', 'comment', 'share'] as const).map((metric, place) => ({
        owner_id: campaign.id,
        subject_id: post.id,
        subject_type: 'post' as const,
        metric,
        value: Math.round((10_000 + index * 7) / 10 ** place),
        source: 'api' as const,
        captured_at,
      })),
    ),
  );
  return { campaign, sows: work, posts };
}
