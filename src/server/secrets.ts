import { createHmac, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keys derived from the one application secret, each for its own use. */
export interface Secrets {
  accessTokens: Uint8Array;
  fileLinks: string;
  otps: Uint8Array;
  signInCookies: Uint8Array;
  jobs: Uint8Array;
  captchas: string;
  reportLinks: Uint8Array;
  reportLinkCookies: Uint8Array;
  consents: Uint8Array;
  connectCookies: Uint8Array;
  totpSecrets: Uint8Array;
  recoveryCodes: Uint8Array;
}

/** The file the application secret is kept in where the configuration names none. */
export function secretFile(dataDir: string): string {
  return join(dataDir, 'secret');
}

/** The secret named by the configuration, else one generated once and kept under the data directory. */
export function applicationSecret(configured: string | null, dataDir: string): string {
  return configured ?? storedSecret(dataDir);
}

/** The keys derived from the application secret. */
export function loadSecrets(configured: string | null, dataDir: string): Secrets {
  const secret = applicationSecret(configured, dataDir);
  const derive = (use: string) => createHmac('sha256', secret).update(use).digest();
  return {
    accessTokens: new Uint8Array(derive('access-token')),
    fileLinks: derive('file-link').toString('hex'),
    otps: new Uint8Array(derive('otp')),
    signInCookies: new Uint8Array(derive('sign-in-cookie')),
    jobs: new Uint8Array(derive('job')),
    captchas: derive('captcha').toString('hex'),
    reportLinks: new Uint8Array(derive('report-link')),
    reportLinkCookies: new Uint8Array(derive('report-link-cookie')),
    consents: new Uint8Array(derive('consent')),
    connectCookies: new Uint8Array(derive('connect-cookie')),
    totpSecrets: new Uint8Array(derive('totp-secret')),
    recoveryCodes: new Uint8Array(derive('recovery-code')),
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
