import { parseArgs } from 'node:util';
import { archiveAt } from '../adapters/backups/open';
import { makeBackup } from '../backup/create';
import { passphraseOf } from '../backup/passphrase';
import { leftOutOf, madeOf } from '../backup/told';
import { readConfig } from '../config';
import { reachDatabase } from '../db/reach';
import { applicationSecret } from '../secrets';
import { fileStore } from '../services';

// npm run backup -- --to FILE|s3://bucket/key [--encrypt]: database and files in one archive, also while the server runs.
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { to: { type: 'string' }, encrypt: { type: 'boolean', default: false } } });
  if (!values.to) throw new Error('Usage: npm run backup -- --to FILE|s3://bucket/key [--encrypt]');
  const config = readConfig(process.env);
  const to = archiveAt(values.to, config.backup.s3);
  const passphrase = values.encrypt ? await passphraseOf(config.backup.passphrase, { twice: true }) : null;
  const database = await reachDatabase(config, console.log);
  try {
    const started = performance.now();
    console.log(
      `Backing up ${database.name}\nwith the files of ${config.s3 ? `the bucket ${config.s3.bucket}` : config.dataDir}`,
    );
    console.log(`to ${to.place.describe(to.name)}, ${passphrase ? 'encrypted' : 'not encrypted'}`);
    const sealed = passphrase && { passphrase, secret: applicationSecret(config.appSecret, config.dataDir) };
    const made = await makeBackup({
      connection: database.connection,
      files: fileStore(config),
      to,
      sealed: sealed || null,
    });
    console.log(madeOf(made, started));
    for (const line of leftOutOf(made, Boolean(sealed))) console.log(line);
    if (made.contents.missing.length > 0 || made.contents.damaged.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
