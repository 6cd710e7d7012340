import type { Health, HealthPart } from '../../../domain/health/types';
import { networks } from '../../../domain/networks';

/** A figure of a part and how it is read; of several `of` is the whole. */
export type Shown =
  | { name: string; as: 'count' | 'size' | 'milliseconds' | 'minutes'; value: number | null; of?: number | null }
  | { name: string; as: 'instant' | 'ago'; at: string | null };

/** The figures of a part, in the order they are told. */
export function factsOf(part: HealthPart, health: Health): Shown[] {
  const { database, queue, disk, backups, mail, certificate } = health;
  const facts: Record<HealthPart, Shown[]> = {
    database: [
      { name: 'answers_in', as: 'milliseconds', value: database.answers_in },
      { name: 'bytes', as: 'size', value: database.bytes },
      { name: 'connections', as: 'count', value: database.connections, of: database.most_connections },
    ],
    queue: [
      { name: 'waiting', as: 'count', value: queue.waiting },
      { name: 'failed', as: 'count', value: queue.failed },
      { name: 'late', as: 'minutes', value: queue.late },
    ],
    disk: [{ name: 'free', as: 'size', value: disk.free, of: disk.total }],
    backups: [
      { name: 'newest_at', as: 'ago', at: backups.newest_at },
      { name: 'kept', as: 'count', value: backups.kept },
    ],
    mail: [
      { name: 'waiting', as: 'count', value: mail.waiting },
      { name: 'failed', as: 'count', value: mail.failed },
    ],
    networks: [{ name: 'connected', as: 'count', value: health.networks.connected, of: networks.length }],
    certificate: [{ name: 'ends_at', as: 'instant', at: certificate.ends_at }],
  };
  return facts[part];
}
