import type { Instant } from '../units';
/** An uncaught error of browsers as `GET /errors` answers it: the same one is kept once and counted. */
export interface ClientError {
  id: string;
  message: string;
  /** What the last report told. */
  detail: { stack?: string; component?: string; path?: string; release?: string; user_agent?: string };
  times: number;
  first_at: Instant;
  last_at: Instant;
  /** Who met it last; null if not signed in. */
  user: { id: string; fullname: string; avatar: string | null } | null;
}
