import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { onDatabase } from '../../db/scratchServer';
import { openSession } from './session';

/** Makes an empty database on the server of `connection` for as long as `work` takes. The role needs CREATEDB. */
export async function withScratchDatabase<T>(
  connection: pg.PoolConfig,
  work: (scratch: pg.PoolConfig) => Promise<T>,
): Promise<T> {
  const name = `kolhub_check_${randomBytes(6).toString('hex')}`;
  const maintenance = await openSession(connection);
  try {
    await maintenance.query(`create database ${name} template template0`);
    return await work(onDatabase(connection, name));
  } finally {
    await maintenance.query(`drop database if exists ${name} with (force)`);
    await maintenance.end();
  }
}
