import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connection';
import { brands, customers, representatives } from '../../db/schema/customers';
import { users } from '../../db/schema/identity';

/** Everything a registration makes. */
export interface RegistrationRows {
  user: typeof users.$inferInsert;
  customer: typeof customers.$inferInsert;
  brand: typeof brands.$inferInsert;
  representative: typeof representatives.$inferInsert;
}

/** Adds a brand user, its customer and brand, and what links them. */
export async function insertRegistration(db: Db, rows: RegistrationRows): Promise<void> {
  await db.insert(users).values(rows.user);
  await db.execute(sql`insert into user_roles (user_id, role_id, position)
    select ${rows.user.id}, id, 0 from roles where name = 'brand'`);
  await db.insert(customers).values(rows.customer);
  await db.insert(brands).values(rows.brand);
  await db.insert(representatives).values(rows.representative);
}
