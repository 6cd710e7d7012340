import { can } from '../../domain/access';
import type { CampaignUpdate } from '../../domain/campaigns/formSchema';
import { AppError } from '../../domain/errors';
import type { SignedCtx, Viewer } from '../context';
import { writeAcceptances } from './acceptances/write';
import { writePosts } from './posts/write';
import { writeSows } from './sows/write';

type Parts = Pick<CampaignUpdate, 'sows' | 'campaignPosts' | 'campaignAcceptances'>;

/**
 * Writes the parts of an input into a locked or new campaign, in the caller's transaction: one part that is wrong
 * refuses the whole, told at its place as `sows.3.sale_price` (CONTRACT.md §1 Parts in a PUT). SOWs come first, so that
 * posts and acceptances find those of the same input. Answers whether there were any.
 * @throws AppError as writeSows, writePosts, writeAcceptances
 */
export async function writeParts(
  tx: SignedCtx,
  campaignId: string,
  { sows = [], campaignPosts = [], campaignAcceptances = [] }: Parts,
): Promise<boolean> {
  await writeSows(tx, campaignId, sows);
  await writePosts(tx, campaignId, campaignPosts);
  await writeAcceptances(tx, campaignId, campaignAcceptances);
  return sows.length + campaignPosts.length + campaignAcceptances.length > 0;
}

/** A part added with a campaign's change needs the right to add it alone. @throws AppError permission_denied */
export function onlyAllowedParts({ access }: Viewer, { sows = [], campaignPosts = [] }: Parts): void {
  const may = (action: string) => can(access, 'campaigns_management', action);
  const isAdded = ({ id }: { id?: string | undefined }) => !id;
  if ((sows.some(isAdded) && !may('c_sow')) || (campaignPosts.some(isAdded) && !may('c_post'))) {
    throw new AppError('permission_denied');
  }
}
