import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { QueryResultRow } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalPostUrl, networkOfUrl } from '../../src/domain/networks';
import { diskStore } from '../../src/server/adapters/files/disk';
import { acceptDocument } from '../../src/server/adapters/files/inspect';
import type { FileStore } from '../../src/server/adapters/files/store';
import { passwordFits } from '../../src/server/auth/passwords';
import { demoPassword, seedDemo } from '../../src/server/demo/seed';
import { createTestDatabase, type TestDatabase } from '../support/database';

const today = '2025-11-21';
const lines: string[] = [];
let first: TestDatabase;
let second: TestDatabase;
let folder: string;
let files: FileStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-files-'));
  files = diskStore(folder);
  [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await seedDemo({ db: first.db, files, today, log: (line) => lines.push(line) });
  await seedDemo({ db: second.db, files, today, log: () => {} });
});
afterAll(async () => {
  await first.drop();
  await second.drop();
  await rm(folder, { recursive: true });
});

async function rowsOf<Row extends QueryResultRow>(statement: string, database = first): Promise<Row[]> {
  return (await database.pool.query<Row>(statement)).rows;
}

async function count(from: string): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(`select count(*) as count from ${from}`);
  return row?.count ?? -1;
}

describe('demo data', () => {
  it('fills every part', async () => {
    expect(await count("kols where status = 'active'")).toBe(56);
    expect(await count("kols where status = 'pending'")).toBe(4);
    expect(await count('customers')).toBe(12);
    expect(await count("brands where status = 'active'")).toBe(25);
    expect(await count("brands where status = 'pending'")).toBe(2);
    expect(await count('campaigns')).toBe(44);
    for (const status of ['pitching', 'on_going', 'liquidation', 'done', 'cancel'])
      expect(await count(`campaigns where status = '${status}'`)).toBeGreaterThanOrEqual(4);
    for (const status of ['pending', 'on_going', 'approved', 'cancel'])
      expect(await count(`campaign_requests where request_status = '${status}'`)).toBeGreaterThan(0);
    expect(await count("campaign_requests where (request_status = 'approved') <> (campaign_id is not null)")).toBe(0);
    for (const table of ['campaign_acceptances', 'campaign_evaluations', 'hashtags', 'notifications', 'kol_hashtags'])
      expect(await count(table), table).toBeGreaterThan(0);
    expect(await count("collect_orders where filter_status = 'complete' and collected > 3")).toBeGreaterThan(4);
    expect(await count("collect_orders where filter_status = 'failed'")).toBe(1);
    expect(
      await count(
        `collect_orders o where collected <> (select count(*) from collected_accounts a where a.order_id = o.id)`,
      ),
    ).toBe(0);
    expect(await count('sows where is_offline and not is_online')).toBeGreaterThan(3);
    expect(await count('sows where is_offline and is_online')).toBeGreaterThan(3);
    expect(await count('campaign_posts where not is_active')).toBeGreaterThan(0);
    expect(await count('metric_snapshots')).toBeLessThan(150_000);
    expect(await count('metric_snapshots_default')).toBe(0);
  });

  it('leaves nothing empty that a page shows', async () => {
    for (const purpose of ['customer_doc', 'internal_doc'])
      expect(
        await count(`campaigns c where not exists (select from campaign_files f join media_files m on m.id = f.file_id
          where f.campaign_id = c.id and f.purpose = '${purpose}' and m.kind = 'document')`),
        purpose,
      ).toBe(0);
    expect(
      await count(`campaign_requests r where not exists (select from request_files f join media_files m
        on m.id = f.file_id where f.request_id = r.id and m.kind = 'document')`),
    ).toBe(0);
    const empty = (columns: string[]) => columns.map((column) => `coalesce(${column}, '') = ''`).join(' or ');
    expect(await count(`brands where ${empty(['website', 'phone', 'address', 'email', 'description'])}`)).toBe(0);
    expect(await count(`customers where ${empty(['website', 'trading_name', 'tax_number'])}`)).toBe(0);
    expect(await count(`kols where ${empty(['bio', 'description', 'note'])} or booking_price_from is null`)).toBe(0);
    expect(await count('channel_posts where thumbnail is null')).toBe(0);
    expect(await count(`metric_snapshots where source = 'manual' and evidence_file_id is null`)).toBe(0);
    expect(await count(`metric_snapshots where evidence_file_id is not null`)).toBeGreaterThan(0);
  });

  it('has documents that an upload would take, the same bytes every time', async () => {
    const documents = await rowsOf<{ id: string; storage_key: string; type: string; size: number; sha256: string }>(
      `select id, storage_key, type, size, sha256 from media_files where kind = 'document' order by id`,
    );
    const again = await rowsOf(
      `select id, storage_key, type, size, sha256 from media_files where kind = 'document' order by id`,
      second,
    );
    expect(documents.length).toBeGreaterThan(90);
    expect(again).toEqual(documents);
    const [some] = documents;
    const stored = await files.get(some?.storage_key ?? '');
    const bytes = await buffer(stored?.stream ?? Readable.from([]));
    expect(bytes.length).toBe(some?.size);
    expect(await acceptDocument(bytes)).toMatchObject({ type: some?.type, sha256: some?.sha256 });
  });

  it('sets campaigns against the day: running now, over, or still to come', async () => {
    expect(
      await count(`campaigns where status = 'on_going' and not ('${today}' between start_date and end_date)`),
    ).toBe(0);
    expect(await count(`campaigns where status in ('done', 'liquidation') and end_date >= '${today}'`)).toBe(0);
    expect(await count(`campaigns where status = 'pitching' and start_date <= '${today}'`)).toBe(0);
    expect(await count(`campaign_posts where post_time >= '${today}T00:00:00+07'`)).toBe(0);
    expect(await count(`metric_snapshots where captured_at > '${today}T00:30:00+07'`)).toBe(0);
    expect(
      await count(`campaigns c where status in ('on_going', 'liquidation', 'done')
        and not exists (select from campaign_posts p where p.campaign_id = c.id)`),
    ).toBe(0);
  });

  it('has the nine accounts with one password, the right types and roles', async () => {
    const accounts = await rowsOf<{ name: string; type: string; role: string; password_hash: string }>(`
      select split_part(u.email, '@', 1) as name, u.type, r.name as role, u.password_hash
      from users u join user_roles ur on ur.user_id = u.id and ur.position = 0 join roles r on r.id = ur.role_id
      where u.password_hash is not null and u.active and u.verified_at is not null and u.avatar_file_id is not null
        and u.username = u.email and u.email like '%@demo.example' order by u.created_at`);
    expect(accounts.map(({ name, type, role }) => [name, type, role])).toEqual([
      ['admin', 'staff', 'admin'],
      ['manager', 'staff', 'manager'],
      ['supervisor', 'staff', 'account_supervisor'],
      ['executive', 'staff', 'senior_account_executive'],
      ['staff', 'staff', 'staff'],
      ['account', 'staff', 'account'],
      ['customer', 'customer', 'customer'],
      ['brand', 'brand', 'brand'],
      ['kol', 'kol', 'KOL'],
    ]);
    expect(await passwordFits(accounts[0]?.password_hash ?? null, demoPassword)).toBe(true);
    expect(await count("users where type = 'staff' and (department_id is null or studio_id is null)")).toBe(0);
  });

  it('lets the customer and the brand account stand for different customers, with work in every list', async () => {
    const [customer] = await rowsOf<{ id: string; brands: number }>(`
      select r.customer_id as id, (select count(*) from brands b where b.customer_id = r.customer_id) as brands
      from representatives r join users u on u.id = r.user_id where u.email = 'customer@demo.example'`);
    const [brand] = await rowsOf<{ id: string; customer_id: string }>(`
      select b.id, b.customer_id from representatives r join users u on u.id = r.user_id
      join brands b on b.id = r.brand_id where u.email = 'brand@demo.example'`);
    expect(customer?.brands).toBeGreaterThanOrEqual(2);
    expect(brand?.customer_id).not.toBe(customer?.id);
    const lists = ["in ('pitching', 'on_going', 'liquidation')", "= 'done'", "= 'cancel'"];
    for (const own of [`b.customer_id = '${customer?.id}'`, `b.id = '${brand?.id}'`]) {
      for (const list of lists) {
        const from = `campaigns c join brands b on b.id = c.brand_id where ${own} and c.status ${list}`;
        expect(await count(from), from).toBeGreaterThanOrEqual(2);
      }
    }
    const states = await rowsOf(`select distinct c.status from sows s join campaigns c on c.id = s.campaign_id
      join kols k on k.id = s.kol_id join users u on u.id = k.user_id where u.email = 'kol@demo.example'`);
    expect(states).toHaveLength(5);
  });

  it('keeps posts on the network of their SOW, at their canonical address', async () => {
    const posts = await rowsOf<Record<'social_type' | 'sow_type' | 'url_post' | 'canonical_url', string>>(`
      select p.social_type, s.social_type as sow_type, p.url_post, p.canonical_url
      from campaign_posts p join sows s on s.id = p.sow_id and s.campaign_id = p.campaign_id and s.kol_id = p.kol_id`);
    expect(posts).toHaveLength(await count('campaign_posts'));
    for (const { social_type, sow_type, url_post, canonical_url } of posts) {
      expect(social_type).toBe(sow_type);
      expect(networkOfUrl(url_post)).toBe(sow_type);
      expect(canonicalPostUrl(url_post)).toBe(canonical_url);
    }
  });

  it('promises what KOLs can keep: engagement of finished work between 60 and 160 percent nearly always', async () => {
    const rows = await rowsOf<{ rate: number }>(`
      select sum(m.value) * 100 / (s.kpi_engagement * count(distinct p.id) / s.post_count::numeric) as rate
      from sows s join campaigns c on c.id = s.campaign_id join campaign_posts p on p.sow_id = s.id
      join metric_latest m on m.owner_id = c.id and m.subject_id = p.id and m.metric in ('reaction', 'comment', 'share')
      where c.status = 'done' group by s.id`);
    const usual = rows.filter(({ rate }) => rate >= 60 && rate <= 160);
    expect(rows.length).toBeGreaterThan(50);
    expect(usual.length / rows.length).toBeGreaterThan(0.9);
  });

  it('sells above booking and budgets what is sold', async () => {
    expect(await count('sows where sale_price <= booking_price or off_sale_price <= off_booking_price')).toBe(0);
    const rows = await rowsOf<{ budget: number; sales: number }>(`
      select c.budget, sum(coalesce(s.sale_price, 0) + coalesce(s.off_sale_price, 0)) as sales
      from campaigns c join sows s on s.campaign_id = c.id group by c.id`);
    expect(rows).toHaveLength(44);
    for (const { budget, sales } of rows) {
      expect(budget).toBeGreaterThanOrEqual(sales);
      expect(budget).toBeLessThan(sales * 1.06 + 10_000_000);
    }
  });

  it('keeps the newest reading of every metric at hand, and a year of followers', async () => {
    const newest = `select distinct on (owner_id, subject_id, metric) owner_id, subject_id, metric, value, source, captured_at
      from metric_snapshots order by owner_id, subject_id, metric, captured_at desc`;
    const kept = 'select owner_id, subject_id, metric, value, source, captured_at from metric_latest';
    expect(await count(`((${newest}) except (${kept})) missing`)).toBe(0);
    expect(await count(`((${kept}) except (${newest})) surplus`)).toBe(0);
    expect(await count('metric_latest')).toBeGreaterThan(1_000);
    expect(
      await count(`socials s where s.follower_count is distinct from (select value from metric_latest m
        where m.owner_id = s.kol_id and m.subject_id = s.id and m.metric = 'follower')`),
    ).toBe(0);
    const [oldest] = await rowsOf<{ days: number }>(`select (date '${today}' - min(captured_at)::date) as days
      from metric_snapshots where metric = 'follower'`);
    expect(oldest?.days).toBeGreaterThanOrEqual(365);
  });

  it('stores every file it names', async () => {
    const media = await rowsOf<{ storage_key: string; size: number }>('select storage_key, size from media_files');
    expect(media.length).toBeGreaterThan(150);
    for (const { storage_key, size } of media) {
      const stored = await files.get(storage_key);
      stored?.stream.destroy();
      expect(stored?.size).toBe(size);
    }
    const used = `select avatar_file_id as id from users union select avatar_file_id from kols union
      select logo_file_id from customers union select logo_file_id from brands union
      select cover_file_id from campaigns union select file_id from acceptance_images
      union select file_id from campaign_files union select file_id from request_files
      union select evidence_file_id from metric_snapshots union select thumbnail_file_id from campaign_posts
      union select shown.id from media_files shown join channel_posts on thumbnail = '/pictures/' || shown.sha256`;
    expect(await count(`media_files m where m.id not in (select id from (${used}) used where id is not null)`)).toBe(0);
    expect(await count('campaigns where cover_file_id is null or avatar_file_id is null')).toBe(0);
    expect(await count('kols where avatar_file_id is null')).toBe(0);
  });

  it('comes out the same on the same day', async () => {
    const ordered = [
      'select id, email, fullname, phone from users order by id',
      'select id, sha256 from media_files order by id',
      'select id, code, stage_name, booking_price_from from kols order by id',
      'select kol_id, social_type, post_format, price from kol_prices order by 1, 2, 3',
      'select id, code, name, budget, start_date, status, created_at from campaigns order by id',
      'select id, kol_id, post_count, kpi_engagement, sale_price from sows order by id',
      'select id, url_post, post_time, content from campaign_posts order by id',
      'select owner_id, subject_id, metric, value, captured_at from metric_latest order by 1, 2, 3',
      'select count(*), sum(value) from metric_snapshots',
      'select id, request_name, campaign_id from campaign_requests order by id',
      'select id, user_id, title from notifications order by id',
      'select id, keyword, collected, completed_at from collect_orders order by id',
      'select order_id, position, url, follower_count from collected_accounts order by 1, 2',
    ];
    for (const statement of ordered) {
      const rows = await rowsOf(statement);
      expect(rows.length).toBeGreaterThan(0);
      expect(await rowsOf(statement, second), statement).toEqual(rows);
    }
  });

  it('leaves a database that has users alone', async () => {
    const before = [await count('users'), await count('campaigns'), await count('metric_snapshots')];
    const said = lines.length;
    await first.pool.query("update users set fullname = 'Tên mới' where email = 'staff@demo.example'");
    await seedDemo({ db: first.db, files, log: (line) => lines.push(line) });
    expect([await count('users'), await count('campaigns'), await count('metric_snapshots')]).toEqual(before);
    expect(await count("users where fullname = 'Tên mới'")).toBe(1);
    expect(lines).toHaveLength(said);
  });
});
