import { dayOf } from '../../domain/dates';
import { AppError } from '../../domain/errors';
import { plainTag } from '../../domain/hashtags/rules';
import type { BrandHashtagsQuery, HashtagPostsQuery, HashtagSettingsQuery } from '../../domain/hashtags/schema';
import { tagResults } from '../../domain/hashtags/tagResults';
import type { CampaignHashtags, HashtagPost, HashtagSearch, HashtagSetting } from '../../domain/hashtags/types';
import type { Page } from '../../domain/lists';
import { findBrand } from '../brands/queries/list';
import { findCampaignItem } from '../campaigns/queries/list';
import type { SignedCtx } from '../context';
import { onlyStaff } from '../guards';
import { findAskedTags } from '../reports/queries/askedTags';
import { postsAsOf } from '../reports/queries/posts';
import { findTagPosts } from './queries/posts';
import { findTagBrands, findTagKols, findTags } from './queries/search';
import { findSettings } from './queries/settings';

/** Hashtags with their uses, and who used any of them (CONTRACT-2 §12). @throws AppError permission_denied */
export async function searchHashtags({ db, viewer }: SignedCtx, asked: readonly string[]): Promise<HashtagSearch> {
  onlyStaff(viewer);
  const byPlain = new Map(asked.map((tag) => [plainTag(tag), tag]));
  if (byPlain.size === 0) return { hashtags: [], kols: [], kol_total: 0, brands: [], brand_total: 0 };
  const tags = { plains: [...byPlain.keys()], tags: [...byPlain.values()] };
  const [hashtags, kols, brands] = await Promise.all([
    findTags(db, viewer, tags),
    findTagKols(db, viewer, tags),
    findTagBrands(db, viewer, tags),
  ]);
  return { hashtags, ...kols, ...brands };
}

/** Posts that bear hashtags. @throws AppError permission_denied */
export async function readTagPosts({ db, viewer }: SignedCtx, query: HashtagPostsQuery): Promise<Page<HashtagPost>> {
  onlyStaff(viewer);
  return findTagPosts(db, viewer, query);
}

/** Hashtags and how they are classified. @throws AppError permission_denied */
export async function readSettings(
  { db, viewer }: SignedCtx,
  query: HashtagSettingsQuery,
): Promise<Page<HashtagSetting>> {
  onlyStaff(viewer);
  return findSettings(db, viewer, query);
}

/** A brand's own hashtags, the most used first. @throws AppError permission_denied, brand_not_exist */
export async function readBrandHashtags(
  { db, viewer }: SignedCtx,
  brand_id: string,
  query: BrandHashtagsQuery,
): Promise<Page<HashtagSetting>> {
  onlyStaff(viewer);
  if (!(await findBrand(db, viewer, brand_id))) throw new AppError('brand_not_exist');
  return findSettings(db, viewer, { ...query, sort: query.sort ?? 'USESDESC', brand_id });
}

/**
 * What a campaign's counted posts got by hashtag today, and which lack a required one. It is staff's, as is every list of
 * what is missing.
 * @throws AppError permission_denied, campaign_not_exist
 */
export async function readCampaignHashtags({ db, viewer }: SignedCtx, id: string): Promise<CampaignHashtags> {
  onlyStaff(viewer);
  if (!(await findCampaignItem(db, viewer, id))) throw new AppError('campaign_not_exist');
  return tagResults(await postsAsOf(db, id, dayOf(new Date())), await findAskedTags(db, id));
}
