import type { FoundPost, MissingPosts } from '../../src/domain/campaigns/foundPosts';
import { addDays, dayOf, startOfDay } from '../../src/domain/dates';
import type { Network } from '../../src/domain/networks';
import { brandHashtags, hashtags } from '../../src/server/db/schema/hashtags';
import { newId } from '../../src/server/ids';
import type { TestApp } from '../support/app';
import { buildBrand, buildCampaign, buildChannelPost, buildKol, buildSocial, buildSow } from '../support/factories';
import { word } from '../support/people';
import { work } from './reportMails.fixtures';

export const today = dayOf(new Date());
/** An instant of a day so many days from today. */
export const at = (offset: number) => new Date(startOfDay(addDays(today, offset)).getTime() + 3_600_000);

type CampaignChanges = NonNullable<Parameters<typeof buildCampaign>[1]>;

/** A campaign in the middle of its days with a tag of its brand, a KOL with an account, and one SOW of it there. */
export async function buildRunning(
  test: TestApp,
  changes: CampaignChanges & { network?: Network; promised?: number } = {},
) {
  const { db } = test.database;
  const { network = 'facebook', promised = 1, ...columns } = changes;
  const tag = `The${word()}`;
  const brand = await buildBrand(db);
  const hashtag = { id: newId(), tag };
  await db.insert(hashtags).values(hashtag);
  await db.insert(brandHashtags).values({ brand_id: brand.id, hashtag_id: hashtag.id });
  const days = { start_date: addDays(today, -10), end_date: addDays(today, 20) };
  const campaign = await buildCampaign(db, { brand_id: brand.id, keywords: ['gạo nếp'], ...days, ...columns });
  const kol = await buildKol(db);
  const url = `https://${network}.com/${word()}`;
  const social = await buildSocial(db, { kol_id: kol.id, social_type: network, url, latest_update_date: new Date() });
  const sow = await buildSow(db, {
    campaign_id: campaign.id,
    kol_id: kol.id,
    social_type: network,
    post_count: promised,
  });
  const posted = (description: string | null, more: { published_at?: Date; link?: string; thumbnail?: string } = {}) =>
    buildChannelPost(db, { social, description, published_at: at(-2), ...more });
  return { campaign, brand, kol, social, sow, tag, posted };
}

/** Looks for a campaign's posts once; a round also tells people. */
export async function look(test: TestApp, campaignId: string, round = false): Promise<void> {
  const { pool } = test.database;
  await pool.query(`delete from pgboss.job where name = 'found_posts'`);
  await pool.query(
    `insert into pgboss.job (name, data, singleton_key, policy) values ('found_posts', $1, $2, 'short')`,
    [{ campaign_id: campaignId, ...(round && { tell: true }) }, `test ${campaignId}`],
  );
  await work(test, 'found_posts');
}

/** Works off what was asked for by itself. */
export async function lookAsAsked(test: TestApp): Promise<void> {
  await test.database.pool.query(`update pgboss.job set start_after = now() where name = 'found_posts'`);
  await work(test, 'found_posts');
}

interface Caller {
  token: string;
}

export const foundOf = async (test: TestApp, { token }: Caller, id: string, state = 'proposed'): Promise<FoundPost[]> =>
  (await test.call('GET', `/campaigns/${id}/found-posts?state=${state}`, { token })).json().data;

export const missingOf = async (test: TestApp, { token }: Caller, id: string): Promise<MissingPosts[]> =>
  (await test.call('GET', `/campaigns/${id}/missing-posts`, { token })).json().data;

export const decide = (test: TestApp, { token }: Caller, id: string, postId: string, body: object) =>
  test.call('PUT', `/campaigns/${id}/found-posts/${postId}`, { token, body });
