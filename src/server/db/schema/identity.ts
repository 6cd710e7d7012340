import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { genders } from '../../../domain/kols/values';
import { userTypes } from '../../../domain/roles';
import { id, inList, instant, searchText, tracked } from './columns';
import { mediaFiles } from './media';
import { departments, languages, studios } from './settings';

export const users = pgTable(
  'users',
  {
    id: id(),
    username: text().notNull(),
    email: text().notNull(),
    fullname: text().notNull(),
    phone: text(),
    code: text().notNull(),
    type: text({ enum: userTypes }).notNull(),
    gender: text({ enum: genders }),
    birthday: date({ mode: 'string' }),
    address: text(),
    job: text(),
    position: text(),
    avatar_file_id: uuid().references(() => mediaFiles.id),
    department_id: uuid().references(() => departments.id),
    studio_id: uuid().references(() => studios.id),
    language_id: uuid().references(() => languages.id),
    password_hash: text(),
    /** The Google account the user signs in with, by the name that Google gives to nobody else. */
    google_subject: text().unique('users_google_subject_key'),
    must_change_password: boolean().notNull().default(false),
    active: boolean().notNull().default(true),
    verified_at: instant(),
    activated_at: instant(),
    deleted_at: instant(),
    search: searchText(sql`fullname || ' ' || code || ' ' || username`),
    ...tracked(),
  },
  (table) => [
    uniqueIndex('users_username_key').on(sql`lower(${table.username})`),
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    uniqueIndex('users_code_key').on(sql`upper(${table.code})`),
    index('users_search').using('gin', sql`${table.search} gin_trgm_ops`),
    index('users_department').on(table.department_id),
    index('users_studio').on(table.studio_id),
    check('users_type', inList(table.type, userTypes)),
  ],
);

export const roles = pgTable(
  'roles',
  {
    id: id(),
    name: text().notNull(),
    name_display: text().notNull(),
    description: text(),
    status: boolean().notNull().default(true),
    priority: integer().notNull().default(100),
    type: text({ enum: userTypes }).notNull().default('staff'),
    /** Whoever has the role does nothing else before they have set up a second factor. */
    second_factor_required: boolean().notNull().default(false),
    ...tracked(),
  },
  (table) => [
    uniqueIndex('roles_name_key').on(sql`lower(${table.name})`),
    check('roles_type', inList(table.type, userTypes)),
  ],
);

/** A user's roles in order; position 0 is the first role, which decides role-dependent behaviour. */
export const userRoles = pgTable(
  'user_roles',
  {
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role_id: uuid()
      .notNull()
      .references(() => roles.id),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.role_id] }), index('user_roles_role').on(table.role_id)],
);

export const rolePermissions = pgTable(
  'role_permissions',
  {
    role_id: uuid()
      .notNull()
      .references(() => roles.id, { onDelete: 'cascade' }),
    scope: text().notNull(),
    action: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.role_id, table.scope, table.action] })],
);

/** One sign-in: the family its refresh tokens belong to. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    keep_login: boolean().notNull(),
    user_agent: text(),
    address: text(),
    created_at: instant().notNull().defaultNow(),
    expires_at: instant().notNull(),
    revoked_at: instant(),
    /** When the person was last asked who they are and showed it; null where that was before it was kept. */
    proved_at: instant(),
  },
  (table) => [index('sessions_user').on(table.user_id)],
);

export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    token_hash: text().primaryKey(),
    session_id: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    created_at: instant().notNull().defaultNow(),
    used_at: instant(),
  },
  (table) => [index('refresh_tokens_session').on(table.session_id)],
);

/** A one-time password sent by mail; only its hash is kept. */
export const otps = pgTable(
  'otps',
  {
    id: id(),
    username: text().notNull(),
    purpose: text({ enum: ['register', 'forgot', 'prove'] }).notNull(),
    code_hash: text().notNull(),
    payload: jsonb(),
    attempts: integer().notNull().default(0),
    created_at: instant().notNull().defaultNow(),
    expires_at: instant().notNull(),
    spent_at: instant(),
  },
  (table) => [index('otps_username').on(table.username, table.purpose)],
);

/** Single-use tokens between two steps: set a password after an OTP, finish a social sign-in, accept an invitation. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    token_hash: text().primaryKey(),
    purpose: text({ enum: ['password', 'social', 'invitation'] }).notNull(),
    username: text().notNull(),
    payload: jsonb(),
    expires_at: instant().notNull(),
    spent_at: instant(),
  },
  (table) => [index('one_time_tokens_username').on(table.username)],
);

/** Tries per key and window, shared by every process. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().notNull(),
    window_start: instant().notNull(),
    tries: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.window_start] })],
);

/** Captcha challenges already solved once. */
export const spentCaptchas = pgTable('spent_captchas', {
  challenge: text().primaryKey(),
  expires_at: instant().notNull(),
});
