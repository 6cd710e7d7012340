import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { archiveAt, archivesIn } from '../../src/server/adapters/backups/open';
import { type ArchiveSource, inspectArchive } from '../../src/server/backup/archive/read';
import { makeBackup } from '../../src/server/backup/create';
import { backupHandlers } from '../../src/server/backup/handlers';
import { backUpTonight, isDue, nightlyName, outlived } from '../../src/server/backup/nightly';
import { readConfig } from '../../src/server/config';
import type { Services } from '../../src/server/context';
import { serverHandlers, workerHandlers } from '../../src/server/handlers';
import { timetableHere } from '../../src/server/jobs/timetable';
import { startTestApp, type TestApp } from '../support/app';
import { databaseUrl } from '../support/databaseUrl';
import { archiveIn } from './backup.fixtures';

let test: TestApp;
let folder: string;
let to: string;

beforeAll(async () => {
  test = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'kolhub-nightly-'));
  to = join(folder, 'archives');
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});
afterEach(() => rm(to, { recursive: true, force: true }));

function servicesWith(env: Record<string, string>): Services {
  const config = readConfig({ DATABASE_URL: databaseUrl(test.database.config), DATA_DIR: folder, ...env });
  return { ...test.services, config, log: test.app.log };
}

const at = (text: string) => new Date(text);

describe('the nightly backup', () => {
  it('is a job only where BACKUP_TO is set', () => {
    const [without, set] = [servicesWith({}), servicesWith({ BACKUP_TO: to })];
    for (const handlers of [serverHandlers, workerHandlers]) {
      expect(handlers(without)).not.toHaveProperty('backup');
      expect(handlers(set)).toHaveProperty('backup');
    }
    expect(timetableHere(without.config)).not.toHaveProperty('backup');
    expect(timetableHere(set.config)).toMatchObject({ backup: 3600 });
  });

  it('is due once a night, from two o’clock in Ho Chi Minh City', () => {
    const evening = at('2026-11-25T15:00:00Z');
    const names = [nightlyName(evening, false)];
    expect(names).toEqual(['kolhub-20261125T150000Z.tar']);
    expect(isDue([], evening)).toBe(true);
    expect(isDue(names, at('2026-11-25T18:59:59Z'))).toBe(false);
    expect(isDue(names, at('2026-11-25T19:00:00Z'))).toBe(true);
    expect(isDue([...names, 'kolhub-20261125T190001Z.encrypted'], at('2026-11-26T18:59:00Z'))).toBe(false);
    expect(isDue(['kolhub-20261125T190001Z.tar.part', 'other-20261125T190001Z.tar'], at('2026-11-26T18:59:00Z'))).toBe(
      true,
    );
  });

  it('outlives its days by name alone; what is not ours stays', () => {
    const names = [
      'kolhub-20261101T190000Z.tar',
      'kolhub-20261101T190000Z.encrypted',
      'kolhub-20261112T190000Z.tar',
      'kolhub-20261124T190000Z.tar.part',
      'kolhub-20261125T190000Z.tar.part',
      'kolhub-before-the-move.tar',
      'kolhub-20261101T190000Z.tar.gz',
      'accounts.xlsx',
    ];
    const old = [names[0], names[1], names[3]];
    expect(outlived(names, 14, at('2026-11-26T12:00:00Z'))).toEqual(old);
  });

  it('removes old ones only once the new one is whole', async () => {
    const config = servicesWith({ BACKUP_TO: to, BACKUP_KEEP: '7' }).config.backup;
    await mkdir(to);
    const old = 'kolhub-20261101T190000Z.tar';
    await writeFile(join(to, old), 'old');
    await writeFile(join(to, 'mine.tar'), 'mine');
    const now = at('2026-11-26T19:10:00Z');
    const failing = backUpTonight(config, now, () => Promise.reject(new Error('no space')));
    await expect(failing).rejects.toThrow('no space');
    expect(await readdir(to)).toContain(old);
    const name = nightlyName(now, false);
    const done = await backUpTonight(config, now, () => writeFile(join(to, name), 'new'));
    expect(done).toEqual({ name: join(to, name), removed: 1 });
    expect((await readdir(to)).sort()).toEqual([name, 'mine.tar'].sort());
    expect(await backUpTonight(config, now, () => Promise.reject(new Error('not again')))).toBeNull();
  });

  it('by two workers at one moment is made once, whole, and with a passphrase encrypted with the secret', async () => {
    const passphrase = 'ba chén trà sen ấm';
    const services = servicesWith({ BACKUP_TO: to, BACKUP_PASSPHRASE: passphrase });
    await Promise.all([1, 2, 3].map(() => backupHandlers.backup.run(services)));
    const names = await readdir(to);
    expect(names).toEqual([expect.stringMatching(/^kolhub-\d{8}T\d{6}Z\.encrypted$/)]);
    const path = join(to, names[0] ?? '');
    expect(await inspectArchive(archiveIn(path, passphrase))).toMatchObject({ secret: true });
    await backupHandlers.backup.run(services);
    expect(await readdir(to)).toEqual(names);
  });
});

describe('in a bucket', () => {
  let server: S3rver;
  let s3: { endpoint: string; accessKey: string; secretKey: string };

  beforeAll(async () => {
    const directory = join(folder, 's3');
    await mkdir(join(directory, 'backups'), { recursive: true });
    server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory });
    const { address, port } = await server.run();
    s3 = { endpoint: `http://${address}:${port}`, accessKey: 'S3RVER', secretKey: 'S3RVER' };
  });
  afterAll(() => server.close());

  it('an archive is written, found, read, not written over, and removed', async () => {
    const address = archiveAt('s3://backups/hub/a.tar', s3);
    const backUp = () =>
      makeBackup({ connection: test.database.config, files: test.services.files, to: address, sealed: null });
    const { contents } = await backUp();
    await expect(backUp()).rejects.toThrow('s3://backups/hub/a.tar exists already');
    const source: ArchiveSource = { open: () => address.place.read('a.tar'), passphrase: async () => '' };
    expect((await inspectArchive(source)).contents).toEqual(contents);
    const place = archivesIn('s3://backups/hub', s3);
    expect(await place.list()).toEqual(['a.tar']);
    await place.remove('a.tar');
    expect(await place.list()).toEqual([]);
    await expect(place.read('a.tar')).rejects.toThrow('There is no archive at s3://backups/hub/a.tar');
  });

  it('needs to be told of its server', () => {
    expect(() => archiveAt('s3://backups/a.tar', null)).toThrow('BACKUP_S3_ENDPOINT');
    expect(() => archiveAt('s3://backups/', s3)).toThrow('names no archive');
    expect(() => readConfig({ BACKUP_S3_ENDPOINT: 'https://s3.example' })).toThrow('go together');
  });
});
