import { and, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { PersonRef } from '../../../domain/campaigns/types';
import { type CampaignStatus, statusesOfGroup } from '../../../domain/campaigns/values';
import type { Db } from '../../db/connection';
import { personJson } from '../../db/fragments';
import { campaigns } from '../../db/schema/campaigns';
import { users } from '../../db/schema/identity';
import { reportSchedules } from '../../db/schema/reportMails';

const { campaign_id, weekday, hour, to, attach, lang, active, last_sent_on, created_by, updated_at, version } =
  reportSchedules;
const columns = {
  ...{ campaign_id, weekday, hour, to, attach, lang, active, last_sent_on, created_by, version },
  set_at: updated_at,
  status: campaigns.status,
  createdBy: sql<PersonRef | null>`case when u.id is null then null else ${personJson('u')} end`,
};
const setter = alias(users, 'u');

/** A weekly mail as it was set, by whom, since when it stands so, and the status of its campaign. */
export interface StoredSchedule extends Omit<typeof reportSchedules.$inferSelect, 'created_at' | 'updated_at'> {
  set_at: Date;
  status: CampaignStatus;
  createdBy: PersonRef | null;
}

/** The weekly mail of a campaign; null where none was set. */
export async function findSchedule(db: Db, campaignId: string): Promise<StoredSchedule | null> {
  const rows = await schedulesOf(db).where(eq(campaign_id, campaignId));
  return rows[0] ?? null;
}

const isRunning = and(
  eq(active, true),
  isNull(campaigns.deleted_at),
  sql`${campaigns.status} in ${statusesOfGroup.inprogress}`,
);

/** The weekly mails of a weekday (1 is Monday) of campaigns that still run. */
export function findRunning(db: Db, day: number): Promise<StoredSchedule[]> {
  return schedulesOf(db).where(and(isRunning, eq(weekday, day)));
}

/** The weekly mail of a campaign that still runs, locked until the transaction ends; null where it is none. */
export async function lockRunning(db: Db, campaignId: string): Promise<StoredSchedule | null> {
  const rows = await schedulesOf(db)
    .where(and(isRunning, eq(campaign_id, campaignId)))
    .for('update', { of: reportSchedules });
  return rows[0] ?? null;
}

function schedulesOf(db: Db) {
  return db
    .select(columns)
    .from(reportSchedules)
    .innerJoin(campaigns, eq(campaigns.id, campaign_id))
    .leftJoin(setter, eq(setter.id, created_by))
    .$dynamic();
}

type Settings = Pick<StoredSchedule, 'weekday' | 'hour' | 'to' | 'attach' | 'lang' | 'active' | 'created_by'>;

/** Sets the weekly mail of a campaign. */
export async function saveSchedule(db: Db, campaignId: string, settings: Settings): Promise<void> {
  await db
    .insert(reportSchedules)
    .values({ campaign_id: campaignId, ...settings })
    .onConflictDoUpdate({
      target: campaign_id,
      set: { ...settings, updated_at: new Date(), version: sql`${version} + 1` },
    });
}

/** Keeps on which day (Asia/Ho_Chi_Minh) a weekly mail was sent last. */
export async function markSent(db: Db, campaignId: string, day: string): Promise<void> {
  await db.update(reportSchedules).set({ last_sent_on: day }).where(eq(campaign_id, campaignId));
}

/** Switches a weekly mail off. */
export async function switchOff(db: Db, campaignId: string): Promise<void> {
  await db
    .update(reportSchedules)
    .set({ active: false, updated_at: new Date(), version: sql`${version} + 1` })
    .where(eq(campaign_id, campaignId));
}
