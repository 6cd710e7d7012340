import { AppError, type FieldError, refuse } from '../../domain/errors';
import { plainTag } from '../../domain/hashtags/rules';
import type { ClassifyInput } from '../../domain/hashtags/schema';
import { changesOf } from '../audit/changes';
import { type AuditEntry, recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import { onlyStaff } from '../guards';
import { newId } from '../ids';
import {
  type ClassifiedHashtag,
  findBrandIds,
  findCategoryIds,
  insertMissing,
  lockHashtags,
  writeClassified,
} from './queries/classify';

type Given = ClassifyInput['tags'][number];

/**
 * Gives hashtags a category and brands, all or none; what is left out of one stays, and one that is new is created
 * (CONTRACT-2 §12). A brand the viewer does not see stays with its hashtag. Answers their ids in the order given.
 * @throws AppError permission_denied, hashtag_not_exist, record_was_changed, validation_failed: hashtag_category_not_exist,
 *   brand_not_exist, row_is_duplicate
 */
export async function classifyHashtags(ctx: SignedCtx, { tags }: ClassifyInput): Promise<string[]> {
  onlyStaff(ctx.viewer);
  return inTransaction(ctx, async (tx) => {
    const named = tags.flatMap(({ id, tag }) => (id || !tag ? [] : { id: newId(), tag, plain: plainTag(tag) }));
    await insertMissing(tx.db, named);
    const held = await lockHashtags(
      tx.db,
      tags.flatMap(({ id }) => id ?? []),
      named.map(({ plain }) => plain),
    );
    const stored = tags.map((given) => storedOf(given, held));
    refuse([...(await problemsOf(tx, tags)), ...twice(stored)]);
    const made = new Set(named.map(({ id }) => id));
    const entries: AuditEntry[] = [];
    for (const [index, given] of tags.entries()) {
      const before = stored[index];
      if (!before) continue;
      const after = {
        category_id: given.category === undefined ? before.category_id : given.category,
        brand_ids: given.brand_ids === undefined ? before.brand_ids : await withUnseen(tx, given.brand_ids, before),
      };
      const isNew = made.has(before.id);
      const changes = isNew ? changesOf(null, { tag: before.tag, ...after }) : changesOf(before, after);
      if (Object.keys(changes).length === 0) continue;
      await writeClassified(tx.db, { id: before.id, ...after });
      entries.push({ action: isNew ? 'create' : 'update', entity: 'hashtag', entity_id: before.id, changes });
    }
    await recordAudit(tx, ...entries);
    return stored.map(({ id }) => id);
  });
}

function storedOf({ id, tag, version }: Given, held: readonly ClassifiedHashtag[]): ClassifiedHashtag {
  const found = held.find((one) => (id ? one.id === id : one.plain === plainTag(tag ?? '')));
  if (!found) throw new AppError('hashtag_not_exist');
  if (version !== undefined && version !== found.version) throw new AppError('record_was_changed');
  return found;
}

/** Hashtags that are named more than once. */
function twice(stored: readonly ClassifiedHashtag[]): FieldError[] {
  return stored.flatMap(({ id }, index) =>
    stored.findIndex((one) => one.id === id) < index
      ? [{ property: `tags.${index}.tag`, message: 'row_is_duplicate' }]
      : [],
  );
}

async function problemsOf({ db, viewer }: SignedCtx, tags: readonly Given[]): Promise<FieldError[]> {
  const categories = await findCategoryIds(
    db,
    tags.flatMap(({ category }) => category ?? []),
  );
  const brands = await findBrandIds(
    db,
    viewer,
    tags.flatMap(({ brand_ids }) => brand_ids ?? []),
  );
  return tags.flatMap(({ category, brand_ids = [] }, index) => [
    ...(category && !categories.has(category)
      ? [{ property: `tags.${index}.category`, message: 'hashtag_category_not_exist' }]
      : []),
    ...(brand_ids.some((id) => !brands.has(id))
      ? [{ property: `tags.${index}.brand_ids`, message: 'brand_not_exist' }]
      : []),
  ]);
}

/** The brands wanted, and those a hashtag has that the viewer does not see. */
async function withUnseen(
  { db, viewer }: SignedCtx,
  wanted: readonly string[],
  { brand_ids }: ClassifiedHashtag,
): Promise<string[]> {
  const seen = await findBrandIds(db, viewer, brand_ids);
  return [...new Set([...wanted, ...brand_ids.filter((id) => !seen.has(id))])].sort();
}
