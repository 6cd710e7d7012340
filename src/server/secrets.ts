import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config';

/** A key as it is and, after it, as it was under the application secret before: the first signs and seals, each opens. */
export type Ring<Key = Uint8Array> = readonly [Key, ...Key[]];

/** Keys derived from the application secret, each for its own use. */
export interface Secrets {
  accessTokens: Ring;
  fileLinks: Ring<string>;
  otps: Ring;
  signInCookies: Ring;
  jobs: Ring;
  captchas: Ring<string>;
  reportLinks: Ring;
  reportLinkCookies: Ring;
  consents: Ring;
  connectCookies: Ring;
  totpSecrets: Ring;
  recoveryCodes: Ring;
}

/** What of the configuration says which secret it is. */
export type SecretConfig = Pick<Config, 'appSecret' | 'appSecretPrevious' | 'dataDir'>;

/** The file the application secret is kept in where the configuration names none. */
export function secretFile(dataDir: string): string {
  return join(dataDir, 'secret');
}

/** The secret named by the configuration, else one generated once and kept under the data directory. */
export function applicationSecret(configured: string | null, dataDir: string): string {
  return configured ?? storedSecret(dataDir);
}

/** The keys derived from the application secret, and from the one before it where the configuration names one. */
export function loadSecrets({ appSecret, appSecretPrevious, dataDir }: SecretConfig): Secrets {
  const secret = applicationSecret(appSecret, dataDir);
  const keyOf = (of: string, use: string) => createHmac('sha256', of).update(use).digest();
  const ringOf = <Key>(use: string, shape: (key: Buffer) => Key): Ring<Key> => {
    const key = shape(keyOf(secret, use));
    return appSecretPrevious === null ? [key] : [key, shape(keyOf(appSecretPrevious, use))];
  };
  const ring = (use: string) => ringOf(use, (key) => new Uint8Array(key));
  const textRing = (use: string) => ringOf(use, (key) => key.toString('hex'));
  return {
    accessTokens: ring('access-token'),
    fileLinks: textRing('file-link'),
    otps: ring('otp'),
    signInCookies: ring('sign-in-cookie'),
    jobs: ring('job'),
    captchas: textRing('captcha'),
    reportLinks: ring('report-link'),
    reportLinkCookies: ring('report-link-cookie'),
    consents: ring('consent'),
    connectCookies: ring('connect-cookie'),
    totpSecrets: ring('totp-secret'),
    recoveryCodes: ring('recovery-code'),
  };
}

function storedSecret(dataDir: string): string {
  const path = secretFile(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(path, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return readFileSync(path, 'utf8').trim();
}
