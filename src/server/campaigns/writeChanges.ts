import { changesOf } from '../audit/changes';
import { recordAudit } from '../audit/record';
import type { SignedCtx } from '../context';
import { type CampaignFields, campaignColumns, filesFields, peopleFields, purposeOf } from './fields';
import { replaceFiles, replacePeople, type StoredCampaign, updateCampaignRow } from './queries/writes';

/** Gives a locked campaign other fields, in the caller's transaction: only what differs is written and traced. */
export async function writeChanges(
  tx: SignedCtx,
  { id, fields: before }: StoredCampaign,
  fields: CampaignFields,
): Promise<void> {
  const changes = changesOf(before, fields);
  if (Object.keys(changes).length === 0) return;
  const columns = campaignColumns.filter((column) => column in changes);
  await updateCampaignRow(tx.db, id, Object.fromEntries(columns.map((column) => [column, fields[column]])));
  for (const field of peopleFields) if (field in changes) await replacePeople(tx.db, id, field, fields[field]);
  for (const field of filesFields) {
    if (field in changes) await replaceFiles(tx.db, id, purposeOf[field], fields[field]);
  }
  await recordAudit(tx, { action: 'update', entity: 'campaign', entity_id: id, changes });
}
