import type { TestApp } from '../support/app';
import { buildCampaign, buildKol, buildSocial, buildSow } from '../support/factories';
import { signIn } from '../support/people';

export const onlineSow = {
  is_online: true,
  social_type: 'facebook',
  post_format: 'post_posts',
  description: '<p>Một bài đăng</p>',
  post_count: 2,
  booking_price: 8_000_000,
  sale_price: 10_000_000,
};

export const offlineSow = {
  is_offline: true,
  off_description: '<p>Dự sự kiện</p>',
  off_booking_price: 1_000_000,
  off_sale_price: 2_000_000,
};

/** A manager and an on-going campaign with one SOW on Facebook, of a KOL with a page there. */
export async function partsStage(test: TestApp) {
  const { db } = test.database;
  const manager = await signIn(test, ['manager']);
  const campaign = await buildCampaign(db);
  const kol = await buildKol(db);
  await buildSocial(db, { kol_id: kol.id, follower_count: 12_000 });
  const sow = await buildSow(db, {
    campaign_id: campaign.id,
    kol_id: kol.id,
    description: '<p>Bài</p>',
    post_count: 2,
  });
  return { manager, campaign, kol, sow };
}

export type PartsStage = Awaited<ReturnType<typeof partsStage>>;
