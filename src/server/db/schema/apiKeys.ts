import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';
import { users } from './identity';

/** Keys by which programs call in a user's name; of the key itself only the hash and its last characters are kept. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    key_hash: text().notNull(),
    ending: text().notNull(),
    /** `scope.action` as chosen; what counts is what the user may of them. */
    grants: text().array().notNull(),
    created_at: instant().notNull().defaultNow(),
    expires_at: instant().notNull(),
    last_used_at: instant(),
    revoked_at: instant(),
  },
  (table) => [index('api_keys_user').on(table.user_id), uniqueIndex('api_keys_hash').on(table.key_hash)],
);
