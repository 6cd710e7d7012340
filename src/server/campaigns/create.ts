import type { CampaignInput } from '../../domain/campaigns/formSchema';
import { refuse } from '../../domain/errors';
import { changesOf } from '../audit/changes';
import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import { onlyStaff } from '../guards';
import { newId } from '../ids';
import { approveByCampaign } from '../requests/approveByCampaign';
import { asConflict } from './conflicts';
import { campaignColumns, filesFields, nextFields, noCampaign, peopleFields, purposeOf } from './fields';
import { storedFiles } from './files';
import { planParts } from './planParts';
import { problemsOf } from './problems';
import { insertCampaign, replaceFiles, replacePeople } from './queries/writes';

/**
 * Adds a campaign with its parts (spec 1 §5 Campaign form), all of it or nothing, from a request where one is named: that becomes approved (CONTRACT.md §4).
 * Answers its id.
 * @throws AppError permission_denied, campaign_code_already_exist, brand_not_exist, user_not_exist, file_not_exist,
 * request_not_exist, request_has_campaign, request_is_closed, and as planParts
 */
export async function createCampaign(ctx: SignedCtx, input: CampaignInput): Promise<string> {
  onlyStaff(ctx.viewer);
  return inTransaction(ctx, async (tx) => {
    const { files, problems } = await storedFiles(tx, input, { request: input.request_id });
    const fields = nextFields(noCampaign, input, files);
    const id = newId();
    const own = await problemsOf(tx, null, fields);
    const parts = await planParts(tx, id, input);
    refuse([...problems, ...own, ...(parts?.problems ?? [])]);
    const { status } = input;
    const row = Object.fromEntries(campaignColumns.map((column) => [column, fields[column]]));
    await insertCampaign(tx.db, { ...fields, ...row, id, status, created_by: tx.viewer.id });
    for (const field of peopleFields) await replacePeople(tx.db, id, field, fields[field]);
    for (const field of filesFields) await replaceFiles(tx.db, id, purposeOf[field], fields[field]);
    await recordAudit(tx, {
      action: 'create',
      entity: 'campaign',
      entity_id: id,
      changes: changesOf(null, { ...fields, status }),
    });
    await parts?.write();
    if (input.request_id) await approveByCampaign(tx, input.request_id, id);
    return id;
  }).catch(asConflict);
}
