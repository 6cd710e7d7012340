import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { FairPool } from './fairPool';
import { inTime } from './inTime';
import { type Position, positionNow } from './position';

/** A standby has not come to where its reader has been; the primary has. */
export class StandbyBehind extends Error {
  constructor() {
    super('the standby is behind');
  }
}

const asked = { name: 'position', text: new PgDialect().sqlToQuery(sql`select ${positionNow} as position`).sql };

/** Milliseconds a standby is given to say where it stands. */
const patience = 1_000;
/** Milliseconds between looks at a standby that has not come far enough yet; what was just written is there within a few. */
const looks = [2, 5, 10, 20];

/**
 * Connections to standbys, each lent only once its server has come to where its reader wants it (`at`). Asked of each
 * connection, as behind one address there may be several servers; what a server has reached once is not asked for again.
 */
export class StandbyPool extends FairPool {
  private readonly reached = new WeakMap<pg.PoolClient, Position>();

  /** @param lacking told of each place a server was found not to have come to */
  constructor(
    config: pg.PoolConfig & { max: number },
    patience: number,
    private readonly lacking: (position: Position) => void,
  ) {
    super(config, patience);
  }

  /** Those connections alone that have come to `position`, counted as those of `lane`. */
  at(position: Position, lane: string): pg.Pool {
    return this.seenBy(
      () => this.take(lane, position),
      (other) => this.at(position, other),
    );
  }

  protected override async take(lane: string | undefined, position: Position = 0): Promise<pg.PoolClient> {
    const client = await super.take(lane);
    try {
      await this.come(client, position);
      return client;
    } catch (error) {
      client.release(!(error instanceof StandbyBehind));
      throw error;
    }
  }

  private async come(client: pg.PoolClient, position: Position): Promise<void> {
    if ((this.reached.get(client) ?? -1) >= position) return;
    for (const wait of [...looks, null]) {
      const { rows } = await inTime(client.query<{ position: Position }>(asked), patience);
      const now = rows[0]?.position ?? 0;
      this.reached.set(client, now);
      if (now >= position) return;
      this.lacking(position);
      if (wait !== null) await sleep(wait);
    }
    throw new StandbyBehind();
  }

  /** Where the server of some connection stands. @throws Error where none answers within a second */
  async position(): Promise<Position> {
    const { rows } = await inTime(this.query<{ position: Position }>(asked), patience);
    return rows[0]?.position ?? 0;
  }
}
