import type { AuditRecord } from '../../../domain/audit/types';
import type { VersionedKind } from '../../../domain/versions/rules';

/** A record, and the entry of its trail whose state is taken back. */
export interface TakeBackProps {
  kind: VersionedKind;
  id: string;
  entry: Pick<AuditRecord, 'id' | 'at'>;
}
