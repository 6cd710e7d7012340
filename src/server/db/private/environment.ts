/** The whole environment of PostgreSQL's programs: PG* variables and locales of the caller must not reach them. */
export const SERVER_ENVIRONMENT = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
