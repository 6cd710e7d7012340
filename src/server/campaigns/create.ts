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
import { problemsOf } from './problems';
import { insertCampaign, replaceFiles, replacePeople } from './queries/writes';
import { writeParts } from './writeParts';

/**
 * Adds a campaign with its parts (spec 1 §5 Campaign form), all of it or nothing, from a request where one is named: that becomes approved (CONTRACT.md §4).
 * Answers its id.
 * @throws AppError permission_denied, campaign_code_already_exist, brand_not_exist, user_not_exist, file_not_exist,
 * request_not_exist, request_has_campaign, request_is_closed, and as writeParts
 */
export async function createCampaign(ctx: SignedCtx, input: CampaignInput): Promise<string> {
  onlyStaff(ctx.viewer);
  return inTransaction(ctx, async (tx) => {
    const { files, problems } = await storedFiles(tx, input, { request: input.request_id });
    const fields = nextFields(noCampaign, input, files);
    refuse([...problems, ...(await problemsOf(tx, null, fields))]);
    const { status } = input;
    const id = newId();
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
    await writeParts(tx, id, input);
    if (input.request_id) await approveByCampaign(tx, input.request_id, id);
    return id;
  }).catch(asConflict);
}
