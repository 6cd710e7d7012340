import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, whole } from './columns';
import { users } from './identity';

const owner = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A user's authenticator app; counts once it is confirmed. The secret is sealed. */
export const totpFactors = pgTable('totp_factors', {
  user_id: owner().primaryKey(),
  secret_sealed: text().notNull(),
  /** The number of the half minute whose code was used last: none before it is taken any more. */
  last_step: integer(),
  begun_at: instant().notNull(),
  confirmed_at: instant(),
});

/** What stands in for a code of the app, once; only hashes are kept. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { user_id: owner(), code_hash: text().notNull(), used_at: instant() },
  (table) => [primaryKey({ columns: [table.user_id, table.code_hash] })],
);

/** A sign-in that waits for its second factor; `state_hash` says what the account was like when the first was right. */
export const secondSteps = pgTable(
  'second_steps',
  {
    token_hash: text().primaryKey(),
    user_id: owner(),
    state_hash: text().notNull(),
    keep_login: boolean().notNull(),
    attempts: integer().notNull().default(0),
    expires_at: instant().notNull(),
    spent_at: instant(),
  },
  (table) => [index('second_steps_user').on(table.user_id)],
);

/** A user's passkeys: what their devices sign with. Nothing of them is secret. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    user_id: owner(),
    /** How the authenticator calls it, base64url; one is nobody else's too. */
    credential_id: text().notNull(),
    /** COSE, base64url. */
    public_key: text().notNull(),
    /** How often the authenticator says it was used: less than that is a copy. */
    counter: whole().notNull(),
    /** By what it is reached, as the browser said. */
    transports: text().array().notNull(),
    name: text().notNull(),
    created_at: instant().notNull().defaultNow(),
    last_used_at: instant(),
  },
  (table) => [index('passkeys_user').on(table.user_id), uniqueIndex('passkeys_credential').on(table.credential_id)],
);

/** What a passkey is to sign, for five minutes and once; `holder` is the sign-in or session that asked. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  holder: text().primaryKey(),
  user_id: owner(),
  challenge: text().notNull(),
  expires_at: instant().notNull(),
});
