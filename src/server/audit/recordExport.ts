import type { SignedCtx } from '../context';
import { recordAudit } from './record';

/**
 * Writes into the audit log that the caller has taken records or figures out as a file: its name and, where it is long,
 * how many rows it has. What cannot be written down is not let out.
 */
export function recordExport(ctx: SignedCtx, { filename, rows }: { filename: string; rows?: number }): Promise<void> {
  const changes = { file: { after: filename }, ...(rows !== undefined && { rows: { after: rows } }) };
  return recordAudit(ctx, { action: 'export', entity: 'user', entity_id: ctx.viewer.id, changes });
}
