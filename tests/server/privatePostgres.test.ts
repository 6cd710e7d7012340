import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { packagedBinaries, usableBinaries } from '../../src/server/db/private/binaries';
import { takeLock } from '../../src/server/db/private/lock';
import { type PrivatePostgres, startPrivatePostgres } from '../../src/server/db/private/startPrivatePostgres';

type Connection = PrivatePostgres['connection'];
interface Started {
  connection?: Connection;
  error?: string;
}

const isRoot = process.getuid?.() === 0;
const PLAIN = { uid: 65534, gid: 65534 };
const SCRIPT = join(import.meta.dirname, 'privatePostgresProcess.ts');

// A checkout below a directory closed to others has no plain user to try.
const hasPlainUser = isRoot && spawnSync('cat', [SCRIPT], { ...PLAIN, cwd: '/' }).status === 0;

let parent: string;
let dataDir: string;
let children: ChildProcess[];
let servers: PrivatePostgres[];

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'postgres-'));
  dataDir = join(parent, 'data');
  children = [];
  servers = [];
});

afterEach(async () => {
  for (const child of children) {
    if (child.exitCode === null && child.signalCode === null) await end(child);
  }
  for (const server of servers) await server.stop();
  rmSync(parent, { recursive: true, force: true });
});

async function start(directory = dataDir, messages: string[] = []): Promise<PrivatePostgres> {
  const server = await startPrivatePostgres({ dataDir: directory, log: (message) => messages.push(message) });
  servers.push(server);
  return server;
}

function launch(
  directory: string,
  user: Partial<typeof PLAIN> = {},
): { child: ChildProcess; started: Promise<Started> } {
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIPT, directory], {
    ...user,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const lines = createInterface({ input: child.stdout });
  const started = new Promise<Started>((resolve, reject) => {
    lines.once('line', (line) => resolve(JSON.parse(line) as Started));
    child.once('exit', (code) => reject(new Error(`the process ended with ${code} and said nothing`)));
  });
  return { child, started };
}

async function end(child: ChildProcess, signal?: NodeJS.Signals): Promise<void> {
  const gone = once(child, 'exit');
  if (signal) child.kill(signal);
  else child.stdin?.end();
  await gone;
}

async function query(connection: Connection | undefined, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ ...connection, ssl: false });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

function openToOthers(directory: string): string[] {
  const entries = readdirSync(directory, { recursive: true, encoding: 'utf8' }).map((name) => join(directory, name));
  return [directory, ...entries].filter((path) => {
    const stat = statSync(path);
    return !stat.isSocket() && (stat.mode & 0o077) !== 0;
  });
}

describe('private PostgreSQL', () => {
  it('makes a cluster, refuses a second start, keeps rows over a restart, and leaves no lock', async () => {
    const first = await start();
    expect(readFileSync(join(dataDir, 'postgres.lock'), 'utf8').split('\n')[0]).toBe(String(process.pid));
    await expect(start()).rejects.toThrow(new RegExp(`process ${process.pid} .*DATABASE_URL`));
    await query(first.connection, "CREATE TABLE kept AS SELECT 'Đà Nẵng' AS name");
    await first.stop();
    await first.stop();
    expect(existsSync(join(dataDir, 'postgres.lock'))).toBe(false);
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);

    const second = await start();
    expect(await query(second.connection, 'SELECT lower(name) AS name FROM kept')).toEqual([{ name: 'đà nẵng' }]);
    expect(readdirSync(dataDir).sort()).toEqual(['postgres', 'postgres.lock']);
  });

  it('is durable, without TCP, closed to other users, and runs where only root or its owner may pass', async () => {
    const closed = join(parent, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    dataDir = join(closed, 'data');
    const { connection } = await start();
    const rows = await query(connection, 'SELECT name, setting FROM pg_settings');
    const setting = (name: string) => rows.find((row) => row.name === name)?.setting;
    const names = ['fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses', 'TimeZone', 'jit'];
    expect(names.map(setting)).toEqual(['on', 'on', 'on', '', 'UTC', 'off']);
    await query(connection, 'CREATE EXTENSION pg_trgm');
    expect(await query(connection, "SELECT show_trgm('đế') <> '{}' AS letters")).toEqual([{ letters: true }]);
    expect(openToOthers(dataDir)).toEqual([]);
    if (isRoot) expect(statSync(join(dataDir, 'postgres')).uid).not.toBe(0);
  });

  it('runs below a path longer than a socket may have, again after a crash', async () => {
    const long = join(parent, 'x'.repeat(120), 'y'.repeat(120));
    const { child, started } = launch(long);
    const before = await started;
    await query(before.connection, 'CREATE TABLE kept AS SELECT 1 AS n');
    await end(child, 'SIGKILL');
    const server = await start(long);
    expect(server.connection.host.length).toBeLessThan(90);
    expect(await query(server.connection, 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
    await server.stop();
    expect(existsSync(server.connection.host)).toBe(false);
  });

  it.skipIf(!hasPlainUser)(
    'runs as a plain user',
    async () => {
      mkdirSync(dataDir);
      chownSync(parent, PLAIN.uid, PLAIN.gid);
      chownSync(dataDir, PLAIN.uid, PLAIN.gid);
      const { child, started } = launch(dataDir, PLAIN);
      const { connection, error } = await started;
      expect(error).toBeUndefined();
      expect(await query(connection, 'SELECT current_database() AS name')).toEqual([{ name: 'app' }]);
      expect(openToOthers(dataDir)).toEqual([]);
      await end(child);
      expect(readdirSync(dataDir)).toEqual(['postgres']);
    },
    30_000,
  );

  it('finds committed rows, and only those, after kill -9 of its process', async () => {
    const { child, started } = launch(dataDir);
    const { connection } = await started;
    await query(connection, 'CREATE TABLE kept (n int)');
    await query(connection, 'INSERT INTO kept SELECT generate_series(1, 1000)');
    const open = new Client({ ...connection, ssl: false });
    open.on('error', () => undefined);
    await open.connect();
    await open.query('BEGIN');
    await open.query('INSERT INTO kept VALUES (-1)');
    const orphan = Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
    await end(child, 'SIGKILL');
    expect(() => process.kill(orphan, 0)).not.toThrow();

    const messages: string[] = [];
    const server = await start(dataDir, messages);
    expect(messages[0]).toContain(`pid ${orphan}`);
    expect(await query(server.connection, 'SELECT count(*)::int AS n, min(n) AS low FROM kept')).toEqual([
      { n: 1000, low: 1 },
    ]);
  });

  it('recovers when the server was killed too', async () => {
    const { child, started } = launch(dataDir);
    await query((await started).connection, 'CREATE TABLE kept AS SELECT 7 AS n');
    const postmaster = Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
    child.kill('SIGSTOP');
    process.kill(postmaster, 'SIGKILL');
    await end(child, 'SIGKILL');
    const server = await start();
    expect(await query(server.connection, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
  });

  it('is started again when it is killed, as often as that happens, and still stops when it is told to', async () => {
    const messages: string[] = [];
    const server = await start(dataDir, messages);
    await query(server.connection, 'CREATE TABLE kept AS SELECT 7 AS n');
    const postmaster = () => Number.parseInt(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10);
    for (const signal of ['SIGKILL', 'SIGQUIT'] as const) {
      const killed = postmaster();
      process.kill(killed, signal);
      await expect
        .poll(() => query(server.connection, 'SELECT n FROM kept').catch(() => null), { timeout: 20_000 })
        .toEqual([{ n: 7 }]);
      expect(postmaster()).not.toBe(killed);
    }
    expect(messages.filter((message) => message === 'starting PostgreSQL again')).toHaveLength(2);
    await server.stop();
    await sleep(1_500);
    expect(await query(server.connection, 'SELECT 1').catch(() => null)).toBeNull();
    expect(readdirSync(dataDir)).toEqual(['postgres']);
  });

  it('is not held up by a pid that another process has now, and leaves that process alone', async () => {
    await (await start()).stop();
    const bystander = spawn('sleep', ['60'], isRoot ? PLAIN : {});
    try {
      await once(bystander, 'spawn');
      writeFileSync(join(dataDir, 'postgres.lock'), `${bystander.pid}\nlong ago\ntoken\n`);
      const file = join(dataDir, 'postgres', 'postmaster.pid');
      writeFileSync(file, `${bystander.pid}\n${dataDir}/postgres\n1\n5432\n\n\n  1  1\nready   \n`);
      writeFileSync(join(dataDir, 'postgres', '.s.PGSQL.5432.lock'), `${bystander.pid}\n`);
      if (isRoot) chownSync(file, PLAIN.uid, PLAIN.gid);
      await start();
      expect(bystander.exitCode ?? bystander.signalCode).toBeNull();
    } finally {
      bystander.kill();
    }
  });

  it('lets one of several starts at once win, cold and over a dead lock, and tells the others who has it', async () => {
    for (const round of ['cold', 'over a dead lock']) {
      const launched = [1, 2, 3].map(() => launch(dataDir));
      const results = await Promise.all(launched.map(({ started }) => started));
      const winner = results.findIndex((result) => result.connection);
      const losers = results.filter((_, index) => index !== winner);
      for (const { error } of losers) {
        expect(error, round).toContain('DATABASE_URL');
        expect(error, round).toContain(`process ${launched[winner]?.child.pid} `);
      }
      expect(await query(results[winner]?.connection, 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
      const process = launched[winner]?.child;
      if (process) await end(process, 'SIGKILL');
    }
    await start();
  });

  it('refuses files of another major version, or that a server out of sight is using', async () => {
    await (await start()).stop();
    const other = createServer().listen(join(dataDir, 'postgres', '.s.PGSQL.5432'));
    await once(other, 'listening');
    await expect(start()).rejects.toThrow(/another container.*DATABASE_URL/);
    expect(existsSync(join(dataDir, 'postgres.lock'))).toBe(false);
    other.close();
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '15\n');
    await expect(start()).rejects.toThrow(/PostgreSQL 15.*DATABASE_URL/);
  });

  it('runs from a copy where the package lacks its library links or is out of reach', async () => {
    const packageCopy = join(parent, 'package');
    const source = packagedBinaries();
    cpSync(join(source, '..', 'package.json'), join(packageCopy, 'package.json'));
    cpSync(source, join(packageCopy, 'native'), { recursive: true, verbatimSymlinks: true });
    const links = JSON.parse(readFileSync(join(source, 'pg-symlinks.json'), 'utf8')) as { target: string }[];
    for (const { target } of links) rmSync(join(packageCopy, target), { force: true });
    const native = join(packageCopy, 'native');

    const own = usableBinaries(native, undefined, [join(parent, 'own')]);
    expect(own.postgres.startsWith(join(parent, 'own'))).toBe(true);
    expect(openToOthers(join(parent, 'own'))).toEqual([]);
    expect(usableBinaries(native, undefined, [join(parent, 'own')])).toEqual(own);
    if (isRoot) {
      const shared = mkdtempSync(join(tmpdir(), 'postgres-shared-'));
      const { postgres } = usableBinaries(native, PLAIN, [join(parent, 'unreachable'), shared]);
      expect(postgres.startsWith(shared)).toBe(true);
      rmSync(shared, { recursive: true });
      expect(() => usableBinaries(native, PLAIN, [join(parent, 'unreachable')])).toThrow(/DATABASE_URL/);
    }
  });

  it('names DATABASE_URL where there is no binary', () => {
    for (const system of [
      { platform: 'sunos', arch: 'x64' },
      { platform: 'win32', arch: 'x64' },
      { platform: 'linux', arch: 'riscv64' },
    ]) {
      expect(() => packagedBinaries(system)).toThrow(/DATABASE_URL/);
    }
  });

  it('gives a lock back only when it is its own', () => {
    const path = join(parent, 'lock');
    const release = takeLock(path);
    expect(() => takeLock(path)).toThrow(`process ${process.pid} `);
    writeFileSync(path, '1\n\nsomebody else\n');
    release();
    expect(existsSync(path)).toBe(true);
  });

  it('takes over the lock of a process that ended and was not reaped', async () => {
    const path = join(parent, 'lock');
    const keeper = spawn('sh', ['-c', 'sleep 30 & echo $!; exec sleep 30'], { stdio: ['ignore', 'pipe', 'ignore'] });
    try {
      const [pid] = (await once(createInterface({ input: keeper.stdout }), 'line')) as [string];
      writeFileSync(path, `${pid}\n\ntoken\n`);
      expect(() => takeLock(path)).toThrow(`process ${pid} `);
      // The shell would reap it still; what takes the shell's place does not.
      await vi.waitFor(() => expect(readFileSync(`/proc/${keeper.pid}/comm`, 'utf8')).toBe('sleep\n'));
      process.kill(Number(pid), 'SIGKILL');
      await sleep(300);
      expect(() => process.kill(Number(pid), 0)).not.toThrow();
      takeLock(path)();
      expect(existsSync(path)).toBe(false);
    } finally {
      keeper.kill();
    }
  });
});
