import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { type FileStore, fileKey } from '../../../src/server/adapters/files/store';
import { insertSession } from '../../../src/server/auth/queries/sessions';
import { signAccessToken } from '../../../src/server/auth/tokens';
import type { Config } from '../../../src/server/config';
import { type Database, openDatabase } from '../../../src/server/db/connection';
import { representatives } from '../../../src/server/db/schema/customers';
import { kolSectors } from '../../../src/server/db/schema/kols';
import { mediaFiles } from '../../../src/server/db/schema/media';
import { shorteners } from '../../../src/server/db/schema/shorteners';
import { newId } from '../../../src/server/ids';
import { ensureReferenceData } from '../../../src/server/reference/seed';
import type { Secrets } from '../../../src/server/secrets';
import { fileStore } from '../../../src/server/services';
import { sha256Of } from '../../../src/server/sha256';
import { insertUser } from '../../../src/server/users/queries';
import { databaseUrl } from '../databaseUrl';
import { buildBrand, buildCampaign, buildKol, buildPost, buildSow } from '../factories';
import { secretsOf } from '../secrets';
import { type Mailbox, openMailbox } from './mailbox';
import { Node, type NodeOptions, type Program } from './nodes';

/** A database of one fault's own, migrated; whoever made it drops it. */
export interface FaultDatabase {
  config: pg.PoolConfig;
  drop(): Promise<void>;
}

/** What every verb works on: a database, people to act as, and records to act upon. */
export interface Stage extends Database {
  config: pg.PoolConfig;
  dataDir: string;
  files: FileStore;
  secrets: Secrets;
  mailbox: Mailbox;
  /** Signs in anew for each call: an access token lives minutes, the suite longer. */
  tokenOf(person: 'admin' | 'manager' | 'staff' | number): string;
  customers: number;
  base: Base;
  /** The environment of a process on this stage. */
  env: Record<string, string>;
  node(options?: Partial<NodeOptions>): Promise<Node>;
  close(): Promise<void>;
}

type Base = Awaited<ReturnType<typeof buildBase>>;

/** Requests of one person are slowed after thirty. */
const customers = 40;
const edited = 6;

export interface Where {
  /** Below which folder files go. */
  place?: string | undefined;
  /** The bucket they go to instead. */
  s3?: Config['s3'];
}

/** Opens a stage: reference data, people, records, a mail server. Its database is dropped when it closes. */
export async function openStage(
  database: FaultDatabase,
  program: Program,
  { place = tmpdir(), s3 = null }: Where = {},
): Promise<Stage> {
  const { config } = database;
  const opened = openDatabase(config, () => {}, 8);
  const dataDir = await mkdtemp(join(place, 'kolhub-faults-'));
  const appSecret = randomBytes(32).toString('hex');
  const secrets = secretsOf(appSecret);
  const mailbox = await openMailbox();
  await ensureReferenceData(opened.db);
  const files = fileStore({ s3, dataDir });
  const base = await buildBase(opened, files);
  const env = {
    DATABASE_URL: databaseUrl(config),
    DATA_DIR: dataDir,
    APP_SECRET: appSecret,
    SMTP_URL: mailbox.url,
    ...(s3 && {
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: s3.bucket,
      S3_ACCESS_KEY: s3.accessKey,
      S3_SECRET_KEY: s3.secretKey,
    }),
  };
  const nodes: Node[] = [];
  return {
    ...opened,
    config,
    dataDir,
    files,
    secrets,
    mailbox,
    customers,
    base,
    env,
    tokenOf(person) {
      const { id, session } =
        (typeof person === 'number' ? base.customers[person] : base.people[person]) ?? base.people.admin;
      return signAccessToken(id, session, secrets.accessTokens);
    },
    async node(options = {}) {
      const node = await Node.start({ program, kind: 'main', ...options, env: { ...env, ...options.env } });
      nodes.push(node);
      return node;
    },
    async close() {
      await Promise.all(nodes.map((node) => node.end('SIGKILL')));
      await mailbox.close();
      await opened.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function buildBase({ db, pool }: Database, files: FileStore) {
  const person = async (name: string, role: string, type: 'staff' | 'customer' = 'staff') => {
    const [id, session] = [newId(), newId()];
    const email = `${name}@example.test`;
    const said = { username: email, email, fullname: `Người ${name}`, code: name, phone: '0912345678' };
    await insertUser(db, { id, ...said, type, verified_at: new Date(), activated_at: new Date() }, [role]);
    const expires_at = new Date(Date.now() + 24 * 3_600_000);
    // As if it was always just shown whose session it is, however long the faults take.
    await insertSession(db, { id: session, user_id: id, keep_login: false, expires_at, proved_at: expires_at });
    return { id, session, email };
  };
  const people = {
    admin: await person('admin', 'admin'),
    manager: await person('manager', 'manager'),
    staff: await person('staff', 'staff'),
    // Changes its password, which ends its sessions.
    visitor: await person('visitor', 'staff'),
  };
  const brand = await buildBrand(db);
  const asking = [];
  for (let n = 0; n < customers; n += 1) {
    const one = await person(`customer${n}`, 'customer', 'customer');
    const customer_id = brand.customer_id;
    await db.insert(representatives).values({ id: newId(), user_id: one.id, type: 'customer', customer_id });
    asking.push(one);
  }
  const kols = [];
  const one = async (text: string) => String((await pool.query(text)).rows[0]?.found);
  const picture = await storedPicture(db, files);
  const sector = await one("select id as found from sectors where type = 'kol' order by position limit 1");
  for (let n = 0; n < edited; n += 1) kols.push(await wholeKol(db, { picture, sector }));
  // Parts are added to this one, and reports of it frozen.
  const campaign = await buildCampaign(db, { brand_id: brand.id });
  await buildPost(db, { sow: await buildSow(db, { campaign_id: campaign.id, kol_id: kols[0] ?? '' }) });
  const link = { id: newId(), slug: `l${newId().slice(-10)}` };
  await db.insert(shorteners).values({ ...link, original_url: 'https://shop.example/' });
  return {
    people,
    customers: asking,
    brand: brand.id,
    company: brand.customer_id,
    campaign: campaign.id,
    kols,
    link,
    picture,
    sector,
    sectorName: await one("select name as found from sectors where type = 'kol' order by position limit 1"),
    companySector: await one("select id as found from sectors where type = 'customer_brand' order by position limit 1"),
    customerRole: await one("select id as found from roles where name = 'customer'"),
  };
}

/** A KOL with all that its form asks for; its id. */
export async function wholeKol(
  db: Database['db'],
  { picture, sector }: { picture: string; sector: string },
  status: 'active' | 'pending' = 'active',
): Promise<string> {
  const { id } = await buildKol(db, { status, fullname: 'Trần An', avatar_file_id: picture });
  await db.insert(kolSectors).values({ kol_id: id, sector_id: sector, position: 0 });
  return id;
}

async function storedPicture(db: Database['db'], files: FileStore): Promise<string> {
  const bytes = Buffer.from('a picture only by its row');
  const [id, sha256] = [newId(), sha256Of(bytes)];
  const stored = { kind: 'picture' as const, storage_key: fileKey(sha256), sha256, type: 'image/webp' };
  await files.put(stored.storage_key, bytes, stored.type);
  await db.insert(mediaFiles).values({ id, ...stored, file_name: 'a.webp', size: bytes.length });
  return id;
}
