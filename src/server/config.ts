import { resolve } from 'node:path';
import * as yup from 'yup';
import { type Allowance, networkAllowances, type Purse, tiktokMinute } from '../domain/networkReadings';
import type { ClamdAddress } from './adapters/antivirus/clamd';

const text = () =>
  yup
    .string()
    .trim()
    .transform((value: string) => value || undefined);

const secure = /^(https:\/\/|http:\/\/(127\.0\.0\.1|\[::1\]|localhost)[:/])/;

/** An address of a server, which inside a network has a name without a dot. */
const server = /^https?:\/\/[^/\s]+(\/\S*)?$/;

/** Where a network's interface is reached, no slash at the end. */
const apiBase = (real: string) =>
  text()
    .matches(secure, 'must be https, or http on loopback')
    .default(real)
    .transform((value: string) => value.replace(/\/+$/, ''));

const environment = yup.object({
  NODE_ENV: text(),
  PORT: yup.number().integer().min(0).max(65_535).default(3000),
  HOST: text().default('127.0.0.1'),
  DATABASE_URL: text().matches(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
  DATABASE_READ_URL: text().matches(/^postgres(ql)?:\/\//, 'must begin with postgres://'),
  DATA_DIR: text().default('.data'),
  APP_SECRET: text().min(32),
  APP_SECRET_PREVIOUS: text().min(32),
  S3_ENDPOINT: text().matches(server, 'must be http(s)://host'),
  S3_BUCKET: text(),
  S3_ACCESS_KEY: text(),
  S3_SECRET_KEY: text(),
  SMTP_URL: text().matches(/^smtps?:\/\//, 'must begin with smtp:// or smtps://'),
  MAIL_FROM: text().default('KOL Hub <no-reply@localhost>'),
  PUBLIC_URL: text().matches(/^https?:\/\/[^/\s]+\/?$/, 'must be http(s)://host without a path'),
  GOOGLE_CLIENT_ID: text(),
  GOOGLE_CLIENT_SECRET: text(),
  OIDC_ISSUER: text().matches(secure, 'must be https, or http on loopback').default('https://accounts.google.com'),
  YOUTUBE_API_KEY: text(),
  YOUTUBE_API_BASE: apiBase('https://youtube.googleapis.com'),
  META_APP_ID: text(),
  META_APP_SECRET: text(),
  META_ACCESS_TOKEN: text(),
  META_API_BASE: apiBase('https://graph.facebook.com'),
  TIKTOK_CLIENT_KEY: text(),
  TIKTOK_CLIENT_SECRET: text(),
  TIKTOK_API_BASE: apiBase('https://open.tiktokapis.com'),
  YOUTUBE_DAILY_UNITS: yup.number().integer().min(1).default(networkAllowances.youtube.units),
  META_HOURLY_CALLS: yup.number().integer().min(1).default(networkAllowances.meta.units),
  TIKTOK_DAILY_CALLS: yup.number().integer().min(1).default(networkAllowances.tiktok.units),
  CLAMD: text().matches(/^(\[[\da-f:]+\]|[^\s:/]+):\d{1,5}$/i, 'must be host:port'),
  TRUST_PROXY: text(),
  METRICS_TOKEN: text().min(16),
  METRICS_PORT: yup.number().integer().min(0).max(65_535),
  OTEL_EXPORTER_OTLP_ENDPOINT: text().matches(server, 'must be http(s)://host'),
  OTEL_SERVICE_NAME: text().default('kolhub'),
  OTEL_TRACES_SAMPLER_ARG: yup.number().min(0).max(1).default(1),
  SLOW_STATEMENT_MS: yup.number().integer().min(0).default(1_000),
  DEMO: text().oneOf(['0', '1']),
  WORKERS: text().oneOf(['0', '1']).default('1'),
  BACKUP_TO: text(),
  BACKUP_KEEP: yup.number().integer().min(1).default(14),
  BACKUP_PASSPHRASE: text().min(12),
  BACKUP_S3_ENDPOINT: text().matches(server, 'must be http(s)://host'),
  BACKUP_S3_ACCESS_KEY: text(),
  BACKUP_S3_SECRET_KEY: text(),
  LOG_LEVEL: text().oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

/** The variables there are. */
export const environmentNames: readonly string[] = Object.keys(environment.fields);

/** What this installation is known by at each provider of networks; null = not connected. */
export interface NetworkKeys {
  youtube: { apiKey: string; base: string } | null;
  /** Facebook and Instagram; without the token only what owners let us read. */
  meta: { appId: string; appSecret: string; accessToken: string | null; base: string } | null;
  tiktok: { clientKey: string; clientSecret: string; base: string } | null;
}

/** How this installation is backed up. */
export interface BackupConfig {
  /** A folder or `s3://bucket/prefix`, and how many days an archive stays there; null: nothing happens by itself. */
  nightly: { to: string; keepDays: number } | null;
  passphrase: string | null;
  /** The server behind `s3://` addresses. */
  s3: { endpoint: string; accessKey: string; secretKey: string } | null;
}

/** Everything the process is told from outside, parsed once (CONTRACT.md §7). */
export interface Config {
  port: number;
  host: string;
  databaseUrl: string | null;
  /** A standby of that database, or an address with several behind it; null: the database itself is read. */
  databaseReadUrl: string | null;
  dataDir: string;
  appSecret: string | null;
  /** The application secret before this one: it still opens what it signed and sealed, and signs and seals nothing. */
  appSecretPrevious: string | null;
  s3: { endpoint: string; bucket: string; accessKey: string; secretKey: string } | null;
  mail: { smtpUrl: string | null; from: string };
  /** Who looks at uploads for viruses; null: nobody. */
  clamd: ClamdAddress | null;
  /** How browsers reach this installation, no slash at the end; null, never in production: as each request says. */
  publicUrl: string | null;
  google: { clientId: string; clientSecret: string; issuer: string } | null;
  networks: NetworkKeys;
  /** What may be spent at each network; of several the one that is shown stands last. */
  allowances: Record<Purse, readonly Allowance[]>;
  /** Addresses or networks of proxies whose X-Forwarded-For counts. */
  trustedProxies: string[];
  /** What `/metrics` asks for as a bearer; null: it is for this machine alone, on a port of its own for who reaches that. */
  metricsToken: string | null;
  /** The port `/metrics` alone is served on; null: that of everything else. */
  metricsPort: number | null;
  /** Where traces go, under which name and of which share of calls; null: nowhere. */
  traces: { endpoint: string; service: string; share: number } | null;
  /** A statement of the database that takes so long is logged; milliseconds. */
  slowStatementMs: number;
  demo: boolean;
  /** Whether the server works on the queue itself; off where `npm run worker` does. */
  workers: boolean;
  backup: BackupConfig;
  production: boolean;
  logLevel: string;
}

/**
 * Reads the configuration from the environment.
 * @throws Error naming every wrong variable; the process must not start with one
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const parsed = parseEnvironment(env);
  const production = parsed.NODE_ENV === 'production';
  if (production && parsed.DEMO === '1') throw new Error('DEMO=1 is refused with NODE_ENV=production');
  // Else mailed links would begin with whatever host a caller claims.
  if (production && !parsed.PUBLIC_URL) throw new Error('Configuration: NODE_ENV=production needs PUBLIC_URL');
  if (parsed.DATABASE_READ_URL && !parsed.DATABASE_URL) {
    throw new Error('Configuration: DATABASE_READ_URL names a standby of DATABASE_URL, which is not set');
  }
  return {
    port: parsed.PORT,
    host: parsed.HOST,
    databaseUrl: parsed.DATABASE_URL ?? null,
    databaseReadUrl: parsed.DATABASE_READ_URL ?? null,
    dataDir: resolve(parsed.DATA_DIR),
    appSecret: parsed.APP_SECRET ?? null,
    appSecretPrevious: parsed.APP_SECRET_PREVIOUS ?? null,
    s3: s3Config(parsed),
    mail: { smtpUrl: parsed.SMTP_URL ?? null, from: parsed.MAIL_FROM },
    clamd: clamdAddress(parsed.CLAMD),
    publicUrl: parsed.PUBLIC_URL?.replace(/\/$/, '') ?? null,
    google: googleConfig(parsed),
    networks: networkKeys(parsed),
    allowances: {
      youtube: [{ ...networkAllowances.youtube, units: parsed.YOUTUBE_DAILY_UNITS }],
      meta: [{ ...networkAllowances.meta, units: parsed.META_HOURLY_CALLS }],
      tiktok: [tiktokMinute, { ...networkAllowances.tiktok, units: parsed.TIKTOK_DAILY_CALLS }],
    },
    trustedProxies: parsed.TRUST_PROXY?.split(',').map((one) => one.trim()) ?? ['127.0.0.1', '::1'],
    metricsToken: parsed.METRICS_TOKEN ?? null,
    metricsPort: parsed.METRICS_PORT ?? null,
    traces: parsed.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: parsed.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''),
          service: parsed.OTEL_SERVICE_NAME,
          share: parsed.OTEL_TRACES_SAMPLER_ARG,
        }
      : null,
    slowStatementMs: parsed.SLOW_STATEMENT_MS,
    demo: parsed.DEMO ? parsed.DEMO === '1' : !parsed.DATABASE_URL && !production,
    workers: parsed.WORKERS === '1',
    backup: backupConfig(parsed),
    production,
    logLevel: parsed.LOG_LEVEL,
  };
}

function parseEnvironment(env: NodeJS.ProcessEnv) {
  try {
    return environment.validateSync(env, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    throw new Error(`Configuration: ${error.inner.map((one) => `${one.path} ${one.message}`).join('; ')}`);
  }
}

function s3Config(parsed: yup.InferType<typeof environment>): Config['s3'] {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = parsed;
  if (endpoint && bucket && accessKey && secretKey) return { endpoint, bucket, accessKey, secretKey };
  if (endpoint || bucket || accessKey || secretKey) {
    throw new Error('Configuration: S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY go together');
  }
  return null;
}

function backupConfig(parsed: yup.InferType<typeof environment>): BackupConfig {
  const { BACKUP_TO: to, BACKUP_S3_ENDPOINT: endpoint } = parsed;
  const { BACKUP_S3_ACCESS_KEY: accessKey, BACKUP_S3_SECRET_KEY: secretKey } = parsed;
  if (new Set([!endpoint, !accessKey, !secretKey]).size > 1) {
    throw new Error('Configuration: BACKUP_S3_ENDPOINT, BACKUP_S3_ACCESS_KEY and BACKUP_S3_SECRET_KEY go together');
  }
  return {
    nightly: to ? { to, keepDays: parsed.BACKUP_KEEP } : null,
    passphrase: parsed.BACKUP_PASSPHRASE ?? null,
    s3: endpoint && accessKey && secretKey ? { endpoint, accessKey, secretKey } : s3Config(parsed),
  };
}

function clamdAddress(named: string | undefined): ClamdAddress | null {
  if (!named) return null;
  const end = named.lastIndexOf(':');
  return { host: named.slice(0, end).replace(/^\[|\]$/g, ''), port: Number(named.slice(end + 1)) };
}

function googleConfig(parsed: yup.InferType<typeof environment>): Config['google'] {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, OIDC_ISSUER: issuer } = parsed;
  if (clientId && clientSecret) return { clientId, clientSecret, issuer };
  if (clientId || clientSecret) {
    throw new Error('Configuration: GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together');
  }
  return null;
}

function networkKeys(parsed: yup.InferType<typeof environment>): NetworkKeys {
  const { META_APP_ID: appId, META_APP_SECRET: appSecret, META_ACCESS_TOKEN: accessToken } = parsed;
  const { TIKTOK_CLIENT_KEY: clientKey, TIKTOK_CLIENT_SECRET: clientSecret, YOUTUBE_API_KEY: apiKey } = parsed;
  if (!appId !== !appSecret || (accessToken && !appId)) {
    throw new Error('Configuration: META_APP_ID and META_APP_SECRET go together, META_ACCESS_TOKEN with them');
  }
  if (!clientKey !== !clientSecret) {
    throw new Error('Configuration: TIKTOK_CLIENT_KEY and TIKTOK_CLIENT_SECRET go together');
  }
  return {
    youtube: apiKey ? { apiKey, base: parsed.YOUTUBE_API_BASE } : null,
    meta:
      appId && appSecret ? { appId, appSecret, accessToken: accessToken ?? null, base: parsed.META_API_BASE } : null,
    tiktok: clientKey && clientSecret ? { clientKey, clientSecret, base: parsed.TIKTOK_API_BASE } : null,
  };
}

/** How browsers reach an installation where no caller says it: `PUBLIC_URL`, else this machine. No slash at the end. */
export function homeOf({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string {
  return publicUrl ?? `http://localhost:${port}`;
}
