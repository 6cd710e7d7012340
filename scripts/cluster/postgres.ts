import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { parse, stringify } from 'yaml';
import { at, ports, urlOf } from './addresses';
import { postgresAccount } from './needed';
import { answers, Part } from './part';

/** A PostgreSQL with the Patroni that runs it. */
export interface Member {
  name: string;
  patroni: Part;
  /** Kills both with -9, as a machine that loses power does. */
  kill(): Promise<void>;
  /** Starts Patroni, as what keeps it running would; it brings PostgreSQL back, as primary or standby. */
  start(): Promise<void>;
  isPrimary(): Promise<boolean>;
  /** Whether it follows the primary at this moment. */
  isStandby(): Promise<boolean>;
}

/** Three members of `deploy/patroni/patroni.yml`, on this machine and without passwords. */
export function postgresMembers(folder: string): Member[] {
  const account = postgresAccount();
  const sample = readFileSync('deploy/patroni/patroni.yml', 'utf8');
  return ports.postgres.map((port, n) => {
    const name = `pg${n + 1}`;
    const rest = ports.patroni[n];
    const own = join(folder, name);
    mkdirSync(own, { recursive: true, mode: 0o700 });
    if (account) chownSync(own, account.uid, account.gid);
    const config = parse(sample);
    config.name = name;
    config.restapi = { listen: at(rest), connect_address: at(rest) };
    config.etcd3 = { hosts: [at(ports.etcd)] };
    config.bootstrap.dcs.postgresql.parameters.shared_buffers = '64MB';
    config.bootstrap.pg_hba = [
      'local all all trust',
      'host all all 127.0.0.1/32 trust',
      'host replication all 127.0.0.1/32 trust',
    ];
    Object.assign(config.postgresql, {
      listen: at(port),
      connect_address: at(port),
      data_dir: join(own, 'data'),
      pgpass: join(own, 'pgpass'),
      parameters: { unix_socket_directories: own },
    });
    const file = join(own, 'patroni.yml');
    writeFileSync(file, stringify(config));
    const patroni = new Part({ name, command: '/usr/bin/patroni', args: [file], folder: own, account });
    const pidFile = join(own, 'data/postmaster.pid');
    return {
      name,
      patroni,
      async kill() {
        const [pid] = readFileSync(pidFile, 'utf8').split('\n');
        await patroni.end('SIGKILL');
        process.kill(Number(pid), 'SIGKILL');
      },
      start: () => patroni.start(() => answers(`${urlOf(rest)}/liveness`)),
      isPrimary: () => answers(`${urlOf(rest)}/primary`),
      isStandby: () => answers(`${urlOf(rest)}/replica`),
    };
  });
}

/** Makes the cluster's database where there is none. */
export async function makeDatabase(): Promise<void> {
  const client = new pg.Client({ connectionString: `postgres://postgres@${at(ports.primary)}/postgres` });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = 'kolhub'");
    if (!rowCount) await client.query('create database kolhub');
  } finally {
    await client.end();
  }
}
