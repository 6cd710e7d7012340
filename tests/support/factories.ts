import { eq, sql } from 'drizzle-orm';
import { tagsIn } from '../../src/domain/hashtags/rules';
import { canonicalPostUrl, type Network } from '../../src/domain/networks';
import type { Db } from '../../src/server/db/connection';
import { campaignPosts, campaigns, sows } from '../../src/server/db/schema/campaigns';
import { brands, customers } from '../../src/server/db/schema/customers';
import { foundPosts } from '../../src/server/db/schema/foundPosts';
import { users } from '../../src/server/db/schema/identity';
import { kolPrices } from '../../src/server/db/schema/kolPrices';
import { channelPosts, collectOrders, kols, socials } from '../../src/server/db/schema/kols';
import { socialConsents } from '../../src/server/db/schema/socialConsents';
import { newId } from '../../src/server/ids';

type Overrides<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>;

let built = 0;

/** A short text no other builder of this process has used. */
function next(): string {
  built += 1;
  return String(built).padStart(4, '0');
}

function only<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('nothing was inserted');
  return row;
}

/** A verified, active member of staff. */
export async function buildUser(db: Db, overrides: Overrides<typeof users> = {}) {
  const number = next();
  const username = overrides.username ?? `user${number}@example.test`;
  const values = { id: newId(), username, email: username, fullname: `Người dùng ${number}`, code: `USER${number}` };
  const rest = { type: 'staff' as const, verified_at: new Date(), activated_at: new Date() };
  return only(
    await db
      .insert(users)
      .values({ ...values, ...rest, ...overrides })
      .returning(),
  );
}

export async function buildCustomer(db: Db, overrides: Overrides<typeof customers> = {}) {
  const number = next();
  const names = { code: `CUST${number}`, name: `Công ty ${number}`, trading_name: `Công ty ${number}` };
  return only(
    await db
      .insert(customers)
      .values({ id: newId(), ...names, tax_number: `03${number.padStart(8, '0')}`, status: 'active', ...overrides })
      .returning(),
  );
}

export async function buildBrand(db: Db, overrides: Overrides<typeof brands> = {}) {
  const number = next();
  const customer_id = overrides.customer_id ?? (await buildCustomer(db)).id;
  const names = { code: `BRAND${number}`, name: `Nhãn hàng ${number}` };
  return only(
    await db
      .insert(brands)
      .values({ id: newId(), ...names, status: 'active', ...overrides, customer_id })
      .returning(),
  );
}

/** An on-going campaign of March 2026 with a brand of its own. */
export async function buildCampaign(db: Db, overrides: Overrides<typeof campaigns> = {}) {
  const number = next();
  const brand_id = overrides.brand_id ?? (await buildBrand(db)).id;
  const values = { code: `CAMP${number}`, name: `Chiến dịch ${number}`, budget: 100_000_000 };
  const period = { start_date: '2026-03-01', end_date: '2026-03-31' };
  const kind = { type: 'booking' as const, status: 'on_going' as const };
  return only(
    await db
      .insert(campaigns)
      .values({ id: newId(), ...values, ...period, ...kind, ...overrides, brand_id })
      .returning(),
  );
}

/** The id of such a campaign where the schema is that of an earlier release, without what campaigns have had since. */
export async function buildEarlierCampaign(db: Db): Promise<string> {
  const [id, number, brand] = [newId(), next(), await buildBrand(db)];
  await db.execute(sql`insert into campaigns (id, code, name, type, status, start_date, end_date, budget, brand_id)
    values (${id}, ${`CAMP${number}`}, ${`Chiến dịch ${number}`}, 'booking', 'on_going', '2026-03-01', '2026-03-31',
      100000000, ${brand.id})`);
  return id;
}

export async function buildKol(db: Db, overrides: Overrides<typeof kols> = {}) {
  const number = next();
  const values = { code: `KOL${number}`, stage_name: `Nghệ danh ${number}`, status: 'active' as const };
  return only(
    await db
      .insert(kols)
      .values({ id: newId(), ...values, ...overrides })
      .returning(),
  );
}

/** A KOL's Facebook page. */
export async function buildSocial(db: Db, overrides: Overrides<typeof socials> = {}) {
  const number = next();
  const kol_id = overrides.kol_id ?? (await buildKol(db)).id;
  const values = { social_type: 'facebook' as const, url: `https://facebook.com/page${number}`, follower_count: 1000 };
  return only(
    await db
      .insert(socials)
      .values({ id: newId(), ...values, ...overrides, kol_id })
      .returning(),
  );
}

/** The consent of an account's owner, a Facebook page's unless given; its tokens open nothing. */
export async function buildConsent(db: Db, overrides: Overrides<typeof socialConsents> = {}) {
  const number = next();
  const social = overrides.social_id ? null : await buildSocial(db, { kol_id: overrides.kol_id });
  const values = {
    social_id: overrides.social_id ?? social?.id ?? '',
    kol_id: overrides.kol_id ?? social?.kol_id ?? '',
    social_type: 'facebook' as const,
    remote_id: `remote${number}`,
    granted_by: `person${number}`,
    username: `page${number}`,
    scopes: [],
  };
  return only(
    await db
      .insert(socialConsents)
      .values({ access_token: 'sealed', ...values, ...overrides })
      .returning(),
  );
}

/** A price of a KOL, for a video on TikTok; its range follows only where the KOL was built with it. */
export async function buildKolPrice(db: Db, overrides: Overrides<typeof kolPrices> = {}) {
  const kol_id = overrides.kol_id ?? (await buildKol(db)).id;
  const values = { social_type: 'tiktok' as const, post_format: 'post_videos' as const, price: 5_000_000 };
  return only(
    await db
      .insert(kolPrices)
      .values({ ...values, ...overrides, kol_id })
      .returning(),
  );
}

/** An order of Facebook pages that is waited for, without its job. */
export async function buildCollectOrder(db: Db, overrides: Overrides<typeof collectOrders> = {}) {
  const number = next();
  const created_by = overrides.created_by ?? (await buildUser(db)).id;
  const asked = { social_type: 'facebook' as const, keyword: `từ khóa ${number}` };
  const range = { min_follower: 1_000, max_follower: 10_000 };
  return only(
    await db
      .insert(collectOrders)
      .values({ id: newId(), ...asked, ...range, ...overrides, created_by })
      .returning(),
  );
}

/** The next number of a campaign's SOWs. */
async function nextSowNumber(db: Db, campaignId: string): Promise<number> {
  const next = { last_sow_number: sql`${campaigns.last_sow_number} + 1` };
  const given = { number: campaigns.last_sow_number };
  return only(await db.update(campaigns).set(next).where(eq(campaigns.id, campaignId)).returning(given)).number;
}

/** An online SOW of one Facebook post; pass `is_online: false, is_offline: true` and prices for an offline one. */
export async function buildSow(db: Db, overrides: Overrides<typeof sows> = {}) {
  const campaign_id = overrides.campaign_id ?? (await buildCampaign(db)).id;
  const kol_id = overrides.kol_id ?? (await buildKol(db)).id;
  const online = {
    social_type: 'facebook' as const,
    post_format: 'post_posts' as const,
    post_count: 1,
    booking_price: 8_000_000,
    sale_price: 10_000_000,
  };
  const part = overrides.is_online === false ? {} : online;
  const number = overrides.number ?? (await nextSowNumber(db, campaign_id));
  return only(
    await db
      .insert(sows)
      .values({ id: newId(), number, position: number, is_online: true, ...part, ...overrides, campaign_id, kol_id })
      .returning(),
  );
}

const hosts: Record<Network, string> = {
  facebook: 'facebook.com/photo',
  instagram: 'instagram.com/p',
  tiktok: 'tiktok.com/@kol/video',
  youtube: 'youtube.com/shorts',
};

/** A published post of a SOW; campaign, KOL and network follow the SOW unless given. */
export async function buildPost(
  db: Db,
  overrides: Overrides<typeof campaignPosts> & { sow?: typeof sows.$inferSelect } = {},
) {
  const { sow = await buildSow(db), ...columns } = overrides;
  const social_type = columns.social_type ?? sow.social_type ?? 'facebook';
  const url_post = columns.url_post ?? `https://www.${hosts[social_type]}/${next()}`;
  const parents = { sow_id: sow.id, campaign_id: sow.campaign_id, kol_id: sow.kol_id };
  const tags = tagsIn(columns.content ?? null, columns.hashtags ?? []);
  const values = {
    url_post,
    canonical_url: canonicalPostUrl(url_post),
    post_time: new Date('2026-03-05T03:00:00Z'),
    tags,
  };
  return only(
    await db
      .insert(campaignPosts)
      .values({ id: newId(), ...parents, ...values, ...columns, social_type })
      .returning(),
  );
}

/** A post of an account's own channel, of the days of a usual campaign. */
export async function buildChannelPost(
  db: Db,
  overrides: Overrides<typeof channelPosts> & { social?: typeof socials.$inferSelect } = {},
) {
  const { social = await buildSocial(db), ...columns } = overrides;
  const link = columns.link ?? `https://www.${hosts[social.social_type]}/c${next()}`;
  const parents = { social_id: social.id, kol_id: social.kol_id };
  const values = { published_at: new Date('2026-03-10T03:00:00Z'), canonical_url: canonicalPostUrl(link) };
  return only(
    await db
      .insert(channelPosts)
      .values({ id: newId(), ...parents, ...values, ...columns, link, tags: tagsIn(columns.description ?? null, []) })
      .returning(),
  );
}

/** A post proposed for a campaign by a keyword. */
export async function buildFoundPost(db: Db, overrides: Overrides<typeof foundPosts> = {}) {
  const campaign_id = overrides.campaign_id ?? (await buildCampaign(db)).id;
  const channel_post_id = overrides.channel_post_id ?? (await buildChannelPost(db)).id;
  const reasons = [{ kind: 'keyword' as const, text: 'tết' }];
  return only(
    await db
      .insert(foundPosts)
      .values({ reasons, ...overrides, campaign_id, channel_post_id })
      .returning(),
  );
}
