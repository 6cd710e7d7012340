import { type SQL, sql } from 'drizzle-orm';
import { complete, known } from '../../reports/queries/postSums';

/** What SOW `s` is sold for and booked for in VND, online and offline together; null counts as nothing. */
export const salePrice: SQL = sql`coalesce(s.sale_price, 0) + coalesce(s.off_sale_price, 0)`;
export const bookingPrice: SQL = sql`coalesce(s.booking_price, 0) + coalesce(s.off_booking_price, 0)`;

/**
 * What posts got, over their sums by day: how many posts, their views and engagement, null where none is known, and how
 * many posts know them (CONTRACT.md §5).
 */
export const reached: SQL = sql`sum(posts) as posts, ${known('view')} as views, sum(view_known) as views_known,
  ${known('reaction', 'comment', 'share')} as engagement, sum(${complete('reaction', 'comment', 'share')}) as engagement_known`;
