import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import pg from 'pg';
import type { ScratchServer } from '../../src/server/db/scratchServer';
import { lines } from './line';

/** Writes what was measured so far to a file, with the machine and the programs it was measured on. */
export async function keep(file: string, kols: number, server: ScratchServer | null): Promise<void> {
  const [processor] = os.cpus();
  const machine = {
    processor: processor?.model ?? 'unknown',
    cores: os.cpus().length,
    memory_gb: Math.round(os.totalmem() / 2 ** 30),
    system: `${os.type()} ${os.release()}`,
    node: process.version,
    postgresql: server && (await versionOf(server)),
  };
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();
  const measured = { at: new Date().toISOString(), commit, machine, kols, lines: lines() };
  writeFileSync(file, `${JSON.stringify(measured, null, 2)}\n`);
}

async function versionOf({ config }: ScratchServer): Promise<string> {
  const client = new pg.Client(config);
  await client.connect();
  try {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return String(rows[0]?.server_version);
  } finally {
    await client.end();
  }
}
