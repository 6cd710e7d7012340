import pg from 'pg';
import { migrationLock } from '../../db/migrate';

// Rows are written as text: these decide how, so that the same row is the same text on every server.
const settings = `
  set time zone 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set extra_float_digits = 1;
  set bytea_output = 'hex'; set client_encoding = 'UTF8'; set search_path = public;
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0`;

const backupLock = 7_305_002;

/** A connection for rows as text, without limits of time; the server's own name is not among those that serve. */
export async function openSession(connection: pg.PoolConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, application_name: 'kolhub backup', keepAlive: true });
  // Whoever uses the connection next is told of its loss; without a listener it would end the process.
  client.on('error', () => {});
  await client.connect();
  await client.query(settings);
  return client;
}

/** Takes, until the session ends, the right to back this database up; false where somebody else is at it. */
export function takeBackupLock(client: pg.Client): Promise<boolean> {
  return takeLock(client, backupLock);
}

/** Takes the right to change the schema, which a start waits for; false where somebody else is at it. */
export function takeMigrationLock(client: pg.Client): Promise<boolean> {
  return takeLock(client, migrationLock);
}

/** Gives every lock of this session back. */
export async function releaseLocks(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_unlock_all()');
}

/** Does `work` in one transaction. Where it fails nothing is written once the session ends, as the caller's does then. */
export async function inOneTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  const result = await work();
  await client.query('commit');
  return result;
}

async function takeLock(client: pg.Client, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lock]);
  return rows[0]?.taken ?? false;
}

/** The release of PostgreSQL, `18.4`. */
export async function postgresRelease(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ release: string }>(
    "select split_part(current_setting('server_version'), ' ', 1) as release",
  );
  return rows[0]?.release ?? '';
}
