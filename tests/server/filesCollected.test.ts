import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileKey } from '../../src/server/adapters/files/store';
import { inTransaction, type Services } from '../../src/server/context';
import { campaigns } from '../../src/server/db/schema/campaigns';
import { kols, pendingChanges, socials } from '../../src/server/db/schema/kols';
import { mediaFiles } from '../../src/server/db/schema/media';
import { newId } from '../../src/server/ids';
import { mediaHandlers } from '../../src/server/media/collect';
import { findPictureId } from '../../src/server/media/queries/files';
import { noteWriting } from '../../src/server/media/queries/unused';
import { documentToFreeze, keepFrozen } from '../../src/server/reportSnapshots/freeze';
import { startTestApp, type TestApp } from '../support/app';
import { buildCampaign, buildKol, buildUser } from '../support/factories';

let test: TestApp;
let services: Services;
beforeAll(async () => {
  test = await startTestApp();
  services = { ...test.services, log: test.app.log };
});
afterAll(() => test.close());

async function collect(): Promise<void> {
  const write = await mediaHandlers.files.read(services);
  await inTransaction(services, write);
}

const bytesOf = (text: string) => {
  const bytes = Buffer.from(text);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { bytes, sha256, storage_key: fileKey(sha256) };
};

/** A stored file that was uploaded so many days ago. */
async function stored(days: number) {
  const { bytes, sha256, storage_key } = bytesOf(newId());
  await services.files.put(storage_key, bytes, 'image/png');
  const unused_since = new Date(Date.now() - days * 86_400_000);
  const row = { id: newId(), kind: 'picture' as const, storage_key, sha256, type: 'image/png', unused_since };
  await services.db.insert(mediaFiles).values({ ...row, file_name: 'a.png', size: bytes.length });
  return row;
}

const hasRow = async ({ id }: { id: string }) =>
  (await services.db.select({ id: mediaFiles.id }).from(mediaFiles).where(eq(mediaFiles.id, id))).length > 0;
async function hasBytes({ storage_key }: { storage_key: string }): Promise<boolean> {
  const file = await services.files.get(storage_key);
  file?.stream.destroy();
  return file !== null;
}
const daysPass = (days: number) =>
  test.database.pool.query(
    `with a as (update loose_bytes set since = since - make_interval(secs => $1))
     update media_files set unused_since = unused_since - make_interval(secs => $1)`,
    [days * 86_400],
  );

describe('a file nothing uses', () => {
  it('goes after 7 days, its bytes 7 days after its record', async () => {
    const [old, young] = [await stored(7.1), await stored(6.5)];
    await collect();
    expect([await hasRow(old), await hasRow(young)]).toEqual([false, true]);
    expect([await hasBytes(old), await hasBytes(young)]).toEqual([true, true]);
    await daysPass(6);
    await collect();
    expect(await hasBytes(old)).toBe(true);
    await daysPass(1.1);
    await collect();
    expect(await hasBytes(old)).toBe(false);
  });

  it('keeps its bytes while another record has the same content', async () => {
    const old = await stored(8);
    await services.db
      .insert(mediaFiles)
      .values({ ...old, id: newId(), unused_since: new Date(), file_name: 'b.png', size: 1 });
    await collect();
    await daysPass(6);
    await collect();
    expect([await hasRow(old), await hasBytes(old)]).toEqual([false, true]);
  });

  it('begins to count when it is let go of, not when it was uploaded', async () => {
    const picture = await stored(30);
    const kol = await buildKol(services.db, { avatar_file_id: picture.id });
    await collect();
    await services.db.update(kols).set({ avatar_file_id: null }).where(eq(kols.id, kol.id));
    await collect();
    expect(await hasRow(picture)).toBe(true);
    await daysPass(7.1);
    await collect();
    expect(await hasRow(picture)).toBe(false);
  });
});

describe('what stays', () => {
  it('is what is shown by its address, or named by an edit that waits', async () => {
    const [shown, waiting] = [await stored(30), await stored(30)];
    const kol = await buildKol(services.db);
    await services.db.insert(socials).values({
      id: newId(),
      kol_id: kol.id,
      social_type: 'tiktok',
      url: `https://www.tiktok.com/@${newId()}`,
      thumbnail: `/pictures/${shown.sha256}`,
    });
    const editor = await buildUser(services.db);
    const change = { avatar_file_id: { after: waiting.id } };
    await services.db
      .insert(pendingChanges)
      .values({ id: newId(), entity: 'kol', entity_id: kol.id, change, base_version: 1, created_by: editor.id });
    await collect();
    expect([await hasRow(shown), await hasRow(waiting)]).toEqual([true, true]);
  });

  it('is what a frozen report shows, whatever the campaign shows by now', async () => {
    const [frozen, other] = [await stored(30), await stored(30)];
    const campaign = await buildCampaign(services.db, { cover_file_id: frozen.id });
    const asked = { as_of: '2026-03-31', audience: 'customer' } as const;
    const toFreeze = await documentToFreeze(services, campaign.id, asked);
    await inTransaction(services, (tx) => keepFrozen(tx, toFreeze, { label: null, by: null }));
    await services.db.update(campaigns).set({ cover_file_id: null }).where(eq(campaigns.id, campaign.id));
    await collect();
    await daysPass(7.1);
    await collect();
    expect([await hasRow(frozen), await hasRow(other)]).toEqual([true, false]);
  });

  it('is what somebody is attaching just now', async () => {
    const picture = await stored(30);
    const kol = await buildKol(services.db);
    await inTransaction(services, async (tx) => {
      expect(await findPictureId(tx.db, { id: picture.id })).toBe(picture.id);
      await collect();
      await tx.db.update(kols).set({ avatar_file_id: picture.id }).where(eq(kols.id, kol.id));
    });
    await collect();
    expect([await hasRow(picture), await hasBytes(picture)]).toEqual([true, true]);
  });

  it('is named by every column that refers to files', async () => {
    const { rows } = await test.database.pool.query<{ source: string; field: string }>(
      `select c.conrelid::regclass::text as source, a.attname as field from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
       where c.contype = 'f' and c.confrelid = 'media_files'::regclass`,
    );
    expect(rows.length).toBeGreaterThan(8);
    const { rows: plans } = await test.database.pool.query<{ field: string }>(
      `select table_name || '.' || column_name as field from information_schema.columns
       where column_name ~ '(^|_)file_id$' and table_schema = 'public'`,
    );
    const known = new Set([
      'users.avatar_file_id',
      'kols.avatar_file_id',
      'kols.group_photo_file_id',
      'customers.logo_file_id',
      'brands.logo_file_id',
      'campaigns.cover_file_id',
      'campaigns.avatar_file_id',
      'campaign_files.file_id',
      'acceptance_images.file_id',
      'post_content_images.file_id',
      'campaign_posts.thumbnail_file_id',
      'metric_snapshots.evidence_file_id',
      'request_files.file_id',
      'campaign_requests.brand_cover_file_id',
      'report_snapshot_files.file_id',
    ]);
    const named = [...rows.map(({ source, field }) => `${source}.${field}`), ...plans.map(({ field }) => field)];
    expect(named.filter((field) => !known.has(field) && !field.startsWith('metric_snapshots_'))).toEqual([]);
  });
});

describe('bytes without a row', () => {
  it('are removed 7 days after they were first met, not at once', async () => {
    const orphan = bytesOf(newId());
    await services.files.put(orphan.storage_key, orphan.bytes, 'image/png');
    await collect();
    await daysPass(6.9);
    await collect();
    expect(await hasBytes(orphan)).toBe(true);
    await daysPass(0.2);
    await collect();
    expect(await hasBytes(orphan)).toBe(false);
  });

  it('stay while somebody uploads the same content', async () => {
    const orphan = bytesOf(newId());
    await services.files.put(orphan.storage_key, orphan.bytes, 'image/png');
    await collect();
    await daysPass(8);
    await noteWriting(services.db, [orphan.storage_key]);
    await collect();
    expect(await hasBytes(orphan)).toBe(true);
  });
});
