import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Page } from '../../../domain/lists';
import type { NotificationQuery } from '../../../domain/notifications/schema';
import {
  isInAppByDefault,
  isMailedByDefault,
  type Notification,
  type NotificationKind,
  type NotificationPreference,
} from '../../../domain/notifications/types';
import type { Db } from '../../db/connection';
import { isoInstant } from '../../db/fragments';
import { allOf, arrayOf, listPage, selectRows } from '../../db/list';
import { lockKeys } from '../../db/rateLimits';
import { notificationPreferences, notifications } from '../../db/schema/settings';

const columns = sql`n.id, n.type, n.title, n.content, n.is_read, ${isoInstant(sql`n.create_date`)} as create_date,
  n.dependencies`;

/** A user's notifications, newest first. */
export function findNotifications(db: Db, userId: string, query: NotificationQuery): Promise<Page<Notification>> {
  return listPage(db, query, {
    columns,
    from: sql`from notifications n`,
    where: allOf(sql`n.user_id = ${userId}`, query.unread && sql`not n.is_read`),
    order: { name: sql`n.type`, date: sql`n.create_date`, id: sql`n.id` },
  });
}

/** How many of a user's notifications are unread. */
export async function countUnread(db: Db, userId: string): Promise<number> {
  const rows = await selectRows<{ unread: number }>(
    db,
    sql`select count(*)::int as unread from notifications where user_id = ${userId} and not is_read`,
  );
  return rows[0]?.unread ?? 0;
}

/** A user's newest number, 0 where there is none. */
export async function findLastSeq(db: Db, userId: string): Promise<number> {
  const rows = await selectRows<{ seq: number }>(
    db,
    sql`select coalesce(max(seq), 0) as seq from notifications where user_id = ${userId}`,
  );
  return rows[0]?.seq ?? 0;
}

/** A user's notifications after a number, oldest first, at most 100. */
export function findAfter(db: Db, userId: string, seq: number): Promise<(Notification & { seq: number })[]> {
  return selectRows(
    db,
    sql`select n.seq, ${columns} from notifications n where n.user_id = ${userId} and n.seq > ${seq}
      order by n.seq limit 100`,
  );
}

/** Marks these of a user's notifications read, null: all of them; false where they all were. */
export async function markRead(db: Db, userId: string, ids: string[] | null): Promise<boolean> {
  const rows = await db
    .update(notifications)
    .set({ is_read: true })
    .where(
      and(
        eq(notifications.user_id, userId),
        eq(notifications.is_read, false),
        ids ? inArray(notifications.id, ids) : undefined,
      ),
    )
    .returning({ id: notifications.id });
  return rows.length > 0;
}

/** Marks read what was told under keys that begin so, to one user or to all staff; answers whose it was. */
export async function markKeysRead(db: Db, begin: string, userId: string | null): Promise<string[]> {
  const rows = await selectRows<{ user_id: string }>(
    db,
    sql`update notifications n set is_read = true where not n.is_read and starts_with(n.event_key, ${begin})
      and ${userId ? sql`n.user_id = ${userId}` : sql`n.user_id in (select id from users where type = 'staff')`}
      returning n.user_id`,
  );
  return [...new Set(rows.map(({ user_id }) => user_id))];
}

/** The choices a user has made; kinds without one are as by default. */
export function findPreferences(db: Db, userId: string): Promise<NotificationPreference[]> {
  return selectRows(db, sql`select kind, in_app, by_mail from notification_preferences where user_id = ${userId}`);
}

/** Keeps a user's choices. */
export async function savePreferences(db: Db, userId: string, choices: readonly NotificationPreference[]) {
  if (choices.length === 0) return;
  await db
    .insert(notificationPreferences)
    .values(choices.map((choice) => ({ user_id: userId, ...choice })))
    .onConflictDoUpdate({
      target: [notificationPreferences.user_id, notificationPreferences.kind],
      set: { in_app: sql`excluded.in_app`, by_mail: sql`excluded.by_mail` },
    });
}

/** Someone to be told, and how they want to be. */
export interface Receiver {
  id: string;
  email: string;
  fullname: string;
  /** Code of the language the user chose; null if none. */
  language: string | null;
  in_app: boolean;
  by_mail: boolean;
}

/** Those of these users who are active, with how they want to hear of a kind. */
export function findReceivers(db: Db, ids: readonly string[], kind: NotificationKind): Promise<Receiver[]> {
  return selectRows(
    db,
    sql`select u.id, u.email, u.fullname, l.code as language, coalesce(p.in_app, ${isInAppByDefault(kind)}) as in_app,
        coalesce(p.by_mail, ${isMailedByDefault(kind)}) as by_mail
      from users u left join languages l on l.id = u.language_id
        left join notification_preferences p on p.user_id = u.id and p.kind = ${kind}
      where u.id = any(${arrayOf(ids, 'uuid')}) and u.active and u.deleted_at is null order by u.id`,
  );
}

/**
 * Adds notifications; whoever has been told of the event before is left out. Answers who was told now. Until the
 * transaction ends nobody else adds any for these users, so their numbers come in the order in which they appear.
 */
export async function insertNotifications(db: Db, rows: (typeof notifications.$inferInsert)[]): Promise<string[]> {
  if (rows.length === 0) return [];
  await lockKeys(
    db,
    rows.map(({ user_id }) => `notifications:${user_id}`),
  );
  const added = await db
    .insert(notifications)
    .values(rows)
    .onConflictDoNothing()
    .returning({ user_id: notifications.user_id });
  return added.map(({ user_id }) => user_id);
}
