import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { startPrivatePostgres } from './private/startPrivatePostgres';

/** A PostgreSQL to make throw-away databases on. */
export interface ScratchServer {
  /** Names the server's maintenance database; `onDatabase` names another one of it. */
  config: pg.PoolConfig;
  stop(): Promise<void>;
}

/** The server that DATABASE_URL names, or else a private one in a temporary directory, removed by `stop`. */
export async function scratchServer(): Promise<ScratchServer> {
  const connectionString = process.env.DATABASE_URL;
  if (connectionString) return { config: { connectionString }, stop: async () => {} };
  const dataDir = mkdtempSync(join(tmpdir(), 'kolhub-scratch-'));
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const server = await startPrivatePostgres({ dataDir, log: () => {} });
    return { config: server.connection, stop: () => server.stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

/** The same server's database of this name. */
export function onDatabase(config: pg.PoolConfig, database: string): pg.PoolConfig {
  if (!config.connectionString) return { ...config, database };
  const url = new URL(config.connectionString);
  url.pathname = `/${database}`;
  return { ...config, connectionString: url.href };
}
