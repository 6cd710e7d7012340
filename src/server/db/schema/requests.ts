import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { requestStatuses } from '../../../domain/campaigns/values';
import { campaigns } from './campaigns';
import { id, inList, instant, searchText, tracked, whole } from './columns';
import { brands, customers } from './customers';
import { users } from './identity';
import { kols } from './kols';
import { mediaFiles } from './media';

/** A campaign somebody asks for: staff, a client or a guest (spec 1 §3 Campaign request). */
export const campaignRequests = pgTable(
  'campaign_requests',
  {
    id: id(),
    request_name: text().notNull(),
    request_description: text().notNull(),
    request_budget: whole().notNull(),
    request_start_date: date({ mode: 'string' }).notNull(),
    request_end_date: date({ mode: 'string' }).notNull(),
    request_status: text({ enum: requestStatuses }).notNull().default('pending'),
    brand_name: text().notNull(),
    brand_cover_file_id: uuid().references(() => mediaFiles.id),
    customer_name: text().notNull(),
    customer_phone: text().notNull(),
    customer_email: text().notNull(),
    /** In which language a guest asked, to be answered in it; null where somebody signed in did. */
    guest_language: text(),
    brand_id: uuid().references(() => brands.id),
    customer_id: uuid().references(() => customers.id),
    person_in_charge_id: uuid().references(() => users.id),
    campaign_id: uuid().references(() => campaigns.id),
    created_by: uuid().references(() => users.id),
    request_date: instant().notNull().defaultNow(),
    search: searchText(sql`request_name || ' ' || brand_name || ' ' || customer_name`),
    ...tracked(),
  },
  (table) => [
    index('campaign_requests_search').using('gin', sql`${table.search} gin_trgm_ops`),
    index('campaign_requests_newest').on(table.request_date, table.id),
    index('campaign_requests_customer').on(table.customer_id),
    index('campaign_requests_brand').on(table.brand_id),
    check('campaign_requests_status', inList(table.request_status, requestStatuses)),
    check('campaign_requests_budget', sql`${table.request_budget} >= 1`),
    check('campaign_requests_period', sql`${table.request_end_date} >= ${table.request_start_date}`),
  ],
);

export const requestKols = pgTable(
  'request_kols',
  {
    request_id: uuid()
      .notNull()
      .references(() => campaignRequests.id, { onDelete: 'cascade' }),
    kol_id: uuid()
      .notNull()
      .references(() => kols.id),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.request_id, table.kol_id] }), index('request_kols_kol').on(table.kol_id)],
);

export const requestFiles = pgTable(
  'request_files',
  {
    request_id: uuid()
      .notNull()
      .references(() => campaignRequests.id, { onDelete: 'cascade' }),
    file_id: uuid()
      .notNull()
      .references(() => mediaFiles.id),
  },
  (table) => [primaryKey({ columns: [table.request_id, table.file_id] })],
);

/** A message from the public contact form (spec 1 §2 /contact-us). */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    position: text(),
    company: text(),
    requirement: text().notNull(),
    created_at: instant().notNull().defaultNow(),
    search: searchText(sql`name || ' ' || email || ' ' || coalesce(company, '')`),
  },
  (table) => [
    index('contact_messages_search').using('gin', sql`${table.search} gin_trgm_ops`),
    index('contact_messages_newest').on(table.created_at, table.id),
  ],
);
