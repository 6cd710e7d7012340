import { join } from 'node:path';
import type { PoolConfig } from 'pg';
import { purseOf } from '../domain/networkReadings';
import { clamdAntivirus } from './adapters/antivirus/clamd';
import { altchaCaptcha } from './adapters/captcha/altcha';
import { diskStore } from './adapters/files/disk';
import { s3Store } from './adapters/files/s3';
import type { FileStore } from './adapters/files/store';
import { openMailer } from './adapters/mail/open';
import { oidcProvider } from './adapters/oauth/oidc';
import { consentProviders } from './adapters/social/consentProviders';
import { realNetworks } from './adapters/social/realNetworks';
import type { Config } from './config';
import type { Services } from './context';
import { limits, openDatabase } from './db/connection';
import { inLane } from './db/lanes';
import { openListener } from './db/listener';
import { migrateDatabase } from './db/migrate';
import { networkBudget } from './db/networkBudgets';
import { startPrivatePostgres } from './db/private/startPrivatePostgres';
import { Standby } from './db/standby';
import { demoNetworks } from './demo/network/network';
import { loadSecrets } from './secrets';

/** What a process needs before it serves or works, and how to let it go again. */
export interface OpenServices {
  services: Omit<Services, 'log'>;
  close(): Promise<void>;
}

/** Opens the database (named, or a private one), migrates it, and opens the file store. */
export async function openServices(config: Config, log: (message: string) => void): Promise<OpenServices> {
  const secrets = loadSecrets(config);
  const own = config.databaseUrl ? null : await startPrivatePostgres({ dataDir: config.dataDir, log });
  const connection: PoolConfig = own
    ? { ...own.connection, ssl: false }
    : { connectionString: config.databaseUrl ?? '' };
  try {
    await migrateDatabase(connection);
  } catch (error) {
    await own?.stop();
    throw error;
  }
  const lost = (error: Error) => log(`database connection lost: ${error.message}`);
  const database = openDatabase({ ...connection, ...limits }, lost);
  const { databaseReadUrl } = config;
  const ofNetworks = inLane(database.db, 'networks');
  const standby = databaseReadUrl ? new Standby({ connectionString: databaseReadUrl }, database.db, log) : null;
  const listener = openListener(connection, lost);
  const mail = openMailer(config);
  if (mail.kept() && !config.demo) log('SMTP_URL is not set: mails are not sent');
  const google = config.google && oidcProvider(config.google);
  return {
    services: {
      config,
      db: database.db,
      pool: database.pool,
      standby,
      listener,
      files: fileStore(config),
      secrets,
      mail,
      antivirus: config.clamd && clamdAntivirus(config.clamd),
      captcha: altchaCaptcha(secrets.captchas),
      google,
      // A network with keys is the real one also where the others live in the demo alone.
      social: {
        ...(config.demo && demoNetworks(ofNetworks)),
        ...realNetworks(config.networks, (network) =>
          networkBudget(ofNetworks, network, config.allowances[purseOf[network]]),
        ),
      },
      consents: consentProviders(config.networks),
    },
    async close() {
      await listener.close();
      await mail.close();
      await standby?.close();
      await database.close();
      await own?.stop();
    },
  };
}

/** Where files are kept: the bucket of the configuration, else a folder of the data directory. */
export function fileStore(config: Pick<Config, 's3' | 'dataDir'>): FileStore {
  return config.s3 ? s3Store(config.s3) : diskStore(join(config.dataDir, 'files'));
}
