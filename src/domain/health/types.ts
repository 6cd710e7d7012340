import type { Network } from '../networks';
import type { Day, Instant, Percent } from '../units';

/** What an installation lives by, in the order it is told. */
export const healthParts = ['database', 'queue', 'disk', 'backups', 'mail', 'networks', 'certificate'] as const;
export type HealthPart = (typeof healthParts)[number];

/** `off`: this installation does without. `unknown`: it could not be found out. */
export const healthStates = ['good', 'warn', 'bad', 'off', 'unknown'] as const;
export type HealthState = (typeof healthStates)[number];

/** Why a part is not good. */
export const healthReasons = [
  'slow',
  'read_only',
  'connections',
  'standby_behind',
  'standby_away',
  'late',
  'failed',
  'low',
  'files_away',
  'not_set',
  'never',
  'old',
  'refused',
  'paused',
  'none',
  'unencrypted',
  'ends_soon',
  'untrusted',
  'unreached',
] as const;
export type HealthReason = (typeof healthReasons)[number];

/** How a part stands, and why where that is not good. */
export interface HealthVerdict {
  state: HealthState;
  reason: HealthReason | null;
}

/** The database: how long it takes to answer (ms), its bytes, and how many of its connections are taken. */
export interface DatabaseHealth extends HealthVerdict {
  answers_in: number | null;
  bytes: number | null;
  connections: number | null;
  most_connections: number | null;
}

/** The queue of jobs: what waits, what failed in 24 hours, and for how many seconds the oldest one is overdue. */
export interface QueueHealth extends HealthVerdict {
  waiting: number | null;
  failed: number | null;
  late: number | null;
}

/** The disk of the data directory, in bytes. */
export interface DiskHealth extends HealthVerdict {
  free: number | null;
  total: number | null;
}

/** Backups made by themselves: when the newest whole one was begun, and how many are kept. */
export interface BackupHealth extends HealthVerdict {
  newest_at: Instant | null;
  kept: number | null;
}

/** Mails: how many wait, and how many failed in 24 hours. */
export interface MailHealth extends HealthVerdict {
  waiting: number | null;
  failed: number | null;
}

/** Networks: how many are connected, and which of them are not asked as they failed too often. */
export interface NetworksHealth extends HealthVerdict {
  connected: number | null;
  paused: Network[];
}

/** The certificate people meet at `PUBLIC_URL`: when it ends. */
export interface CertificateHealth extends HealthVerdict {
  ends_at: Instant | null;
}

/** A day of calls of the API, and how many of them failed through our fault (5xx). */
export interface CallsOfDay {
  day: Day;
  answered: number;
  failed: number;
}

/**
 * What may fail of the calls of 30 days, and what of that is used. `used` is in percent of what the goal allows and may
 * be above 100; null where nothing was asked.
 */
export interface ErrorBudget {
  goal: Percent;
  answered: number;
  failed: number;
  used: Percent | null;
  /** Every day of the 30, the oldest first. */
  days: CallsOfDay[];
}

/** `GET /setting/health`: how an installation stands. */
export interface Health {
  at: Instant;
  calls: ErrorBudget;
  database: DatabaseHealth;
  queue: QueueHealth;
  disk: DiskHealth;
  backups: BackupHealth;
  mail: MailHealth;
  networks: NetworksHealth;
  certificate: CertificateHealth;
}
