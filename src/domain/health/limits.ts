const hour = 3600;
const day = 24 * hour;
const gigabyte = 1024 ** 3;

/** From where on a part of an installation is no longer good, and from where on it is bad. */
export const healthLimits = {
  /** Milliseconds a query of nothing takes. */
  answersIn: { warn: 250, bad: 2_000 },
  /** Share of the connections that are taken. */
  connections: { warn: 0.8, bad: 0.95 },
  /** Seconds a job waits beyond when it was due. */
  late: { warn: 5 * 60, bad: 30 * 60 },
  /** Bytes that are free. */
  free: { warn: 5 * gigabyte, bad: gigabyte },
  /** Seconds since the newest backup was begun: one a night, and some time to make it. */
  backup: { warn: day + 3 * hour, bad: 2 * day + 3 * hour },
  /** Seconds until a certificate ends. */
  certificate: { warn: 21 * day, bad: 7 * day },
} as const;

/** Calls that may fail through our fault: one in a thousand over 30 days. */
export const errorGoal = { percent: 99.9, days: 30 } as const;
