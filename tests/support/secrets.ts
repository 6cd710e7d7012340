import { loadSecrets, type Secrets } from '../../src/server/secrets';

/** The keys of an application secret, and of the one before it where one is given. */
export function secretsOf(appSecret: string, appSecretPrevious: string | null = null): Secrets {
  return loadSecrets({ appSecret, appSecretPrevious, dataDir: '/nowhere' });
}
