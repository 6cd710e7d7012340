import { parseArgs } from 'node:util';
import { archiveAt } from '../adapters/backups/open';
import { type ArchiveSource, type Inspected, inspectArchive } from '../backup/archive/read';
import { checkArchive } from '../backup/check';
import { passphraseOf } from '../backup/passphrase';
import { keepSecret, requireKnownRelease, restoreArchive } from '../backup/restore';
import { checkedOf, foundOf, restoredOf } from '../backup/told';
import { type Config, readConfig } from '../config';
import { type ReachedDatabase, reachDatabase } from '../db/reach';
import { fileStore } from '../services';

// npm run restore -- [--check] [--replace] FILE|s3://bucket/key: what npm run backup has written, or a trial of it.
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false }, replace: { type: 'boolean', default: false } },
  });
  const [address] = positionals;
  if (!address || positionals.length > 1) {
    throw new Error('Usage: npm run restore -- [--check] [--replace] FILE|s3://bucket/key');
  }
  const config = readConfig(process.env);
  const { place, name } = archiveAt(address, config.backup.s3);
  let asked: Promise<string> | undefined;
  const source: ArchiveSource = {
    open: () => place.read(name),
    passphrase() {
      asked ??= passphraseOf(config.backup.passphrase, { twice: false });
      return asked;
    },
  };
  console.log(`Reading ${place.describe(name)}`);
  const inspected = await inspectArchive(source);
  console.log(foundOf(inspected));
  requireKnownRelease(inspected);
  const database = await reachDatabase(config, console.log);
  try {
    if (values.check) await check(database, source, inspected);
    else await restore(config, database, { source, inspected, replace: values.replace });
  } finally {
    await database.close();
  }
}

async function check(database: ReachedDatabase, source: ArchiveSource, inspected: Inspected): Promise<void> {
  const started = performance.now();
  console.log(`Restoring it into a database of its own beside ${database.name}, to compare every row and file`);
  const checked = await checkArchive(database.connection, source, inspected);
  for (const line of checkedOf(checked, inspected, started)) console.log(line);
  if (checked.differences.length > 0) process.exitCode = 1;
}

async function restore(
  config: Config,
  database: ReachedDatabase,
  what: { source: ArchiveSource; inspected: Inspected; replace: boolean },
): Promise<void> {
  const started = performance.now();
  console.log(`Restoring it into ${database.name}${what.replace ? ', in the place of what is there' : ''}`);
  console.log(`and its files into ${config.s3 ? `the bucket ${config.s3.bucket}` : config.dataDir}`);
  const restored = await restoreArchive({ ...what, connection: database.connection, files: fileStore(config) });
  for (const line of restoredOf(restored, what.inspected, started)) console.log(line);
  const left = restored.secret && keepSecret(restored.secret, config.appSecret, config.dataDir);
  if (left) console.log(left);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
