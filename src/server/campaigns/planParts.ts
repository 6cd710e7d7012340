import { can } from '../../domain/access';
import type { CampaignUpdate } from '../../domain/campaigns/formSchema';
import { AppError, type FieldError } from '../../domain/errors';
import type { SignedCtx, Viewer } from '../context';
import { planAcceptances, storeAcceptances } from './acceptances/write';
import { storePosts } from './posts/store';
import { planPosts } from './posts/write';
import { storeSows } from './sows/store';
import { planSows } from './sows/write';

type Parts = Pick<CampaignUpdate, 'sows' | 'campaignPosts' | 'campaignAcceptances'>;

/** The parts of an input, checked but not written yet. */
export interface PartsPlan {
  problems: FieldError[];
  /** Writes them; only where there are no problems. */
  write: () => Promise<void>;
}

/**
 * Checks the parts of an input against a campaign that is locked or about to be added: whatever is wrong with any of them
 * is told in one answer, at its place as `sows.3.sale_price` (CONTRACT.md §1 Parts in a PUT). Posts and acceptances find
 * the SOWs of the same input. Null where there are no parts.
 * @throws AppError as planSows, planPosts, planAcceptances
 */
export async function planParts(
  tx: SignedCtx,
  campaignId: string,
  { sows = [], campaignPosts = [], campaignAcceptances = [] }: Parts,
): Promise<PartsPlan | null> {
  if (sows.length + campaignPosts.length + campaignAcceptances.length === 0) return null;
  const ofSows = await planSows(tx, campaignId, sows);
  const ofPosts = await planPosts(tx, campaignId, campaignPosts, ofSows);
  const ofAcceptances = await planAcceptances(tx, campaignId, campaignAcceptances, ofSows);
  return {
    problems: [ofSows, ofPosts, ofAcceptances].flatMap(({ problems }) => problems),
    write: async () => {
      await storeSows(tx, campaignId, ofSows.checked);
      await storePosts(tx, campaignId, ofPosts.checked);
      await storeAcceptances(tx, campaignId, ofAcceptances.planned);
    },
  };
}

/** A part added with a campaign's change needs the right to add it alone. @throws AppError permission_denied */
export function onlyAllowedParts({ access }: Viewer, { sows = [], campaignPosts = [] }: Parts): void {
  const may = (action: 'c_sow' | 'c_post') => can(access, 'campaigns_management', action);
  const isAdded = ({ id }: { id?: string | undefined }) => !id;
  if ((sows.some(isAdded) && !may('c_sow')) || (campaignPosts.some(isAdded) && !may('c_post'))) {
    throw new AppError('permission_denied');
  }
}
