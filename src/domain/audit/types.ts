import type { Instant } from '../units';
/** One thing done to one record: who, when, what, from which request. `at` is ISO 8601. */
export interface AuditRecord {
  id: string;
  at: Instant;
  /** Null where nobody was signed in, as with a job or a command. */
  actor: { id: string; fullname: string; avatar: string | null } | null;
  /** The API key it was done by; null where the actor did it themselves. */
  key: { id: string; name: string } | null;
  action: string;
  entity: string;
  entity_id: string;
  /** The record as people call it; null where it is not one of those that have a name, or is gone. */
  entity_name: string | null;
  changes: Record<string, { before?: unknown; after?: unknown }>;
  request_id: string | null;
  address: string | null;
}
