import { addDays, dayOf } from '../../domain/dates';
import { errorGoal } from '../../domain/health/limits';
import type { Health, HealthVerdict } from '../../domain/health/types';
import { budgetOf } from '../../domain/health/verdict';
import type { Services } from '../context';
import {
  backupHealth,
  certificateHealth,
  databaseHealth,
  diskHealth,
  mailHealth,
  networksHealth,
  queueHealth,
} from './parts';
import { findCalls } from './queries';

/** What another machine may take to answer; who asks waits for the slowest. */
const patienceMs = 5_000;

const unreached: HealthVerdict = { state: 'unknown', reason: 'unreached' };

/**
 * How the installation stands. Parts are asked beside each other; one that fails, or takes longer than 5 seconds, is
 * unknown and keeps nothing from the others.
 */
export async function readHealth(services: Services): Promise<Health> {
  const today = dayOf(new Date());
  const known = findCalls(services.db, addDays(today, 1 - errorGoal.days), today);
  const told = { log: services.log };
  const [database, queue, disk, backups, mail, networks, certificate, days] = await Promise.all([
    inTime(told, databaseHealth(services), {
      answers_in: null,
      bytes: null,
      connections: null,
      most_connections: null,
    }),
    inTime(told, queueHealth(services), { waiting: null, failed: null, late: null }),
    inTime(told, diskHealth(services), { free: null, total: null }),
    inTime(told, backupHealth(services), { newest_at: null, kept: null }),
    inTime(told, mailHealth(services), { waiting: null, failed: null }),
    inTime(told, networksHealth(services), { connected: null, paused: [] }),
    inTime(told, certificateHealth(services, patienceMs), { ends_at: null }),
    known,
  ]);
  const at = new Date().toISOString();
  return { at, calls: budgetOf(days), database, queue, disk, backups, mail, networks, certificate };
}

async function inTime<Part extends HealthVerdict>(
  { log }: Pick<Services, 'log'>,
  asked: Promise<Part>,
  nothing: Omit<Part, keyof HealthVerdict>,
): Promise<Part | (HealthVerdict & Omit<Part, keyof HealthVerdict>)> {
  const unknown = { ...unreached, ...nothing };
  const tooLong = new Promise<typeof unknown>((resolve) => setTimeout(resolve, patienceMs, unknown).unref());
  const known = asked.catch((error: unknown) => {
    log.warn({ err: error }, 'a part of the installation could not be asked');
    return unknown;
  });
  return Promise.race([known, tooLong]);
}
