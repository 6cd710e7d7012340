import type { Services } from '../context';
import { reachDatabase } from '../db/reach';
import type { Handlers } from '../jobs/handler';
import { applicationSecret } from '../secrets';
import { BackupUnderWay, makeBackup } from './create';
import { backUpTonight } from './nightly';
import { leftOutOf, madeOf } from './told';

async function backUp({ config, files, log }: Services): Promise<void> {
  const { passphrase } = config.backup;
  const sealed = passphrase ? { passphrase, secret: applicationSecret(config.appSecret, config.dataDir) } : null;
  const database = await reachDatabase(config, (line) => log.info(line));
  try {
    const done = await backUpTonight(config.backup, new Date(), async (place, name) => {
      const started = performance.now();
      const made = await makeBackup({ connection: database.connection, files, to: { place, name }, sealed });
      log.info({ archive: place.describe(name), left_out: leftOutOf(made, Boolean(sealed)) }, madeOf(made, started));
      const { missing, damaged } = made.contents;
      if (missing.length + damaged.length > 0) log.error({ missing, damaged }, 'files are missing or damaged');
    });
    if (done && done.removed > 0) log.info({ removed: done.removed }, 'old backups were removed');
  } catch (error) {
    // Whoever is at it makes this night's.
    if (!(error instanceof BackupUnderWay)) throw error;
  } finally {
    await database.close();
  }
}

/** The job that looks each hour whether this night's backup is there; only where BACKUP_TO is set. */
export const backupHandlers = { backup: { effect: 'outside', run: backUp } } satisfies Handlers;
