import { sql } from 'drizzle-orm';

/** A row for each letter of a report mail that is queued, tried again or being handed over; without those that failed. */
export const mailsOnTheirWay = sql`(select (data->>'report_mail')::uuid as report_mail from pgboss.job
  where name = 'mail' and state < 'completed' and data ? 'report_mail') letters`;
