import { sql } from 'drizzle-orm';
import pg from 'pg';
import { aliveUntilLost, type Db } from './connection';

/** Hears what any process says on a channel of the database. */
export interface Listener {
  /**
   * Calls `hear` with each message; with null after the connection was lost, when some may have been missed.
   * Answers how to stop.
   */
  on(channel: string, hear: (message: string | null) => void): () => void;
  close(): Promise<void>;
}

/** Says `message` on a channel to every process; it is heard when the caller's transaction commits. */
export async function notify(db: Db, channel: string, message: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${message})`);
}

type Hear = (message: string | null) => void;

const patience = 1_000;

/** A listener with one connection of its own, opened when first needed and again whenever it is lost. */
export function openListener(config: pg.PoolConfig, log: (error: Error) => void): Listener {
  const channels = new Map<string, Set<Hear>>();
  let client: pg.Client | null = null;
  let waiting: NodeJS.Timeout | null = null;
  let opening: Promise<void> | null = null;
  let closed = false;

  async function connect(missed: boolean): Promise<void> {
    const fresh = new pg.Client({ application_name: 'kolhub listener', ...aliveUntilLost, ...config });
    fresh.on('notification', ({ channel, payload = '' }) => {
      for (const hear of channels.get(channel) ?? []) hear(payload);
    });
    fresh.on('error', log);
    fresh.on('end', () => {
      if (client === fresh) client = null;
      again();
    });
    try {
      await fresh.connect();
      client = fresh;
      for (const channel of channels.keys()) await fresh.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      // One that hears only some of the channels is worse than none.
      client = null;
      await fresh.end();
      throw error;
    }
    if (missed) for (const hears of channels.values()) for (const hear of hears) hear(null);
  }

  function open(missed: boolean): void {
    if (closed || client || opening) return;
    opening = connect(missed)
      .catch((error: unknown) => {
        log(error instanceof Error ? error : new Error(String(error)));
        again();
      })
      .finally(() => {
        opening = null;
      });
  }

  function again(): void {
    if (closed || waiting) return;
    waiting = setTimeout(() => {
      waiting = null;
      open(true);
    }, patience);
  }

  return {
    on(channel, hear) {
      const hears = channels.get(channel) ?? new Set();
      const isNew = !channels.has(channel);
      channels.set(channel, hears);
      hears.add(hear);
      // What is said before the ear is open would be missed: it is told to look for itself.
      if (isNew && client) {
        client.query(`listen ${pg.escapeIdentifier(channel)}`).then(() => hear(null), log);
      } else if (!client) open(true);
      return () => void hears.delete(hear);
    },
    async close() {
      closed = true;
      if (waiting) clearTimeout(waiting);
      await opening;
      await client?.end();
    },
  };
}
