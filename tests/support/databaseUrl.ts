import type pg from 'pg';

/** The connection string of a database the tests know by its parts. */
export function databaseUrl(config: pg.PoolConfig): string {
  if (config.connectionString) return config.connectionString;
  const host = encodeURIComponent(String(config.host));
  return `postgres://${config.user}@localhost/${config.database}?host=${host}&port=${config.port}`;
}
