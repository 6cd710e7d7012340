import { AppError } from '../../domain/errors';
import type { KolBrand, KolBrands } from '../../domain/hashtags/types';
import type { SignedCtx } from '../context';
import { findKol } from '../kols/queries/detail';
import { pick } from '../present';
import { findBrandsOfTags, findKolTags, type KolTagRow } from './queries/kolTags';

/**
 * The brands a KOL is known with by its hashtags, the most posted about first, and its hashtags of no brand
 * (spec 2 §7 Hashtags). Reduced viewers have no such page, whatever their permission group says (spec 2 §6).
 * @throws AppError permission_denied, kol_not_exist
 */
export async function readKolBrands({ db, viewer }: SignedCtx, kolId: string): Promise<KolBrands> {
  if (viewer.reduced) throw new AppError('permission_denied');
  if (!(await findKol(db, viewer, kolId))) throw new AppError('kol_not_exist');
  const tags = await findKolTags(db, viewer, kolId);
  const brands = await findBrandsOfTags(
    db,
    viewer,
    kolId,
    tags.map(({ id }) => id),
  );
  const branded = new Set(brands.flatMap(({ hashtag_ids }) => hashtag_ids));
  return {
    brands: brands
      .map((brand) => ({
        ...pick(brand, ['id', 'code', 'name', 'logo', 'campaign_total']),
        hashtags: tags.filter(({ id }) => brand.hashtag_ids.includes(id)).map(shown),
      }))
      .sort((a, b) => postsOf(b) - postsOf(a) || b.campaign_total - a.campaign_total || a.name.localeCompare(b.name)),
    hashtags: tags.filter(({ id }) => !branded.has(id)).map(shown),
  };
}

const shown = ({ tag, posts, last_used_at }: KolTagRow) => ({ tag, posts, last_used_at });
const postsOf = (brand: KolBrand) => brand.hashtags.reduce((sum, { posts }) => sum + posts, 0);
