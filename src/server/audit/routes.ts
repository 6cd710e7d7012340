import type { Api } from '../http/api';
import { findAudit } from './queries';

/** Binds `GET /audit` (CONTRACT.md §1). */
export function auditRoutes(api: Api): void {
  api.handle('auditList', ({ ctx, query }) => findAudit(ctx.db, query));
}
