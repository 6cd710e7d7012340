import { roleNames } from '../../../src/domain/roles';
import { brandSectors, customerSectors, representatives } from '../../../src/server/db/schema/customers';
import { brandHashtags, hashtags, kolHashtags } from '../../../src/server/db/schema/hashtags';
import { kolSectors } from '../../../src/server/db/schema/kols';
import { departments, studios } from '../../../src/server/db/schema/settings';
import { newId } from '../../../src/server/ids';
import { insertReportLink } from '../../../src/server/reportLinks/create';
import type { TestApp } from '../app';
import {
  buildBrand,
  buildChannelPost,
  buildCollectOrder,
  buildConsent,
  buildCustomer,
  buildFoundPost,
  buildKol,
  buildSocial,
  buildUser,
} from '../factories';
import { type Column, readColumns } from './catalogue';
import { foreign, kolPrices, secret } from './figures';
import { fillEmptyTables } from './fill';
import { plantMarks } from './marks';
import { addViewers, grantMore, type Viewer } from './people';
import { plantCampaign, plantFile, plantFrozen, plantHeldEdits, plantNotifications, plantRequests } from './rows';

/** Ids of what was planted, of a link its token; what is the viewers' own comes first. */
export type Planted = Record<
  | 'campaign'
  | 'brand'
  | 'customer'
  | 'kol'
  | 'representative'
  | 'request'
  | 'sow'
  | 'post'
  | 'channelPost'
  | 'user'
  | 'order'
  | 'snapshot'
  | 'role'
  | 'language'
  | 'link'
  | 'shortener',
  string[]
>;

/** Own rows and somebody else's for every role, something in every table, and in every column that can bear it its mark. */
export async function plantCanaries(test: TestApp): Promise<{ viewers: Viewer[]; ids: Planted; columns: Column[] }> {
  const { db, pool } = test.database;
  const picture = await plantFile(db, 'picture');
  const [department_id, studio_id] = [newId(), newId()];
  await db.insert(departments).values({ id: department_id, name: 'x' });
  await db.insert(studios).values({ id: studio_id, department_id, name: 'x' });
  const place = { department_id, studio_id, avatar_file_id: picture };
  const people = (await buildUser(db, { fullname: secret, ...place })).id;
  const made = { created_by: people, logo_file_id: picture };
  const own = await buildCustomer(db, { name: 'Own', ...made });
  const other = await buildCustomer(db, { name: foreign, trading_name: foreign, ...made });
  const ownBrand = await buildBrand(db, { customer_id: own.id, ...made });
  const otherBrand = await buildBrand(db, { customer_id: other.id, name: foreign, ...made });
  const viewers = await addViewers(test, roleNames, { customer: own.id, brand: ownBrand.id });
  await grantMore(test);
  const idOf = (wanted: Viewer['name']) => viewers.find(({ name }) => name === wanted)?.id;

  const withheld = { fullname: secret, note: secret, description: secret, ...kolPrices };
  const pictures = { avatar_file_id: picture, group_photo_file_id: picture, created_by: people };
  const kol = await buildKol(db, { ...withheld, ...pictures, stage_name: 'Own KOL', user_id: idOf('KOL') ?? null });
  const pending = await buildKol(db, { stage_name: foreign, status: 'pending', created_by: people });
  const otherKol = await buildKol(db, { ...withheld, stage_name: 'Other KOL' });
  const social = await buildSocial(db, { kol_id: kol.id });
  await buildSocial(db, { kol_id: pending.id, name: foreign, url: `https://facebook.com/${foreign}` });
  const tag = { id: newId(), tag: foreign };
  await db.insert(hashtags).values(tag);
  await db.insert(brandHashtags).values({ brand_id: otherBrand.id, hashtag_id: tag.id });
  await db.insert(kolHashtags).values({ kol_id: otherKol.id, hashtag_id: tag.id });
  const { rows: sectors } = await pool.query<{ id: string; type: string }>(
    'select distinct on (type) id, type from sectors',
  );
  const sector_id = sectors.find(({ type }) => type === 'kol')?.id ?? '';
  await db.insert(kolSectors).values({ kol_id: kol.id, sector_id });
  await db.insert(customerSectors).values({ customer_id: own.id, sector_id });
  await db.insert(brandSectors).values({ brand_id: ownBrand.id, sector_id });

  const shared = { people, picture };
  const ownCampaign = await plantCampaign(db, 'Own campaign', ownBrand.id, [kol.id, otherKol.id], shared);
  const foreignCampaign = await plantCampaign(db, foreign, otherBrand.id, [otherKol.id, pending.id], shared);
  const channelPost = await buildChannelPost(db, { social, description: 'x', thumbnail: 'x' });
  await buildFoundPost(db, { campaign_id: ownCampaign.campaign, channel_post_id: channelPost.id });
  const snapshots = [
    ...(await plantFrozen(test, ownCampaign.campaign, people)),
    ...(await plantFrozen(test, foreignCampaign.campaign, people)),
  ];
  const complete = { filter_status: 'complete' as const, collected: 1 };
  const order = await buildCollectOrder(db, { keyword: foreign, created_by: people, ...complete });
  const bound = { customer_id: own.id, brand_id: ownBrand.id, campaign_id: ownCampaign.campaign };
  const requests = await plantRequests(db, bound, { ...shared, kol: kol.id });
  await plantHeldEdits(test.database, { kol: kol.id, customer: own.id, brand: ownBrand.id }, people);
  const colleague = (await buildUser(db, { type: 'customer', phone: 'x', position: 'x' })).id;
  const stranger = (await buildUser(db, { fullname: foreign, type: 'customer' })).id;
  await db.insert(representatives).values([
    { id: newId(), user_id: colleague, type: 'customer', customer_id: own.id },
    { id: newId(), user_id: stranger, type: 'customer', customer_id: other.id },
  ]);
  const accounts = viewers.flatMap(({ id }) => id ?? []);
  await plantNotifications(db, accounts, people);

  const columns = await readColumns(pool);
  const firstOf = async (table: string) =>
    (await pool.query<{ id: string }>(`select id from ${table} order by id limit 1`)).rows.map(({ id }) => id);
  const [languages, keywords, roles] = [
    await firstOf('languages'),
    await firstOf('translation_keywords'),
    await firstOf('roles'),
  ];
  const [session] = await firstOf('sessions');
  await pool.query('insert into refresh_tokens (token_hash, session_id) select id::text, id from sessions');
  const [shortener] = await firstOf('shorteners');
  const [content, run] = [newId(), newId()];
  await pool.query(
    `insert into import_runs (id, kind, file_name, sha256, rows, created_by) values ($1, 'kols', 'x.xlsx', 'x', 1, $2)`,
    [run, people],
  );
  const link = newId();
  await pool.query(
    `insert into report_links (id, campaign_id, token_sha256, expires_at, passcode_hash, hidden_blocks, lang, created_by)
     values ($1, $2, 'x', '2030-01-01', 'x', '{}', 'vi', $3)`,
    [link, ownCampaign.campaign, people],
  );
  await buildConsent(db, { social_id: social.id, kol_id: kol.id });
  await pool.query(
    `insert into trash (id, kind, code, name, reason, along, deleted_by) values ($1, 'kol', 'x', 'x', 'x', '{"x": "x"}', $2)`,
    [newId(), people],
  );
  const invitation = newId();
  await pool.query(
    `insert into social_invitations (id, kol_id, social_type, token_sha256, email, created_by, expires_at)
     values ($1, $2, 'facebook', 'x', 'x', $3, '2030-01-01')`,
    [invitation, kol.id, people],
  );
  const targets = {
    social_invitations: invitation,
    report_links: link,
    'campaign_post_contents.id': content,
    campaign_post_contents: content,
    import_runs: run,
    campaigns: ownCampaign.campaign,
    sows: ownCampaign.sows[0] ?? '',
    campaign_posts: ownCampaign.posts[0] ?? '',
    kols: kol.id,
    socials: social.id,
    users: people,
    media_files: picture,
    collect_orders: order.id,
    report_snapshots: snapshots[0] ?? '',
    languages: languages[0] ?? '',
    translation_keywords: keywords[0] ?? '',
    sessions: session ?? '',
    shortener_id: shortener ?? '',
    jobs: 'actor',
  };
  await fillEmptyTables(pool, columns, targets, accounts);
  await pool.query('update audit_log set key_id = $1', [newId()]);
  // Its mark is of the same day: whoever looks has shown whose the session is.
  await pool.query(`update sessions set proved_at = now() + interval '2 days'`);
  // No two people have one.
  await pool.query("update users set google_subject = 'https://accounts.google.com ' || id");
  await plantMarks(pool, columns, accounts);
  // What a link is found and opened by bears no mark.
  const live = { campaign_id: ownCampaign.campaign, lang: 'vi' as const, created_by: null };
  const opening = (await insertReportLink(test.services, live, '')).url.split('/').at(-1) ?? '';
  const ids: Planted = {
    campaign: [ownCampaign.campaign, foreignCampaign.campaign],
    brand: [ownBrand.id, otherBrand.id],
    customer: [own.id, other.id],
    kol: [kol.id, otherKol.id, pending.id],
    representative: [colleague, stranger],
    request: requests,
    sow: [...ownCampaign.sows, ...foreignCampaign.sows],
    post: [...ownCampaign.posts, ...foreignCampaign.posts],
    channelPost: [channelPost.id],
    user: [people, stranger],
    order: [order.id],
    snapshot: snapshots,
    role: roles,
    language: languages,
    link: [opening],
    shortener: shortener ? [shortener] : [],
  };
  await plantStates(test, ids);
  return { viewers, ids, columns };
}

/** An entry of each record's trail after which it is as it is, under the record's own id. */
async function plantStates({ database }: TestApp, ids: Planted): Promise<void> {
  for (const entity of ['kol', 'customer', 'brand', 'campaign'] as const) {
    await database.pool.query(
      `insert into audit_log (id, at, action, entity, entity_id, changes)
       select id, now() + interval '20 days', 'update', $1, id, '{}' from unnest($2::uuid[]) id`,
      [entity, ids[entity]],
    );
  }
}
