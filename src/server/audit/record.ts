import type { AuditAction, AuditEntity } from '../../domain/audit/values';
import { isSecretName } from '../../domain/secretNames';
import type { Ctx } from '../context';
import { auditLog } from '../db/partitioned';
import { newId } from '../ids';
import type { Changes } from './changes';
import { withNames } from './names';

/** One thing done to one record: before and after of the changed fields, never a secret. */
export interface AuditEntry {
  action: AuditAction;
  entity: AuditEntity;
  entity_id: string;
  changes: Changes;
  /** Set where the actor is not the caller, as when signing in. */
  actor_id?: string;
}

/** Who writes an entry: a request, or a command that has neither caller nor address. */
interface Writer extends Pick<Ctx, 'db' | 'viewer'> {
  requestId: string | null;
  address: string | null;
}

/**
 * Writes audit entries in the caller's own transaction, so that a write and its trace stand or fall together. Records
 * that the changes refer to by id stand in them with their name of that moment, and an API key beside its owner.
 */
export async function recordAudit(ctx: Writer, ...entries: AuditEntry[]): Promise<void> {
  const at = new Date();
  const changes = await withNames(
    ctx.db,
    entries.map((entry) => withoutSecrets(entry.changes)),
  );
  const rows = entries.map((entry, index) => ({
    id: newId(),
    at,
    actor_id: entry.actor_id ?? ctx.viewer?.id ?? null,
    actor_name: ctx.viewer?.fullname ?? null,
    key_id: ctx.viewer?.key?.id ?? null,
    key_name: ctx.viewer?.key?.name ?? null,
    action: entry.action,
    entity: entry.entity,
    entity_id: entry.entity_id,
    changes: changes[index] ?? {},
    request_id: ctx.requestId,
    address: ctx.address,
  }));
  for (let start = 0; start < rows.length; start += 1_000) {
    await ctx.db.insert(auditLog).values(rows.slice(start, start + 1_000));
  }
}

// Whatever a verb hands over, no secret reaches the trail.
function withoutSecrets(changes: Changes): Changes {
  return Object.fromEntries(Object.entries(changes).filter(([field]) => !isSecretName(field)));
}
