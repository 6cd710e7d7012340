import { sql } from 'drizzle-orm';

/** How far a database has come: bytes of its log since it was made. What was committed earlier stands further back. */
export type Position = number;

/**
 * Where the database stands at this moment: on a primary what is on its disk, so that every commit told of is behind it;
 * on a standby what it has read again. One column of a statement, by no means older than the statement.
 */
export const positionNow = sql.raw(
  `pg_wal_lsn_diff(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end, '0/0')::bigint`,
);

const pageSize = 8_192;

/**
 * Whether the log on the primary's disk may end within a record there: its writer stops at the end of a page. A standby
 * reads such a record again only once the rest came, and while nothing is committed nothing brings it.
 */
export const mayCutARecord = (position: Position) => position % pageSize === 0;

/** Commits nothing but a note, which brings all of the log before it to the disk. */
export const bringToDisk = sql`select pg_logical_emit_message(true, 'kolhub', 'to disk')`;
