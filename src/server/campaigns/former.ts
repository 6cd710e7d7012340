import { isEditable } from '../../domain/campaigns/rules';
import { AppError, refuse } from '../../domain/errors';
import type { Versioned } from '../former/versioned';
import { type CampaignFields, filesFields } from './fields';
import { lockForChange, onlyEditable } from './guards';
import { problemsOf } from './problems';
import type { StoredCampaign } from './queries/writes';
import { writeChanges } from './writeChanges';

/** Campaigns as records of which a former state can be taken back: their own fields, not SOWs, posts or acceptances. */
export const formerCampaign: Versioned<CampaignFields, StoredCampaign> = {
  kind: 'campaign',
  lock: lockForChange,
  isFinal: ({ status }) => !isEditable(status),
  files: ['cover_file_id', 'avatar_file_id', ...filesFields],
  translate: async () => ({ fields: {}, lost: {} }),
  trailName: (field) => field,
  named: async (_tx, changes) => changes,
  async write(tx, campaign, version, chosen) {
    if (version !== campaign.version) throw new AppError('record_was_changed');
    onlyEditable(campaign);
    const fields = { ...campaign.fields, ...chosen };
    refuse(await problemsOf(tx, campaign, fields));
    await writeChanges(tx, campaign, fields);
    return false;
  },
};
