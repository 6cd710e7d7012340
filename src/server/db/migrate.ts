import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { addDays, dayOf } from '../../domain/dates';
import { prepareQueue } from '../jobs/boss';
import { codeOf } from './failures';
import { applyMigration, knownMigrations, lastMigration, prepareNotes } from './migrationFiles';

/** Held by whoever changes the schema. */
export const migrationLock = 7_305_001;

/**
 * Milliseconds a migration waits for a table people write to: whoever comes after it waits as long. Less than PostgreSQL
 * gives those who wait for each other, so that it is the migration that gives way.
 */
const lockTimeout = 500;
/** Milliseconds between two tries, and how long it is tried: a large import or a backup has its tables for minutes. */
const pause = 1_000;
const longest = 5 * 60_000;

/** A lock that was not to be had, and one of two who waited for each other. */
const busy = /^(55P03|40P01)$/;

/** Brings the schema up to date under an advisory lock, so that processes starting together migrate once. */
export async function migrateDatabase(config: pg.PoolConfig): Promise<void> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await applyPending(client);
    await prepareQueue(drizzle(client));
    const today = dayOf(new Date());
    await client.query('select ensure_partitions($1, $2)', [addDays(today, -31), addDays(today, 62)]);
  } finally {
    await client.end();
  }
}

/**
 * Each migration in a transaction of its own: drizzle's migrator keeps the tables of one from everybody until the last is
 * done, and two of them are enough for a deadlock with who works meanwhile.
 */
async function applyPending(client: pg.Client): Promise<void> {
  await prepareNotes(client);
  const last = (await lastMigration(client))?.created_at ?? 0;
  for (const migration of knownMigrations()) {
    if (migration.created_at <= last) continue;
    await patiently(() =>
      inTransaction(client, async () => {
        await client.query(`set local lock_timeout = ${lockTimeout}`);
        await applyMigration(client, migration);
      }),
    );
  }
}

async function inTransaction(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

async function patiently(work: () => Promise<void>): Promise<void> {
  for (const end = Date.now() + longest; ; await sleep(pause)) {
    try {
      return await work();
    } catch (error) {
      if (!busy.test(codeOf(error)) || Date.now() > end) throw error;
    }
  }
}
