import { sql } from 'drizzle-orm';
import type { ContactListQuery } from '../../domain/contacts/schema';
import type { ContactMessage } from '../../domain/contacts/types';
import type { Page } from '../../domain/lists';
import type { Db } from '../db/connection';
import { isoInstant } from '../db/fragments';
import { allOf, containing, listPage } from '../db/list';
import { contactMessages } from '../db/schema/requests';

/** Keeps a message. */
export async function insertContact(db: Db, message: typeof contactMessages.$inferInsert): Promise<void> {
  await db.insert(contactMessages).values(message);
}

/** Messages, the newest first; searched by who wrote. */
export function findContacts(db: Db, query: ContactListQuery): Promise<Page<ContactMessage>> {
  return listPage(db, query, {
    columns: sql`m.id, m.name, m.email, m.position, m.company, m.requirement,
      ${isoInstant(sql`m.created_at`)} as created_at`,
    from: sql`from contact_messages m`,
    where: allOf(query.name && sql`m.search like ${containing(query.name)}`),
    order: { name: sql`m.name`, date: sql`m.created_at`, id: sql`m.id` },
  });
}
