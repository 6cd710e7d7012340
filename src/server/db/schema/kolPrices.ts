import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { postFormats } from '../../../domain/campaigns/values';
import { networks } from '../../../domain/networks';
import { inList, whole } from './columns';
import { kols } from './kols';

/** What a KOL asks for work of one format on one network, in VND (CONTRACT-2 §16 Prices). */
export const kolPrices = pgTable(
  'kol_prices',
  {
    kol_id: uuid()
      .notNull()
      .references(() => kols.id, { onDelete: 'cascade' }),
    social_type: text({ enum: networks }).notNull(),
    post_format: text({ enum: postFormats }).notNull(),
    price: whole().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kol_id, table.social_type, table.post_format] }),
    check('kol_prices_type', inList(table.social_type, networks)),
    check('kol_prices_format', inList(table.post_format, postFormats)),
    check('kol_prices_price', sql`${table.price} >= 0`),
  ],
);
