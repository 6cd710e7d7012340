import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { appendFile, chmod, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { migrateDatabase } from '../../src/server/db/migrate';
import { type PrivatePostgres, startPrivatePostgres } from '../../src/server/db/private/startPrivatePostgres';

/** A PostgreSQL with a standby that follows it, both of this test's own. */
export interface ReplicatedPostgres {
  /** The migrated database, as the primary has it. */
  config: pg.PoolConfig;
  /** The same as the standby has it. */
  standby: pg.PoolConfig;
  stopStandby(): Promise<void>;
  startStandby(): Promise<void>;
  stop(): Promise<void>;
}

const log = () => {};

/** Starts both; the standby begins as a copy of the primary at rest, which spares a base backup. */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'kolhub-replicated-'));
  const [first, second] = [join(folder, 'primary'), join(folder, 'standby')];
  let primary: PrivatePostgres | null = null;
  let standby: PrivatePostgres | null = null;
  const stop = async () => {
    await standby?.stop();
    await primary?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const startStandby = async () => {
    standby = await startPrivatePostgres({ dataDir: second, log });
  };
  try {
    await (await startPrivatePostgres({ dataDir: first, log })).stop();
    // With their owner, who is not root.
    execFileSync('cp', ['-pR', first, second]);
    primary = await startPrivatePostgres({ dataDir: first, log });
    const { host, user, port } = primary.connection;
    // PostgreSQL runs as another user where we are root, and has to pass.
    for (const directory of [folder, first]) await chmod(directory, 0o711);
    const cluster = join(second, 'postgres');
    await writeFile(join(cluster, 'standby.signal'), '');
    await appendFile(
      join(cluster, 'postgresql.auto.conf'),
      `primary_conninfo = 'host=${host} port=${port} user=${user}'\n`,
    );
    await startStandby();
    await migrateDatabase(primary.connection);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    config: primary.connection,
    get standby() {
      return standby?.connection ?? {};
    },
    stopStandby: async () => standby?.stop(),
    startStandby,
    stop,
  };
}
