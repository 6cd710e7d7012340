import type { AuditRecord } from './types';

/** What the calls of the audit trail answer. */
export interface AuditAnswers {
  auditList: AuditRecord;
}
