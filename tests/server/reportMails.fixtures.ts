import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { builtInLanguages } from '../../src/domain/languages/rules';
import { fileKey } from '../../src/server/adapters/files/store';
import type { Services } from '../../src/server/context';
import { mediaFiles } from '../../src/server/db/schema/media';
import { reportSnapshotFiles, reportSnapshots } from '../../src/server/db/schema/reportSnapshots';
import { serverHandlers } from '../../src/server/handlers';
import { newId } from '../../src/server/ids';
import { enqueue } from '../../src/server/jobs/enqueue';
import type { Kind } from '../../src/server/jobs/kinds';
import { runNext } from '../../src/server/jobs/run';
import type { TestApp } from '../support/app';
import { buildBrand, buildCampaign } from '../support/factories';
import { signInClient } from './campaigns.fixtures';

export const servicesOf = (test: TestApp): Services => ({ ...test.services, log: test.app.log });

/** Carries out what waits of some kinds, in this order. */
export async function work(test: TestApp, ...wanted: Kind[]): Promise<void> {
  const services = servicesOf(test);
  const handlers = serverHandlers(services);
  for (const kind of wanted) {
    const handler = handlers[kind];
    if (!handler) throw new Error(`nobody works on ${kind}`);
    while (await runNext(services, kind, handler)) {}
  }
}

/** A campaign whose customer and brand have one representative each; the brand's reads English. */
export async function addressedCampaign(test: TestApp) {
  const brand = await buildBrand(test.database.db);
  const campaign = await buildCampaign(test.database.db, { brand_id: brand.id });
  const ofCustomer = await signInClient(test, brand.customer_id);
  const ofBrand = await signInClient(test, brand.id, 'brand');
  await test.database.pool.query(
    `update users set language_id = (select id from languages where code = 'en') where id = $1`,
    [ofBrand.id],
  );
  return { brand, campaign, ofCustomer, ofBrand };
}

/** The frozen reports of a campaign. */
export const snapshotsOf = (test: TestApp, campaignId: string) =>
  test.database.db.select().from(reportSnapshots).where(eq(reportSnapshots.campaign_id, campaignId));

/** Gives a frozen report its PDFs, as the job that renders them does, and says so; `size` is what is kept of them. */
export async function makeReady(test: TestApp, snapshotId: string, size?: number): Promise<Map<string, string>> {
  const shas = new Map<string, string>();
  await test.database.db.transaction(async (tx) => {
    for (const lang of builtInLanguages) {
      const bytes = Buffer.from(`%PDF-1.7 ${lang} ${snapshotId}`);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      shas.set(lang, sha256);
      await test.services.files.put(fileKey(sha256), bytes, 'application/pdf');
      const [id, type] = [newId(), 'application/pdf'];
      const file = { sha256, size: size ?? bytes.length };
      const names = { storage_key: fileKey(sha256), file_name: 'report.pdf' };
      await tx.insert(mediaFiles).values({ id, kind: 'document', type, ...names, ...file });
      await tx.insert(reportSnapshotFiles).values({ snapshot_id: snapshotId, type: 'pdf', lang, file_id: id, ...file });
    }
    await tx.update(reportSnapshots).set({ status: 'ready' }).where(eq(reportSnapshots.id, snapshotId));
    await enqueue(tx, 'report_mail', { key: `${snapshotId}:ready`, data: { snapshot_id: snapshotId } });
  });
  return shas;
}

/** Gives up rendering a frozen report, as its job does after the last try. */
export async function makeFailed(test: TestApp, snapshotId: string): Promise<void> {
  const { db } = test.database;
  await db.update(reportSnapshots).set({ status: 'failed' }).where(eq(reportSnapshots.id, snapshotId));
  await enqueue(db, 'report_mail', { key: `${snapshotId}:failed`, data: { snapshot_id: snapshotId } });
}
