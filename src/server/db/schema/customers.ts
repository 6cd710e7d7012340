import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { recordStatuses } from '../../../domain/companies/values';
import { id, inList, instant, searchText, tracked } from './columns';
import { users } from './identity';
import { mediaFiles } from './media';
import { sectors } from './settings';

export const customers = pgTable(
  'customers',
  {
    id: id(),
    code: text().notNull(),
    name: text().notNull(),
    trading_name: text().notNull(),
    tax_number: text().notNull(),
    website: text(),
    logo_file_id: uuid().references(() => mediaFiles.id),
    status: text({ enum: recordStatuses }).notNull().default('pending'),
    status_reason: text(),
    created_by: uuid().references(() => users.id),
    deleted_at: instant(),
    delete_reason: text(),
    search: searchText(sql`name || ' ' || trading_name || ' ' || code || ' ' || tax_number`),
    ...tracked(),
  },
  (table) => [
    uniqueIndex('customers_code_key').on(sql`upper(${table.code})`).where(sql`${table.deleted_at} is null`),
    index('customers_search').using('gin', sql`${table.search} gin_trgm_ops`),
    index('customers_newest').on(table.created_at, table.id),
    index('customers_tax_number').on(table.tax_number),
    check('customers_status', inList(table.status, recordStatuses)),
  ],
);

export const customerSectors = pgTable(
  'customer_sectors',
  {
    customer_id: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    sector_id: uuid()
      .notNull()
      .references(() => sectors.id),
  },
  (table) => [
    primaryKey({ columns: [table.customer_id, table.sector_id] }),
    index('customer_sectors_sector').on(table.sector_id),
  ],
);

export const brands = pgTable(
  'brands',
  {
    id: id(),
    code: text().notNull(),
    name: text().notNull(),
    customer_id: uuid()
      .notNull()
      .references(() => customers.id),
    website: text(),
    phone: text(),
    address: text(),
    email: text(),
    description: text(),
    logo_file_id: uuid().references(() => mediaFiles.id),
    status: text({ enum: recordStatuses }).notNull().default('pending'),
    status_reason: text(),
    created_by: uuid().references(() => users.id),
    deleted_at: instant(),
    delete_reason: text(),
    search: searchText(sql`name || ' ' || code`),
    ...tracked(),
  },
  (table) => [
    uniqueIndex('brands_code_key').on(sql`upper(${table.code})`).where(sql`${table.deleted_at} is null`),
    index('brands_search').using('gin', sql`${table.search} gin_trgm_ops`),
    index('brands_newest').on(table.created_at, table.id),
    index('brands_customer').on(table.customer_id),
    check('brands_status', inList(table.status, recordStatuses)),
  ],
);

export const brandSectors = pgTable(
  'brand_sectors',
  {
    brand_id: uuid()
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    sector_id: uuid()
      .notNull()
      .references(() => sectors.id),
  },
  (table) => [
    primaryKey({ columns: [table.brand_id, table.sector_id] }),
    index('brand_sectors_sector').on(table.sector_id),
  ],
);

/** A user standing for a customer or a brand; its rows are all that user sees (CONTRACT.md §3). */
export const representatives = pgTable(
  'representatives',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => users.id),
    type: text({ enum: ['customer', 'brand'] }).notNull(),
    customer_id: uuid().references(() => customers.id),
    brand_id: uuid().references(() => brands.id),
    active: boolean().notNull().default(true),
    deleted_at: instant(),
    delete_reason: text(),
    ...tracked(),
  },
  (table) => [
    uniqueIndex('representatives_key')
      .on(table.user_id, table.customer_id, table.brand_id)
      .where(sql`${table.deleted_at} is null`),
    index('representatives_customer').on(table.customer_id),
    index('representatives_brand').on(table.brand_id),
    check(
      'representatives_object',
      sql`(${table.type} = 'customer' and ${table.customer_id} is not null and ${table.brand_id} is null) or (${table.type} = 'brand' and ${table.brand_id} is not null and ${table.customer_id} is null)`,
    ),
  ],
);
