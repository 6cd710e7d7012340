import { setImmediate } from 'node:timers/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, it } from 'vitest';
import { importSows } from '../../src/server/campaigns/importSows';
import { importPosts } from '../../src/server/campaigns/importPosts';
import { openWorkbook } from '../../src/server/imports/openWorkbook';
import type { SignedCtx } from '../../src/server/context';
import { kols } from '../../src/server/db/schema/kols';
import { newId } from '../../src/server/ids';
import { testCtx } from '../support/context';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { buildCampaign } from '../support/factories';
import { fileOf } from './imports.fixtures';
let database: TestDatabase; let ctx: SignedCtx;
beforeAll(async () => { database = await createTestDatabase(); ctx = await testCtx(database); });
afterAll(() => database.drop());
it('perf', async () => {
  const codes = Array.from({ length: 10000 }, (_, i) => `P${i}`);
  for (let s = 0; s < 10000; s += 1000)
    await database.db.insert(kols).values(codes.slice(s, s + 1000).map((code) => ({ id: newId(), code, stage_name: code, status: 'active' as const })));
  const campaign = await buildCampaign(database.db);
  const rows = codes.map((kol_code, i) => ({ kol_code, stage_name: kol_code, social_type: 'Facebook', post_format: 'Đăng bài viết',
    description: `Nội dung công việc số ${i} & thêm`, post_count: 2, kpi_views: 1000 + i, kpi_engagement: i, kpi_buzz: i, kpi_like: i, kpi_share: i, kpi_comment: i, kpi_mentions: 3,
    engagement_rate: 3.5, booking_price: 8000000, sale_price: '10.000.000', is_offline: 'Không', note: `ghi chú ${i}`, followers: 5000 + i, is_online: 'Có' }));
  const file = await fileOf(rows);
  const time = async (label: string, work: () => Promise<unknown>) => {
    const h = monitorEventLoopDelay({ resolution: 5 }); h.enable();
    const t = performance.now(); await work(); const d = performance.now() - t; h.disable();
    process.stdout.write(`${label} ${d.toFixed(0)} ms, loop p99 ${(h.percentile(99) / 1e6).toFixed(0)} max ${(h.max / 1e6).toFixed(0)}\n`);
    await setImmediate();
  };
  await time('open', () => openWorkbook(file));
  await time('open', () => openWorkbook(file));
  await time('preview', () => importSows(ctx, { campaign_id: campaign.id, review: true }, file));
  await time('preview', () => importSows(ctx, { campaign_id: campaign.id, review: true }, file));
  await time('commit', () => importSows(ctx, { campaign_id: campaign.id, review: false }, file));
  await time('again', () => importSows(ctx, { campaign_id: campaign.id, review: false }, file));
  const posts = await fileOf(codes.map((kol_code, i) => ({ kol_code, url_post: `https://facebook.com/p/${i}`, view: i, reaction: i, comment: i, share: i, content: 'x' })));
  await time('posts preview', () => importPosts(ctx, { campaign_id: campaign.id, review: true }, posts));
  await time('posts commit', () => importPosts(ctx, { campaign_id: campaign.id, review: false }, posts));
}, 300000);
