import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import S3rver from 's3rver';
import type { Config } from '../../src/server/config';
import { databaseAt, ports, urlOf } from './addresses';
import { etcd } from './etcd';
import { requirePrograms } from './needed';
import type { Part } from './part';
import { type Member, makeDatabase, postgresMembers } from './postgres';
import { proxies } from './proxy';

/** What nodes and workers are put on: PostgreSQL on three servers, its proxy, files in a bucket, a proxy before the nodes. */
export interface Cluster {
  folder: string;
  members: readonly Member[];
  etcd: { part: Part; start(): Promise<void> };
  s3: NonNullable<Config['s3']>;
  /** The environment of a node or worker, but for its secret and what it keeps. */
  env: Record<string, string>;
  /** Waits for one primary and standbys on all the others. */
  whole(): Promise<Member>;
  close(): Promise<void>;
}

/** Starts all of it below a temporary folder. @throws Error where a program is missing or does not start */
export async function startCluster(say: (line: string) => void): Promise<Cluster> {
  requirePrograms();
  const folder = mkdtempSync(join(tmpdir(), 'kolhub-cluster-'));
  chmodSync(folder, 0o711);
  const undo: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    say('… etcd, S3');
    const store = etcd(folder);
    undo.push(() => store.part.end('SIGTERM'));
    await store.start();
    const bucket = await startBucket(folder);
    undo.push(bucket.close);
    say('… PostgreSQL, three of them');
    const members = postgresMembers(folder);
    undo.push(() => Promise.all(members.map(({ patroni }) => patroni.end('SIGTERM'))));
    const [first, ...others] = members;
    await first?.start();
    while (!(await first?.isPrimary())) await sleep(200);
    await Promise.all(others.map((member) => member.start()));
    const proxy = proxies(folder);
    undo.push(proxy.end);
    await proxy.start();
    const whole = () => wholeCluster(members);
    await whole();
    await makeDatabase();
    const { s3 } = bucket;
    const env = {
      DATABASE_URL: databaseAt(ports.primary),
      DATABASE_READ_URL: databaseAt(ports.standbys),
      PUBLIC_URL: urlOf(ports.proxy),
      S3_ENDPOINT: s3.endpoint,
      S3_BUCKET: s3.bucket,
      S3_ACCESS_KEY: s3.accessKey,
      S3_SECRET_KEY: s3.secretKey,
    };
    return { folder, members, etcd: store, s3, env, whole, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function startBucket(folder: string) {
  const server = new S3rver({ address: '127.0.0.1', port: ports.s3, silent: true, directory: join(folder, 's3') });
  await server.run();
  const s3 = { endpoint: urlOf(ports.s3), bucket: 'kolhub', accessKey: 'S3RVER', secretKey: 'S3RVER' };
  const credentials = { accessKeyId: s3.accessKey, secretAccessKey: s3.secretKey };
  const client = new S3Client({ endpoint: s3.endpoint, region: 'us-east-1', forcePathStyle: true, credentials });
  await client.send(new CreateBucketCommand({ Bucket: s3.bucket }));
  client.destroy();
  return { s3, close: () => server.close() };
}

const patience = 120_000;

async function wholeCluster(members: readonly Member[]): Promise<Member> {
  for (const end = Date.now() + patience; Date.now() < end; await sleep(250)) {
    const primary = await Promise.all(members.map((member) => member.isPrimary()));
    const standby = await Promise.all(members.map((member) => member.isStandby()));
    const leader = members[primary.indexOf(true)];
    if (leader && standby.filter(Boolean).length === members.length - 1) return leader;
  }
  throw new Error('PostgreSQL did not become whole: one primary, all others following it');
}
