import { statfs } from 'node:fs/promises';
import { healthLimits } from '../../domain/health/limits';
import type {
  BackupHealth,
  CertificateHealth,
  DatabaseHealth,
  DiskHealth,
  HealthVerdict,
  MailHealth,
  NetworksHealth,
  QueueHealth,
} from '../../domain/health/types';
import { above, below, good, worst } from '../../domain/health/verdict';
import { archivesIn } from '../adapters/backups/open';
import { momentOf } from '../backup/nightly';
import type { Services } from '../context';
import { takesWriting } from '../db/connection';
import { inTime } from '../db/inTime';
import type { StandbyState } from '../db/standby';
import { isLocalName } from '../http/thisMachine';
import { readStatuses } from '../social/readings/status';
import { certificateAt } from './certificate';
import { findQueue, findSizes } from './queries';

/** What a part is told where this installation does without it: in a demo that is as it should be. */
function without({ demo }: { demo: boolean }): HealthVerdict {
  return demo ? { state: 'off', reason: 'not_set' } : { state: 'warn', reason: 'not_set' };
}

/** Nothing is lost with them: the primary reads meanwhile. */
const ofStandby: Record<StandbyState, HealthVerdict> = {
  well: good,
  behind: { state: 'warn', reason: 'standby_behind' },
  away: { state: 'warn', reason: 'standby_away' },
};

/**
 * How long the database takes to say whether it takes writing, how large it is, and how many connections are left;
 * and whether its standbys are read from, where there are any.
 */
export async function databaseHealth({ pool, db, standby }: Services): Promise<DatabaseHealth> {
  const started = performance.now();
  const isWritable = await takesWriting(pool);
  const answers_in = Math.round(performance.now() - started);
  const sizes = await findSizes(db);
  const verdict = worst([
    isWritable ? good : { state: 'bad', reason: 'read_only' },
    above(sizes.connections / sizes.most_connections, healthLimits.connections, 'connections'),
    above(answers_in, healthLimits.answersIn, 'slow'),
    ofStandby[standby?.state ?? 'well'],
  ]);
  return { ...verdict, answers_in, ...sizes };
}

/** Whether somebody works on the queue, and whether what was worked on went well. */
export async function queueHealth({ db }: Services): Promise<QueueHealth> {
  const queue = await findQueue(db);
  const failed: HealthVerdict = queue.failed > 0 ? { state: 'warn', reason: 'failed' } : good;
  return { ...worst([above(queue.late, healthLimits.late, 'late'), failed]), ...queue };
}

/** Milliseconds; less than a part may take, so that the rest of it is told all the same. */
const filesPatience = 3_000;

/** What is free of the disk of the data directory, as this node sees it; and whether the place of the files answers. */
export async function diskHealth({ config, files }: Services): Promise<DiskHealth> {
  const reached = inTime(files.reach(), filesPatience).then(
    () => true,
    () => false,
  );
  const [{ bavail, blocks, bsize }, isReached] = await Promise.all([statfs(config.dataDir), reached]);
  const free = bavail * bsize;
  const verdict = worst([
    isReached ? good : { state: 'bad', reason: 'files_away' },
    below(free, healthLimits.free, 'low'),
  ]);
  return { ...verdict, free, total: blocks * bsize };
}

/** The newest of the backups that are made by themselves, as their place shows them. */
export async function backupHealth({ config }: Services): Promise<BackupHealth> {
  const { nightly, s3 } = config.backup;
  if (!nightly) return { ...without(config), newest_at: null, kept: null };
  const moments = (await archivesIn(nightly.to, s3).list()).map(momentOf).filter((moment) => moment !== null);
  if (moments.length === 0) return { state: 'bad', reason: 'never', newest_at: null, kept: 0 };
  const newest = Math.max(...moments);
  const verdict = above((Date.now() - newest) / 1000, healthLimits.backup, 'old');
  return { ...verdict, newest_at: new Date(newest).toISOString(), kept: moments.length };
}

/** Whether the mail server takes us, and what it refused. */
export async function mailHealth({ config, mail, db }: Services): Promise<MailHealth> {
  const { waiting, failed } = await findQueue(db, 'mail');
  if (!config.mail.smtpUrl) return { ...without(config), waiting, failed };
  const isTaken = await mail.reach().then(
    () => true,
    () => false,
  );
  const verdict = worst([
    isTaken ? good : { state: 'bad', reason: 'refused' },
    failed > 0 ? { state: 'warn', reason: 'failed' } : good,
  ]);
  return { ...verdict, waiting, failed };
}

/** Which networks are connected, and which of them are not asked for now. */
export async function networksHealth(services: Services): Promise<NetworksHealth> {
  const statuses = (await readStatuses(services)).filter(({ state }) => state === 'connected');
  const paused = statuses.filter(({ open_until }) => open_until !== null).map(({ network }) => network);
  const connected = statuses.length;
  if (connected === 0) return { state: 'off', reason: 'none', connected, paused };
  return { ...(paused.length > 0 ? { state: 'warn', reason: 'paused' } : good), connected, paused };
}

/** The certificate people meet, as this node meets it. */
export async function certificateHealth({ config }: Services, patienceMs: number): Promise<CertificateHealth> {
  const { publicUrl } = config;
  if (!publicUrl?.startsWith('https:')) {
    const isLocal = publicUrl === null || isLocalName(new URL(publicUrl).hostname);
    return { state: isLocal ? 'off' : 'bad', reason: 'unencrypted', ends_at: null };
  }
  const { endsAt, isTrusted } = await certificateAt(publicUrl, patienceMs);
  const verdict = worst([
    below((endsAt.getTime() - Date.now()) / 1000, healthLimits.certificate, 'ends_soon'),
    isTrusted ? good : { state: 'bad', reason: 'untrusted' },
  ]);
  return { ...verdict, ends_at: endsAt.toISOString() };
}
