import pg from 'pg';
import { tellStatements } from './statements';

type Callback = (error: Error | undefined, client: pg.PoolClient | undefined, done: (error?: unknown) => void) => void;

interface Waiting {
  lane: string | undefined;
  go(): void;
}

/**
 * A pool that no single lane can take whole, however long its statements wait for a locked table: a lane has at most
 * half of the connections, and the last ones go only to lanes that have none. What asks the pool itself (starting up,
 * commands) takes what is free. A connection that is lost while somebody has it counts as given back at once.
 */
export class FairPool extends pg.Pool {
  private readonly most: number;
  private readonly reserve: number;
  private readonly held = new Map<string, number>();
  private readonly waiting: Waiting[] = [];
  private readonly lentTo = new WeakMap<pg.PoolClient, string | undefined>();
  private out = 0;

  /** @param patience milliseconds after which a caller who still waits for a connection is refused */
  constructor(
    config: pg.PoolConfig & { max: number },
    private readonly patience: number,
  ) {
    super(config);
    this.on('connect', (client) => tellStatements(this, client, () => this.lentTo.get(client)));
    this.most = Math.ceil(config.max / 2);
    this.reserve = Math.floor(config.max * 0.3);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Callback): void;
  override connect(callback?: Callback): Promise<pg.PoolClient> | undefined {
    return lent(this.take(undefined), callback);
  }

  /** The same connections, counted as those of a lane: a part of the API, or what runs beside it. */
  of(lane: string): pg.Pool {
    return this.seenBy(
      () => this.take(lane),
      (other) => this.of(other),
    );
  }

  /** This pool for whoever takes its connections so; drizzle knows a pool by its kind alone. */
  protected seenBy(take: () => Promise<pg.PoolClient>, of: (lane: string) => pg.Pool): pg.Pool {
    return Object.create(this, {
      connect: { value: (callback?: Callback) => lent(take(), callback) },
      of: { value: of },
    });
  }

  /** Waits for its turn, and takes a connection. */
  protected async take(lane: string | undefined): Promise<pg.PoolClient> {
    await this.turn(lane);
    try {
      return this.lend(await super.connect(), lane);
    } catch (error) {
      this.giveBack(lane);
      throw error;
    }
  }

  private lend(client: pg.PoolClient, lane: string | undefined): pg.PoolClient {
    const { release } = client;
    this.lentTo.set(client, lane);
    let lent = true;
    const end = (error?: boolean | Error) => {
      if (!lent) return;
      lent = false;
      client.off('end', lost);
      release(error);
      this.giveBack(lane);
    };
    const lost = () => end(true);
    client.release = end;
    client.once('end', lost);
    return client;
  }

  private turn(lane: string | undefined): Promise<void> {
    if (this.mayHave(lane)) {
      this.count(lane, 1);
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        lane,
        go: () => {
          clearTimeout(timer);
          this.count(lane, 1);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(waiting), 1);
        reject(new NoConnectionFree());
      }, this.patience);
      this.waiting.push(waiting);
    });
  }

  private mayHave(lane: string | undefined): boolean {
    const free = this.options.max - this.out;
    const own = lane === undefined ? 0 : (this.held.get(lane) ?? 0);
    return own === 0 ? free > 0 : free > this.reserve && own < this.most;
  }

  private giveBack(lane: string | undefined): void {
    this.count(lane, -1);
    for (;;) {
      const next = this.waiting.findIndex((one) => this.mayHave(one.lane));
      if (next < 0) return;
      this.waiting.splice(next, 1)[0]?.go();
    }
  }

  private count(lane: string | undefined, by: 1 | -1): void {
    this.out += by;
    if (lane === undefined) return;
    const now = (this.held.get(lane) ?? 0) + by;
    if (now === 0) this.held.delete(lane);
    else this.held.set(lane, now);
  }
}

/** What was taken, as `connect` answers it. */
function lent(taken: Promise<pg.PoolClient>, callback: Callback | undefined): Promise<pg.PoolClient> | undefined {
  if (!callback) return taken;
  taken.then(
    (client) => callback(undefined, client, (error) => client.release(Boolean(error))),
    (error: Error) => callback(error, undefined, () => {}),
  );
}

/** Nobody gave a connection back in time; it has the code PostgreSQL itself has for too many connections. */
class NoConnectionFree extends Error {
  readonly code = '53300';

  constructor() {
    super('no connection to the database became free in time');
  }
}
