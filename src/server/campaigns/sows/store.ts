import { type SowField, type SowInput, sowFields } from '../../../domain/campaigns/sowSchema';
import { type AuditEntry, recordAudit } from '../../audit/record';
import type { SignedCtx } from '../../context';
import { insertSows, type StoredSow, updateSows } from '../queries/storedSows';

/** A checked SOW: new, or what becomes of one that is stored. */
export interface PlannedSow {
  id: string;
  kol_id: string;
  /** Its own within the campaign; of a stored one the one it has. */
  number: number;
  position: number;
  given: SowInput & { post_count: number };
  before: StoredSow | null;
}

const fields = Object.keys(sowFields) as SowField[];

function changesOf({ before, given, kol_id, position }: PlannedSow): AuditEntry['changes'] {
  const changes: AuditEntry['changes'] = Object.fromEntries(
    fields
      .filter((field) => (before ? before[field] !== given[field] : given[field] !== null))
      .map((field) => [field, before ? { before: before[field], after: given[field] } : { after: given[field] }]),
  );
  if (before && before.kol_id !== kol_id) changes.kol_id = { before: before.kol_id, after: kol_id };
  if (before && before.position !== position) changes.order = { before: before.position, after: position };
  return changes;
}

/**
 * Writes checked SOWs of a campaign in the caller's transaction, each with its trace; one that nothing changes in is left
 * alone. Answers whether anything was written.
 */
export async function storeSows(tx: SignedCtx, campaignId: string, planned: readonly PlannedSow[]): Promise<boolean> {
  const written = planned
    .map((sow) => ({ ...sow, changes: changesOf(sow) }))
    .filter(({ before, changes }) => !before || Object.keys(changes).length > 0);
  const part = (isNew: boolean) =>
    written
      .filter(({ before }) => !before === isNew)
      .map(({ id, kol_id, number, position, given }) => ({ ...given, id, kol_id, number, position }));
  await insertSows(tx.db, campaignId, part(true));
  await updateSows(tx.db, part(false));
  const entries = written.map(
    ({ before, id, kol_id, number, changes }): AuditEntry => ({
      action: before ? 'update' : 'create',
      entity: 'sow',
      entity_id: id,
      changes: {
        ...changes,
        ...(!before && { number: { after: number }, kol_id: { after: kol_id }, campaign_id: { after: campaignId } }),
      },
    }),
  );
  await recordAudit(tx, ...entries);
  return written.length > 0;
}
