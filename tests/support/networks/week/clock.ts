import pg from 'pg';

/** The time of a simulated world and of its database, ahead of the machine's. */
export interface WeekClock {
  now(): Date;
  /** Lets so many milliseconds pass at once. */
  pass(milliseconds: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Makes a database's `now()` and `clock_timestamp()` run ahead of the machine, for connections that are opened from here
 * on: functions of these names in a schema that is searched before PostgreSQL's own, by every database session, so that
 * no statement of the product is another than it always is. Defaults of columns keep the machine's time; they lie behind.
 */
export async function simulateClock(url: string): Promise<WeekClock> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`
    create schema simulated;
    create table simulated.clock (ahead interval not null);
    insert into simulated.clock values ('0');
    create function simulated.clock_timestamp() returns timestamptz language sql volatile
      as 'select pg_catalog.clock_timestamp() + (select ahead from simulated.clock)';
    create function simulated.now() returns timestamptz language sql stable
      as 'select pg_catalog.now() + (select ahead from simulated.clock)';
    do $$ begin
      execute format('alter database %I set search_path to public, simulated, pg_catalog', current_database());
    end $$`);
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    async pass(milliseconds) {
      const whole = Math.ceil(milliseconds);
      await client.query("update simulated.clock set ahead = ahead + $1 * interval '1 ms'", [whole]);
      ahead += whole;
    },
    close: () => client.end(),
  };
}
