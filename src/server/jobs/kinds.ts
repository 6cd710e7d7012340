/** How jobs of one kind are tried; seconds unless said otherwise. */
export interface KindOptions {
  /** Tries after the first one; then the job is a dead letter until someone runs it again. */
  retryLimit: number;
  /** The first wait; each further one is about twice as long. */
  retryDelay: number;
  /** Longer than a run may take: after that its worker counts as gone. */
  expireInSeconds: number;
  /** Whether a job that is done is removed at once, because its data is nobody's business. */
  forget: boolean;
  /** How many of them one process works on at a time. */
  parallel: number;
  /** The kind of the job that is asked for, with the same data, once no try is left; it stands before this kind. */
  deadLetter?: string;
  /** `short`: of those with one singleton key only one waits; whoever asks for another meanwhile means that one. */
  policy?: 'short';
}

/** Every kind of job there is. */
export const kinds = {
  mail: { retryLimit: 5, retryDelay: 15, expireInSeconds: 120, forget: true, parallel: 4 },
  report_mail: { retryLimit: 5, retryDelay: 15, expireInSeconds: 300, forget: false, parallel: 1 },
  report_mail_failed: { retryLimit: 5, retryDelay: 15, expireInSeconds: 120, forget: true, parallel: 1 },
  report_schedules: { retryLimit: 5, retryDelay: 60, expireInSeconds: 300, forget: false, parallel: 1 },
  report_schedule: { retryLimit: 5, retryDelay: 60, expireInSeconds: 300, forget: false, parallel: 1 },
  partitions: { retryLimit: 5, retryDelay: 60, expireInSeconds: 900, forget: false, parallel: 1 },
  accounts: { retryLimit: 5, retryDelay: 60, expireInSeconds: 900, forget: false, parallel: 1 },
  account: { retryLimit: 5, retryDelay: 300, expireInSeconds: 300, forget: true, parallel: 2 },
  posts: { retryLimit: 5, retryDelay: 60, expireInSeconds: 900, forget: false, parallel: 1 },
  network_readings: { retryLimit: 5, retryDelay: 60, expireInSeconds: 300, forget: false, parallel: 1 },
  // One of each network.
  network_reading: { retryLimit: 2, retryDelay: 60, expireInSeconds: 300, forget: true, parallel: 4, policy: 'short' },
  collection_failed: { retryLimit: 5, retryDelay: 15, expireInSeconds: 120, forget: false, parallel: 1 },
  // Tried for less than a day, ever less often: that is how long people are told to wait at most.
  collection: {
    retryLimit: 7,
    retryDelay: 300,
    expireInSeconds: 3600,
    forget: false,
    parallel: 1,
    deadLetter: 'collection_failed',
  },
  consent_revoke: { retryLimit: 8, retryDelay: 60, expireInSeconds: 120, forget: true, parallel: 1 },
  registered: { retryLimit: 5, retryDelay: 60, expireInSeconds: 120, forget: false, parallel: 1 },
  report_freeze: { retryLimit: 5, retryDelay: 30, expireInSeconds: 300, forget: false, parallel: 1 },
  report_files_failed: { retryLimit: 5, retryDelay: 15, expireInSeconds: 120, forget: false, parallel: 1 },
  // Six files, each of which may take a minute.
  report_files: {
    retryLimit: 5,
    retryDelay: 30,
    expireInSeconds: 900,
    forget: false,
    parallel: 1,
    deadLetter: 'report_files_failed',
  },
  pace: { retryLimit: 5, retryDelay: 15, expireInSeconds: 300, forget: true, parallel: 1, policy: 'short' },
  paces: { retryLimit: 5, retryDelay: 60, expireInSeconds: 300, forget: false, parallel: 1 },
  score: { retryLimit: 5, retryDelay: 15, expireInSeconds: 300, forget: true, parallel: 1, policy: 'short' },
  scores: { retryLimit: 5, retryDelay: 60, expireInSeconds: 900, forget: false, parallel: 1 },
  evaluation_call: { retryLimit: 5, retryDelay: 30, expireInSeconds: 300, forget: false, parallel: 1 },
  evaluation_reminders: { retryLimit: 5, retryDelay: 60, expireInSeconds: 300, forget: false, parallel: 1 },
  today_digests: { retryLimit: 5, retryDelay: 60, expireInSeconds: 300, forget: false, parallel: 1 },
  today_digest: { retryLimit: 5, retryDelay: 60, expireInSeconds: 300, forget: false, parallel: 2 },
  found_posts: { retryLimit: 5, retryDelay: 15, expireInSeconds: 300, forget: true, parallel: 1, policy: 'short' },
  found_rounds: { retryLimit: 5, retryDelay: 60, expireInSeconds: 300, forget: false, parallel: 1 },
  files: { retryLimit: 5, retryDelay: 60, expireInSeconds: 3600, forget: false, parallel: 1 },
  // Far longer than any takes; what its worker leaves undone the next hour's does.
  backup: { retryLimit: 2, retryDelay: 600, expireInSeconds: 12 * 3600, forget: false, parallel: 1 },
  cleaning: { retryLimit: 5, retryDelay: 60, expireInSeconds: 900, forget: false, parallel: 1 },
} as const satisfies Record<string, KindOptions>;

export type Kind = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as Kind[];
