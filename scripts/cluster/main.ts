import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Node } from '../../tests/support/faults/nodes';
import { header, line, type Result, wrongIn } from '../../tests/support/faults/print';
import { ports, urlOf } from './addresses';
import { type Cluster, startCluster } from './cluster';
import { prove } from './prove';
import { upgrade } from './upgrade';

// npm run cluster [-- --prove [--kills 5]] [-- --upgrade REF] [--verbose]: the product on more than one machine, all of
// them this one.
const { values } = parseArgs({
  options: {
    prove: { type: 'boolean' },
    upgrade: { type: 'string' },
    kills: { type: 'string', default: '5' },
    verbose: { type: 'boolean' },
  },
});

const print = (text: string) => void process.stdout.write(`${text}\n`);
const say = (text: string) => void process.stderr.write(`${text}\n`);

const stopped = new Promise<void>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, resolve);
});
const cluster = await startCluster(say);
try {
  process.exitCode = await (values.prove || values.upgrade ? proved(cluster) : shown(cluster));
} finally {
  await cluster.close();
}
process.exit();

/** Breaks it under load, and says what that came to; 1 where anything was wrong. */
async function proved(cluster: Cluster): Promise<number> {
  print(header());
  let wrong = 0;
  const tell = (result: Result) => {
    wrong += wrongIn(result).length;
    print(line(result, values.verbose));
  };
  const work = values.upgrade
    ? upgrade(cluster, values.upgrade, say, tell)
    : prove(cluster, Number(values.kills), say, tell);
  await Promise.race([work, stopped]);
  return wrong > 0 ? 1 : 0;
}

/** Nodes and workers with the demo's data, until Ctrl-C. */
async function shown({ folder, env, members }: Cluster): Promise<number> {
  say('… nodes and workers');
  const secret = randomBytes(32).toString('hex');
  const processes: Node[] = [];
  const start = async (kind: 'main' | 'worker', name: string, port?: number) => {
    const own = {
      ...env,
      APP_SECRET: secret,
      DATA_DIR: join(folder, name),
      WORKERS: '0',
      DEMO: '1',
      LOG_LEVEL: 'warn',
    };
    processes.push(await Node.start({ program: 'built', kind, env: own, ...(port && { port }) }));
  };
  try {
    // The first one fills the database, the others find it filled.
    const [first, ...others] = ports.nodes.map((port, n) => () => start('main', `node${n + 1}`, port));
    await first?.();
    const workers = ['worker1', 'worker2'].map((name) => () => start('worker', name));
    await Promise.all([...others, ...workers].map((begin) => begin()));
    const databases = members.map(({ name }, n) => `${name} 127.0.0.1:${ports.postgres[n]}`).join(', ');
    print(`
  KOL Hub:    ${urlOf(ports.proxy)}  (nodes ${ports.nodes.map((port) => urlOf(port)).join(', ')}; two workers)
  PostgreSQL: primary 127.0.0.1:${ports.primary}, standbys 127.0.0.1:${ports.standbys}  (${databases})
  Patroni:    ${ports.patroni.map((port) => urlOf(port)).join(', ')}; etcd ${urlOf(ports.etcd)}
  Files:      ${env.S3_ENDPOINT}
  Logs:       ${folder}

  Demo accounts: executive@demo.example, customer@demo.example, … password Demo@12345
  Ctrl-C ends all of it and leaves nothing.
`);
    await stopped;
    return 0;
  } finally {
    await Promise.all(processes.map((node) => node.end('SIGTERM')));
  }
}
