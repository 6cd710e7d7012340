import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { fileKey } from '../../../src/server/adapters/files/store';
import { writeWorkbook } from '../../../src/server/adapters/workbooks/writeWorkbook';
import { mediaFiles } from '../../../src/server/db/schema/media';
import { openApiDocument } from '../../../src/server/http/openapi';
import { newId } from '../../../src/server/ids';
import { startTestApp, type TestApp } from '../app';
import type { Column } from '../canary/catalogue';
import type { Viewer } from '../canary/people';
import { plantCanaries } from '../canary/plant';
import type { TestDatabase } from '../database';
import { startServerProcess } from '../serverProcess';
import type { Ids } from './fitting';
import { idsByTable, keepRows } from './kept';
import type { Material } from './request';

/** A server of its own with planted rows, and what hostile requests to it are made of. */
export interface World {
  url: string;
  pool: TestDatabase['pool'];
  columns: Column[];
  material: Material;
  /** Puts every row back as it was planted, and signs everybody in anew. */
  restore(): Promise<void>;
  /** Bytes the server's process holds now. */
  memory(): Promise<number>;
  /** What the server wrote to its log since it was asked last. */
  log(): string;
  close(): Promise<void>;
}

/**
 * Plants canaries into a database and starts a server on it, from source or by these arguments of Node. The database is
 * dropped at the end.
 */
export async function openWorld(database?: TestDatabase, args?: string[]): Promise<World> {
  const env = { APP_SECRET: randomBytes(32).toString('hex') };
  const test = await startTestApp(env, database);
  const { viewers, ids: planted, columns } = await plantCanaries(test);
  const { pool } = test.database;
  await withoutMisleadingMarks(pool, columns);
  // What is over takes no writes.
  await pool.query(`update campaigns set status = 'on_going' where id = $1`, [planted.campaign[0]]);
  await addFiles(test, viewers);
  const restoreRows = await keepRows(pool, columns);
  const ids = { ...(await idsByTable(pool, columns)), ...(await namedIds(pool)), colleagues: planted.representative };
  const document = JSON.parse(JSON.stringify(openApiDocument())) as Pick<Material, 'paths'>;
  const server = await startServerProcess(test.database.config, { ...env, WORKERS: '0', LOG_LEVEL: 'error' }, args);
  const material = { paths: document.paths, viewers, planted, ids, samples: await samples() };
  const signIn = async () => {
    const signed = viewers.map(
      async (viewer): Promise<Viewer> => ({ ...viewer, token: viewer.id && (await test.tokenOf(viewer.id)) }),
    );
    material.viewers.splice(0, viewers.length, ...(await Promise.all(signed)));
  };
  let read = 0;
  return {
    url: server.url,
    pool,
    columns,
    material,
    async restore() {
      await restoreRows();
      await signIn();
    },
    async memory() {
      const text = await (await fetch(`${server.url}/metrics`)).text();
      return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]);
    },
    log() {
      const text = server.output().slice(read);
      read = server.output().length;
      return text;
    },
    async close() {
      await server.remove();
      await test.close();
    },
  };
}

/** What the product counts on from: the next number would be the mark of the next column. */
const counted = /^(version|last_sow_number)$/;

/** Takes marks back that would be none of the product's own values, or another column's after the next write. */
async function withoutMisleadingMarks(pool: TestDatabase['pool'], columns: readonly Column[]): Promise<void> {
  await pool.query('update media_files set storage_key = $1', [fileKey('0'.repeat(64))]);
  for (const { table, column } of columns.filter(({ column }) => counted.test(column))) {
    await pool.query(`update "${table}" set "${column}" = 10`);
  }
  await pool.query(`update sows s set number = r.place, position = r.place
    from (select id, row_number() over (partition by campaign_id order by id) as place from sows) r where r.id = s.id`);
  await pool.query('update hashtag_uses set plain = normalise_text(tag)');
}

/** A picture and a document of everybody's own. */
async function addFiles(test: TestApp, viewers: readonly Viewer[]): Promise<void> {
  for (const { id: created_by } of viewers) {
    if (!created_by) continue;
    for (const [kind, type] of [
      ['picture', 'image/png'],
      ['document', 'application/pdf'],
    ] as const) {
      const stored = { kind, type, storage_key: fileKey('1'.repeat(64)), sha256: newId(), file_name: 'x' };
      await test.database.db.insert(mediaFiles).values({ id: newId(), ...stored, size: 1, created_by });
    }
  }
}

/** Ids and names that no table of their own has. */
async function namedIds(pool: TestDatabase['pool']): Promise<Ids> {
  const read = async (statement: string) => (await pool.query<{ id: string }>(statement)).rows.map(({ id }) => id);
  return {
    // What is sent may come back: names without a mark.
    usernames: await read(`select username as id from users where username not ilike 'CNRY%' order by id`),
    pictures: await read(`select id from media_files where kind = 'picture' order by id desc limit 20`),
    documents: await read(`select id from media_files where kind = 'document' order by id desc limit 20`),
    sectors: await read(`select id from sectors order by md5(id::text) limit 8`),
  };
}

async function samples(): Promise<Material['samples']> {
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#369' } })
    .png()
    .toBuffer();
  const keys = ['code', 'name', 'fullname', 'email', 'phone', 'stage_name', 'kol_code', 'tax_number'];
  const row = Object.fromEntries(keys.map((key) => [key, 'x']));
  const columns = keys.map((key) => ({ key, header: key }));
  const workbook = await writeWorkbook([{ name: 'x', columns, rows: [row, row] }]);
  return { picture, workbook, pdf: Buffer.from('%PDF-1.4\n%%EOF\n') };
}
