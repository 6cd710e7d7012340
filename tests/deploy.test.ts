import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { environmentNames, readConfig } from '../src/server/config';

const read = (file: string) => readFileSync(join('deploy', file), 'utf8');

/** What `npm start` and `npm run worker` run, with what they tell Node. */
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string; worker: string } };
const commands = [scripts.start, scripts.worker];

/** `NAME=value` of each line that is one. */
const settingsIn = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );

interface Service {
  image?: string;
  build?: { context: string; dockerfile: string };
  command?: string[];
  environment?: Record<string, string>;
  depends_on?: string[] | Record<string, unknown>;
  volumes?: string[];
}

/** What the C library is told, as decision 77 has it. */
const arenas = 'MALLOC_ARENA_MAX=2';

const unknown = (names: string[]) => names.filter((name) => !environmentNames.includes(name));

describe('units of systemd', () => {
  const units = readdirSync('deploy/systemd').filter((file) => file.endsWith('.service'));
  const example = settingsIn(read('systemd/kolhub.env.example'));

  it('are there for nodes and workers', () => {
    expect(units.sort()).toEqual(['kolhub-worker@.service', 'kolhub@.service']);
  });

  it.each(units)('%s starts what is built with settings there are, and gives it the time it needs to end', (unit) => {
    const text = read(`systemd/${unit}`);
    const sections = text.match(/^\[\w+\]$/gm);
    expect(sections).toEqual(['[Unit]', '[Service]', '[Install]']);
    const lines = text.split('\n').filter((line) => line && !/^[#[]/.test(line));
    expect(lines.filter((line) => !/^[A-Z][A-Za-z]+=/.test(line))).toEqual([]);
    const own = settingsIn([...text.matchAll(/^Environment=(.*)$/gm)].map(([, setting]) => setting).join('\n'));
    const { MALLOC_ARENA_MAX, ...settings } = { ...example, ...own };
    expect(`MALLOC_ARENA_MAX=${MALLOC_ARENA_MAX}`).toBe(arenas);
    expect(unknown(Object.keys(settings))).toEqual([]);
    const filled = Object.fromEntries(
      Object.entries(settings).map(([name, value]) => [name, value.replaceAll('%i', '3001')]),
    );
    expect(readConfig(filled)).toMatchObject({ production: true, demo: false, backup: { nightly: { keepDays: 14 } } });
    const started = /^ExecStart=\/usr\/bin\/(node .*)$/m.exec(text)?.[1];
    expect(commands).toContain(started);
    expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1])).toBeGreaterThan(20);
    expect(text).toMatch(/^NoNewPrivileges=yes$/m);
    expect(text).toMatch(/^KillMode=mixed$/m);
  });
});

describe('the compose file', () => {
  const { services, volumes } = parse(read('compose/compose.yml'), { merge: true }) as {
    services: Record<string, Service>;
    volumes: Record<string, unknown>;
  };
  const ours = Object.entries(services).filter(([, { build }]) => build);

  it('runs two nodes and the workers with settings there are', () => {
    expect(ours.map(([name]) => name)).toEqual(['node1', 'node2', 'worker']);
    for (const [, { environment = {}, build }] of ours) {
      expect(unknown(Object.keys(environment))).toEqual([]);
      const filled = Object.entries(environment).map(([name, value]) => [
        name,
        value
          .replace(/^\$\{PUBLIC_URL:\?\}$/, 'http://localhost:8080')
          .replace(/\$\{\w+:\?\}/g, 'a secret of forty characters, or a bit more')
          .replace(/\$\{\w+:-\}/g, ''),
      ]);
      const config = readConfig({ ...Object.fromEntries(filled), NODE_ENV: 'production' });
      expect(config).toMatchObject({ workers: false, demo: false, s3: { bucket: 'kolhub' } });
      expect(existsSync(join('deploy/compose', String(build?.context), String(build?.dockerfile)))).toBe(true);
    }
  });

  it('names only services, volumes and files it has, and each image by its version', () => {
    for (const { depends_on = [], volumes: mounted = [], image, build } of Object.values(services)) {
      const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
      expect(needed.filter((name) => !services[name])).toEqual([]);
      for (const [from = ''] of mounted.map((mount) => mount.split(':'))) {
        expect(from.startsWith('./') ? existsSync(join('deploy/compose', from)) : from in volumes).toBe(true);
      }
      if (!build) expect(image).toMatch(/:[\w.-]+$/);
    }
  });

  it('starts nodes and workers as npm does', () => {
    const said = /^CMD (.*)$/m.exec(read('compose/Dockerfile'))?.[1] ?? '';
    const started = ours.map(([, { command }]) => (command ?? (JSON.parse(said) as string[])).join(' '));
    expect(started).toEqual([scripts.start, scripts.start, scripts.worker]);
    expect(/^ENV (.*)$/m.exec(read('compose/Dockerfile'))?.[1]?.split(' ')).toContain(arenas);
  });

  it('leaves what a copy must not take out of the image', () => {
    const left = readFileSync('.dockerignore', 'utf8').split('\n');
    expect(left).toEqual(expect.arrayContaining(['.git', '.data', 'node_modules', 'dist']));
  });
});

describe('PostgreSQL that fails over', () => {
  const patroni = parse(read('patroni/patroni.yml'));
  const proxy = read('haproxy/postgres.cfg');
  const names = [...proxy.matchAll(/^ {4}server (\w+) /gm)].map(([, name]) => name);

  it('tells a commit once two have it, and follows a primary that vanished within half a minute', () => {
    const { ttl, primary_start_timeout, postgresql } = patroni.bootstrap.dcs;
    expect(postgresql.parameters).toMatchObject({
      synchronous_standby_names: 'ANY 1 (pg1, pg2, pg3)',
      synchronous_commit: 'on',
      hot_standby_feedback: 'on',
    });
    expect(ttl).toBeLessThanOrEqual(20);
    expect(primary_start_timeout).toBe(0);
  });

  it('is reached by what its Patroni says: the primary, and standbys that keep up', () => {
    expect(names).toEqual(['pg1', 'pg2', 'pg3', 'pg1', 'pg2', 'pg3']);
    expect(patroni.name).toBe('pg1');
    expect(proxy).toContain(` server pg1 ${patroni.postgresql.connect_address}\n`);
    expect(proxy).toContain(`port ${patroni.restapi.connect_address.split(':')[1]} `);
    expect(proxy).toMatch(/^listen primary\n(?: {4}.*\n)* {4}option httpchk OPTIONS \/primary\n/m);
    expect(proxy).toMatch(/^listen standbys\n(?: {4}.*\n)* {4}option httpchk OPTIONS \/replica\?lag=\d+MB\n/m);
    expect(proxy).toMatch(/on-marked-down shutdown-sessions/);
  });
});

describe.each(['haproxy/haproxy.cfg', 'compose/haproxy.cfg'])('%s', (file) => {
  const text = read(file);

  it('asks nodes whether they can serve, and keeps what they measure to itself', () => {
    expect(text).toMatch(/^ {4}option httpchk GET \/readyz$/m);
    expect(text).toMatch(/^ {4}http-request deny deny_status 404 if \{ path .*\/metrics.* \}$/m);
    expect(text).toMatch(/^ {4}option forwardfor$/m);
    expect(text.match(/^ {4}server /gm)).toHaveLength(2);
  });

  it('asks again for what is read, never for what is written', () => {
    expect(text).toMatch(/^ {4}http-request disable-l7-retry unless METH_GET$/m);
  });

  it('is as patient as the longest answer and the longest silence of events', () => {
    const seconds = (name: string) => Number(new RegExp(`^ {4}timeout ${name} (\\d+)s$`, 'm').exec(text)?.[1]);
    expect(Math.min(seconds('server'), seconds('client'))).toBeGreaterThan(60);
  });
});
