import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { AppError } from '../../domain/errors';
import { aliveUntilLost, type Db, databaseOf, limits, planOptions } from './connection';
import { codeOf, failureOf } from './failures';
import { inTime } from './inTime';
import { selectRows } from './list';
import { bringToDisk, mayCutARecord, type Position, positionNow } from './position';
import { StandbyBehind, StandbyPool } from './standbyPool';

/** Whether standbys are read from: `behind` and `away` leave everything to the primary until they are well again. */
export type StandbyState = 'well' | 'behind' | 'away';

/** How often a read was answered by a standby, by the primary while no standby was well, and by it after one failed. */
export interface StandbyReads {
  standby: number;
  primary: number;
  again: number;
}

/** Milliseconds between two looks at the standbys, and what one may take. */
const every = 1_000;

const timedOut = '57014';

/** A statement a standby gave up for what it had to read again, and what it does not do: it is well all the same. */
const cancelled = /^(25006|40|55)/;

/**
 * The standbys of a database, for reads. A read is answered there as if the primary had answered it: never by a server that
 * lacks what was committed before the call came. Where that cannot be had at once the primary reads.
 */
export class Standby {
  readonly pool: pg.Pool;
  readonly close: () => Promise<void>;
  readonly reads: StandbyReads = { standby: 0, primary: 0, again: 0 };
  private readonly standbys: StandbyPool;
  private now: StandbyState = 'away';
  private primaryAt: Position = 0;
  private standbyAt: Position = 0;
  /** What a read lacked on a standby: until it is there, none counts as well. */
  private lacked: Position = 0;
  /** The last place the log was brought on from. */
  private completed: Position = 0;
  private watching: NodeJS.Timeout | null = null;
  private closed = false;

  /** @param primary what the standbys follow @param log told whenever their state is another one */
  constructor(
    config: pg.PoolConfig,
    private readonly primary: Db,
    private readonly log: (message: string) => void,
    max = 20,
  ) {
    // What has become a primary meanwhile must not be written to by this way.
    const options = `${planOptions} -c default_transaction_read_only=on`;
    const settings = { ...aliveUntilLost, ...limits, options, ...config };
    this.standbys = new StandbyPool({ ...settings, max, connectionTimeoutMillis: every }, every, (position) =>
      this.complete(position),
    );
    const { pool, close } = databaseOf(this.standbys, ({ message }) => log(`connection to a standby lost: ${message}`));
    this.pool = pool;
    this.close = async () => {
      this.closed = true;
      if (this.watching) clearTimeout(this.watching);
      await close();
    };
  }

  get state(): StandbyState {
    return this.now;
  }

  /** Bytes of the log the primary had a moment ago and the standbys have not. */
  get behind(): number {
    return Math.max(0, this.primaryAt - this.standbyAt);
  }

  /** Looks now, and every second from then on. */
  async watch(): Promise<void> {
    await this.look();
    if (!this.closed) this.watching = setTimeout(() => void this.watch(), every).unref();
  }

  /**
   * Reads on a standby that has come to `position`, where that is null to where the primary was a second ago, with
   * connections counted as those of `lane`; on the primary where there is none, or once the standby failed.
   */
  async read<Answer>(
    { position, lane }: { position: Position | null; lane: string },
    there: (db: Db) => Promise<Answer>,
    here: () => Promise<Answer>,
  ): Promise<Answer> {
    if (this.now !== 'well') {
      this.reads.primary += 1;
      return here();
    }
    const needed = position ?? this.primaryAt;
    try {
      const answer = await there(drizzle(this.standbys.at(needed, lane)));
      this.reads.standby += 1;
      return answer;
    } catch (error) {
      // What took too long there would take as long here.
      if (error instanceof AppError || codeOf(error) === timedOut) throw error;
      this.suspect(error, needed);
      this.reads.again += 1;
      return here();
    }
  }

  private suspect(error: unknown, needed: Position): void {
    if (isBehind(error)) {
      this.now = 'behind';
      this.lacked = Math.max(this.lacked, needed);
    } else if (failureOf(error) && !cancelled.test(codeOf(error))) {
      this.now = 'away';
    }
  }

  private async look(): Promise<void> {
    const before = this.primaryAt;
    const [primary, standby] = await Promise.allSettled([this.askPrimary(), this.standbys.position()]);
    if (primary.status === 'fulfilled') this.primaryAt = primary.value;
    if (standby.status === 'fulfilled') this.standbyAt = standby.value;
    // A primary that took over may be at an earlier place than the one before was.
    const needed = Math.max(before, Math.min(this.lacked, this.primaryAt));
    const state = standby.status === 'rejected' ? 'away' : this.standbyAt < needed ? 'behind' : 'well';
    if (state === 'behind') this.complete(needed);
    if (state !== this.now) this.log(`the standby for reads is ${state}`);
    this.now = state;
  }

  /** Has the primary write on where its log ends within a record, once for each such place. */
  private complete(position: Position): void {
    if (!mayCutARecord(position) || position <= this.completed) return;
    this.completed = position;
    // A primary that cannot is asked again by the next who lacks it.
    this.primary.execute(bringToDisk).catch(() => {
      this.completed = 0;
    });
  }

  private async askPrimary(): Promise<Position> {
    const asked = selectRows<{ position: Position }>(this.primary, sql`select ${positionNow} as position`);
    return (await inTime(asked, every))[0]?.position ?? 0;
  }
}

function isBehind(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) if (one instanceof StandbyBehind) return true;
  return false;
}
