import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { ReturnedAccount, SocialAccountFigures } from '../../../domain/social/consentTypes';
import { consentNetworks, lostReasons } from '../../../domain/social/consentValues';
import { id, inList, instant } from './columns';
import { users } from './identity';
import { kols, socials } from './kols';

/** An owner's consent to read an account as they do (CONTRACT-2 §15). Tokens are sealed, and gone once it is lost. */
export const socialConsents = pgTable(
  'social_consents',
  {
    social_id: uuid()
      .primaryKey()
      .references(() => socials.id, { onDelete: 'cascade' }),
    kol_id: uuid()
      .notNull()
      .references(() => kols.id, { onDelete: 'cascade' }),
    social_type: text({ enum: consentNetworks }).notNull(),
    /** The network's own id of the account. */
    remote_id: text().notNull(),
    /** The network's own id of who consented: one person may own several accounts. */
    granted_by: text().notNull(),
    scopes: text().array().notNull(),
    access_token: text(),
    refresh_token: text(),
    access_ends_at: instant(),
    /** Until then it can be made fresh without its owner; null = the network does not say. */
    ends_at: instant(),
    username: text().notNull(),
    avatar: text(),
    introduction: text(),
    figures: jsonb().$type<SocialAccountFigures>(),
    connected_at: instant().notNull().defaultNow(),
    lost_at: instant(),
    lost_reason: text({ enum: lostReasons }),
  },
  (table) => [
    index('social_consents_kol').on(table.kol_id),
    index('social_consents_granted').on(table.granted_by),
    check('social_consents_type', inList(table.social_type, consentNetworks)),
    check('social_consents_reason', inList(table.lost_reason, lostReasons)),
    check('social_consents_token', sql`${table.lost_at} is not null or ${table.access_token} is not null`),
  ],
);

/** Somebody on the way to a network and back: one use, 10 minutes. State and cookie are kept as hashes. */
export const socialConnects = pgTable(
  'social_connects',
  {
    state_sha256: text().primaryKey(),
    cookie_sha256: text().notNull(),
    kol_id: uuid()
      .notNull()
      .references(() => kols.id, { onDelete: 'cascade' }),
    social_type: text({ enum: consentNetworks }).notNull(),
    verifier_sealed: text().notNull(),
    user_id: uuid().references(() => users.id, { onDelete: 'cascade' }),
    invitation_id: uuid().references(() => socialInvitations.id, { onDelete: 'cascade' }),
    expires_at: instant().notNull(),
  },
  (table) => [
    check('social_connects_type', inList(table.social_type, consentNetworks)),
    check('social_connects_who', sql`num_nonnulls(${table.user_id}, ${table.invitation_id}) > 0`),
  ],
);

/** A mailed invitation to connect an account without an account of ours: one use, 7 days. The token is nowhere. */
export const socialInvitations = pgTable(
  'social_invitations',
  {
    id: id(),
    kol_id: uuid()
      .notNull()
      .references(() => kols.id, { onDelete: 'cascade' }),
    social_type: text({ enum: consentNetworks }).notNull(),
    /** Of the token, hexadecimal. */
    token_sha256: text().notNull(),
    email: text().notNull(),
    created_by: uuid()
      .notNull()
      .references(() => users.id),
    created_at: instant().notNull().defaultNow(),
    expires_at: instant().notNull(),
    spent_at: instant(),
  },
  (table) => [
    uniqueIndex('social_invitations_token').on(table.token_sha256),
    index('social_invitations_kol').on(table.kol_id, table.social_type, table.created_at),
    check('social_invitations_type', inList(table.social_type, consentNetworks)),
  ],
);

/**
 * Accounts somebody came back from a network with, of which none is linked to the KOL: one use, 10 minutes, to propose
 * one of them. Of what was consented to nothing is kept. Token and cookie are kept as hashes.
 */
export const socialProposals = pgTable(
  'social_proposals',
  {
    token_sha256: text().primaryKey(),
    cookie_sha256: text().notNull(),
    kol_id: uuid()
      .notNull()
      .references(() => kols.id, { onDelete: 'cascade' }),
    social_type: text({ enum: consentNetworks }).notNull(),
    accounts: jsonb().$type<ReturnedAccount[]>().notNull(),
    user_id: uuid().references(() => users.id, { onDelete: 'cascade' }),
    invitation_id: uuid().references(() => socialInvitations.id, { onDelete: 'cascade' }),
    expires_at: instant().notNull(),
  },
  (table) => [
    check('social_proposals_type', inList(table.social_type, consentNetworks)),
    check('social_proposals_who', sql`num_nonnulls(${table.user_id}, ${table.invitation_id}) > 0`),
  ],
);
