import { eq, sql } from 'drizzle-orm';
import type { CampaignStatus } from '../../../domain/campaigns/values';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { allOf, arrayOf, selectRows } from '../../db/list';
import { campaigns } from '../../db/schema/campaigns';
import { askForFoundAnew } from '../../jobs/foundPosts';
import { askForPaces } from '../../jobs/paces';
import {
  type CampaignFields,
  campaignColumns,
  dutyOf,
  type FilesField,
  filesFields,
  type PeopleField,
  peopleFields,
  purposeOf,
} from '../fields';
import { campaignFrom, campaignVisible } from './list';

type Row = typeof campaigns.$inferInsert;

/** A campaign as verbs compare and change it. */
export interface StoredCampaign {
  id: string;
  version: number;
  status: CampaignStatus;
  customer_id: string;
  fields: CampaignFields;
}

/**
 * A campaign of the viewer, its row kept until the transaction ends, so that writes of it come one after the other.
 * Null where the viewer has none of that id.
 */
export async function lockCampaign(db: Db, viewer: Viewer, id: string): Promise<StoredCampaign | null> {
  const locked = await selectRows(
    db,
    sql`select c.id ${campaignFrom} where ${allOf(campaignVisible(viewer), sql`c.id = ${id}`)} for update of c`,
  );
  if (locked.length === 0) return null;
  // Read in a second statement: the first one's view of people and files is from before it waited.
  const columns = sql.raw(campaignColumns.map((column) => `c.${column}`).join(', '));
  const people = peopleFields.map(
    (
      field,
    ) => sql`array(select p.user_id from campaign_people p where p.campaign_id = c.id and p.duty = ${dutyOf[field]}
      order by p.position) as ${sql.raw(field)}`,
  );
  const files = filesFields.map(
    (
      field,
    ) => sql`array(select f.file_id from campaign_files f where f.campaign_id = c.id and f.purpose = ${purposeOf[field]}
      order by f.position) as ${sql.raw(field)}`,
  );
  const [row] = await selectRows<CampaignFields & Omit<StoredCampaign, 'fields'>>(
    db,
    sql`select c.id, c.version, c.status, b.customer_id, ${columns}, ${sql.join([...people, ...files], sql`, `)}
      from campaigns c join brands b on b.id = c.brand_id where c.id = ${id}`,
  );
  if (!row) return null;
  const { id: own, version, status, customer_id, ...fields } = row;
  return { id: own, version, status, customer_id, fields };
}

/** Adds a campaign without people and files; its pace follows, and its posts are looked for. */
export async function insertCampaign(db: Db, row: Row): Promise<void> {
  await db.insert(campaigns).values(row);
  await askForPaces(db, [row.id]);
  await askForFoundAnew(db, row.id);
}

/** Changes a campaign, one version further; its pace follows, and its posts are looked for anew. */
export async function updateCampaignRow(db: Db, id: string, values: Partial<Row>): Promise<void> {
  await db
    .update(campaigns)
    .set({ ...values, version: sql`version + 1`, updated_at: new Date() })
    .where(eq(campaigns.id, id));
  await askForPaces(db, [id]);
  await askForFoundAnew(db, id);
}

/** Gives the duty of a field to these people alone, in this order. */
export async function replacePeople(db: Db, id: string, field: PeopleField, ids: readonly string[]): Promise<void> {
  await db.execute(sql`delete from campaign_people where campaign_id = ${id} and duty = ${dutyOf[field]}`);
  if (ids.length === 0) return;
  await db.execute(sql`insert into campaign_people (campaign_id, user_id, duty, position)
    select ${id}::uuid, given.id, ${dutyOf[field]}, given.place - 1
    from unnest(${arrayOf(ids, 'uuid')}) with ordinality given(id, place)`);
}

/** Keeps these files alone for a purpose, in this order. */
export async function replaceFiles(
  db: Db,
  id: string,
  purpose: (typeof purposeOf)[FilesField],
  ids: readonly string[],
): Promise<void> {
  await db.execute(sql`delete from campaign_files where campaign_id = ${id} and purpose = ${purpose}`);
  if (ids.length === 0) return;
  await db.execute(sql`insert into campaign_files (campaign_id, file_id, purpose, position)
    select ${id}::uuid, given.id, ${purpose}, given.place - 1
    from unnest(${arrayOf(ids, 'uuid')}) with ordinality given(id, place)`);
}

/**
 * The customer of a brand that may take campaigns, null where there is none: approved and not removed. Nobody removes
 * or moves it until this transaction ends.
 */
export async function findOpenBrand(db: Db, brandId: string): Promise<{ customer_id: string } | null> {
  const rows = await selectRows<{ customer_id: string }>(
    db,
    sql`select customer_id from brands where id = ${brandId} and status = 'active' and deleted_at is null for share`,
  );
  return rows[0] ?? null;
}

/** Which of these users are active staff. */
export async function findActiveStaff(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await selectRows<{ id: string }>(
    db,
    sql`select id from users where id = any(${arrayOf(ids, 'uuid')}) and type = 'staff' and active and deleted_at is null`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Marks that the campaign's parts changed; its pace follows, and its posts are looked for anew. */
export async function touchCampaign(db: Db, campaignId: string): Promise<void> {
  await db.execute(sql`update campaigns set version = version + 1, updated_at = now() where id = ${campaignId}`);
  await askForPaces(db, [campaignId]);
  await askForFoundAnew(db, campaignId);
}
