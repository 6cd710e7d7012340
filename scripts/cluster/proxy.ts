import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ports, urlOf } from './addresses';
import { answers, Part } from './part';

/** The part of a configuration from one section on, up to the next that is another. */
function section(text: string, name: string): string {
  const found = new RegExp(`^${name}\\b.*\\n(?:(?:[ \\t#].*)?\\n)*`, 'm').exec(text)?.[0];
  if (!found) throw new Error(`no section ${name}`);
  return found;
}

/** What `deploy/haproxy/haproxy.cfg` says, without TLS and on the ports of this machine. */
function nodesConfig(): string {
  const text = readFileSync('deploy/haproxy/haproxy.cfg', 'utf8');
  const rules = section(text, 'frontend https').replace(/^ {4}bind .*$/m, `    bind 127.0.0.1:${ports.proxy}`);
  const status = `frontend status\n    bind 127.0.0.1:${ports.proxyStatus}\n    monitor-uri /\n`;
  const nodes = section(text, 'backend nodes').replace(/127\.0\.0\.1:300(\d)/g, (_, n) => `127.0.0.1:413${n}`);
  return ['global\n    maxconn 2048\n', section(text, 'defaults'), rules, nodes, status].join('\n');
}

/** What `deploy/haproxy/postgres.cfg` says, on the ports of this machine. */
function postgresConfig(): string {
  return readFileSync('deploy/haproxy/postgres.cfg', 'utf8')
    .replaceAll('127.0.0.1:5432', `127.0.0.1:${ports.primary}`)
    .replaceAll('127.0.0.1:5433', `127.0.0.1:${ports.standbys}`)
    .replace(/ {4}default-server check port 8008/, '    default-server check')
    .replace(/server pg(\d) 10\.0\.0\.1\d:5432/g, (_, n) => {
      return `server pg${n} 127.0.0.1:${ports.postgres[n - 1]} port ${ports.patroni[n - 1]}`;
    });
}

/** The proxy before the nodes, and the one between them and the database. */
export function proxies(folder: string): { start(): Promise<void>; end(): Promise<void> } {
  const parts = Object.entries({ nodes: nodesConfig(), postgres: postgresConfig() }).map(([name, text]) => {
    const file = join(folder, `${name}.cfg`);
    writeFileSync(file, text);
    return new Part({ name: `haproxy-${name}`, command: '/usr/sbin/haproxy', args: ['-db', '-f', file], folder });
  });
  return {
    async start() {
      await Promise.all(parts.map((part) => part.start(async () => part.isRunning)));
      while (!(await answers(urlOf(ports.proxyStatus)))) {}
    },
    async end() {
      await Promise.all(parts.map((part) => part.end('SIGTERM')));
    },
  };
}
