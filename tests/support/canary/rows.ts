import { audiences } from '../../../src/domain/reports/audiences';
import { inTransaction } from '../../../src/server/context';
import { acceptanceImages, campaignAcceptances } from '../../../src/server/db/schema/acceptances';
import { campaignFiles, campaignPeople } from '../../../src/server/db/schema/campaigns';
import { pendingChanges } from '../../../src/server/db/schema/kols';
import { mediaFiles } from '../../../src/server/db/schema/media';
import { reportSnapshotFiles } from '../../../src/server/db/schema/reportSnapshots';
import { campaignRequests, requestFiles, requestKols } from '../../../src/server/db/schema/requests';
import { notifications } from '../../../src/server/db/schema/settings';
import { shorteners } from '../../../src/server/db/schema/shorteners';
import { newId } from '../../../src/server/ids';
import { recordMetrics } from '../../../src/server/ledger/record';
import { documentToFreeze, keepFrozen } from '../../../src/server/reportSnapshots/freeze';
import type { TestApp } from '../app';
import type { TestDatabase } from '../database';
import { buildCampaign, buildPost, buildSow } from '../factories';
import { foreign, otherPrices, otherReached, prices, promised, reached, secret } from './figures';

type Db = TestDatabase['db'];
type Sow = Awaited<ReturnType<typeof buildSow>>;

/** What is kept of a file; nobody asks for its bytes. */
export async function plantFile(db: Db, kind: 'picture' | 'document', file_name = 'x'): Promise<string> {
  const id = newId();
  const stored = { storage_key: newId(), sha256: newId(), type: 'application/pdf', size: 1 };
  await db.insert(mediaFiles).values({ id, kind, file_name, ...stored });
  return id;
}

async function plantPost(db: Db, sow: Sow, readings: Record<string, number>): Promise<string> {
  const shortener = { id: newId(), slug: newId(), original_url: 'https://x.vn', campaign_id: sow.campaign_id };
  await db.insert(shorteners).values(shortener);
  const { id } = await buildPost(db, { hashtags: ['canary'], sow, content: 'x', shortener_id: shortener.id });
  const origin = { owner_id: sow.campaign_id, subject_type: 'post' as const, source: 'manual' as const };
  const reading = { ...origin, subject_id: id, captured_at: new Date('2026-03-10T00:00:00Z'), reason: 'x' };
  await recordMetrics(
    db,
    Object.entries(readings).map(([metric, value]) => ({ ...reading, metric, value })),
  );
  return id;
}

async function plantAcceptance(db: Db, sow: Sow, picture: string): Promise<void> {
  const id = newId();
  const { campaign_id } = sow;
  await db.insert(campaignAcceptances).values({ id, campaign_id, sow_id: sow.id, title: 'x', post_type: 'other' });
  await db.insert(acceptanceImages).values({ acceptance_id: id, file_id: picture });
}

/** A campaign of two KOLs with everything that hangs on it; answers its id and those of its SOWs and posts. */
export async function plantCampaign(
  db: Db,
  name: string,
  brand_id: string,
  [kolId, otherKolId]: [string, string],
  { people, picture }: { people: string; picture: string },
): Promise<{ campaign: string; sows: string[]; posts: string[] }> {
  const pictures = { cover_file_id: picture, avatar_file_id: picture };
  const said = { name, description: name, created_by: people };
  const campaign = await buildCampaign(db, { ...said, ...pictures, brand_id, status: 'done' });
  const campaign_id = campaign.id;
  for (const duty of ['manager', 'supervisor', 'executive', 'internal'] as const) {
    await db.insert(campaignPeople).values({ campaign_id, user_id: people, duty });
  }
  const internal = await plantFile(db, 'document', `${secret}.pdf`);
  const shared = await plantFile(db, 'document');
  await db.insert(campaignFiles).values([
    { campaign_id, file_id: internal, purpose: 'internal_doc' },
    { campaign_id, file_id: shared, purpose: 'customer_doc' },
    { campaign_id, file_id: picture, purpose: 'liquidation' },
    { campaign_id, file_id: picture, purpose: 'other_doc' },
  ]);
  const offline = { is_offline: true, off_description: 'Sự kiện' };
  const sow = await buildSow(db, { campaign_id, kol_id: kolId, note: secret, ...offline, ...promised, ...prices });
  const other = await buildSow(db, { campaign_id, kol_id: otherKolId, ...otherPrices });
  const posts = [await plantPost(db, sow, reached), await plantPost(db, other, otherReached)];
  await buildPost(db, {
    hashtags: ['canary'],
    sow,
    is_active: false,
    url_post: `https://www.facebook.com/photo/${secret}`,
  });
  const hidden = await buildPost(db, { hashtags: ['canary'], sow: other, is_active: false, content: secret });
  await plantAcceptance(db, sow, picture);
  return { campaign: campaign_id, sows: [sow.id, other.id], posts: [...posts, hidden.id] };
}

/** Edits that wait beside the viewers' own records, and why each was once rejected. */
export async function plantHeldEdits(
  { db, pool }: TestDatabase,
  own: Record<'kol' | 'customer' | 'brand', string>,
  people: string,
): Promise<void> {
  for (const entity of ['kol', 'customer', 'brand'] as const) {
    const entity_id = own[entity];
    const field = entity === 'kol' ? 'note' : 'website';
    const change = { [field]: { before: null, after: `https://${secret}.vn` } };
    await db
      .insert(pendingChanges)
      .values({ id: newId(), entity, entity_id, change, base_version: 1, created_by: people });
    await pool.query(`update ${entity}s set status_reason = $1 where id = $2`, [secret, entity_id]);
  }
}

/** A request of the viewers' own with somebody responsible for it, and one of somebody else. */
export async function plantRequests(
  db: Db,
  own: { customer_id: string; brand_id: string; campaign_id: string },
  { kol, people, picture }: { kol: string; people: string; picture: string },
): Promise<string[]> {
  const about = { request_budget: 1, request_start_date: '2026-03-01', request_end_date: '2026-03-31' };
  const asker = { customer_phone: '0912345678', customer_email: 'own@example.test', brand_cover_file_id: picture };
  const ids: string[] = [];
  for (const { name, bound } of [
    { name: 'Own', bound: own },
    { name: foreign, bound: {} },
  ]) {
    const id = newId();
    const words = { request_name: name, request_description: name, brand_name: name, customer_name: name };
    const staff = { person_in_charge_id: people, created_by: people };
    await db.insert(campaignRequests).values({ id, ...about, ...asker, ...words, ...bound, ...staff });
    await db.insert(requestKols).values({ request_id: id, kol_id: kol });
    await db.insert(requestFiles).values({ request_id: id, file_id: await plantFile(db, 'document') });
    ids.push(id);
  }
  return ids;
}

/** A notification for each of the viewers, and one for somebody else. */
export async function plantNotifications(db: Db, viewers: readonly string[], people: string): Promise<void> {
  const about = { type: 'KOL' as const, dependencies: { id: 'x' }, event_key: 'x' };
  const textFor = (user_id: string) => (user_id === people ? { vi: foreign, en: foreign } : { vi: 'x', en: 'x' });
  await db.insert(notifications).values(
    [...viewers, people].map((user_id) => {
      const text = textFor(user_id);
      return { id: newId(), user_id, ...about, title: text, content: text };
    }),
  );
}

/** The frozen reports of a campaign, for staff and for customers, finished; answers their ids. */
export async function plantFrozen(test: TestApp, campaignId: string, people: string): Promise<string[]> {
  const services = { ...test.services, log: test.app.log };
  const ids: string[] = [];
  for (const audience of audiences) {
    const toFreeze = await documentToFreeze(services, campaignId, { as_of: '2026-03-20', audience });
    const label = audience === 'staff' ? secret : 'x';
    const { id } = await inTransaction(services, (tx) => keepFrozen(tx, toFreeze, { label, by: people }));
    const file = { file_id: await plantFile(test.database.db, 'document'), type: 'xlsx' as const, lang: 'vi' as const };
    await test.database.db.insert(reportSnapshotFiles).values({ snapshot_id: id, ...file, sha256: newId(), size: 1 });
    await test.database.pool.query("update report_snapshots set status = 'ready' where id = $1", [id]);
    ids.push(id);
  }
  return ids;
}
