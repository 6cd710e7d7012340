import { invalid } from '../../domain/errors';
import { isAbusive } from '../../domain/shorteners/abusive';
import type { ShortenerInput } from '../../domain/shorteners/schema';
import { changesOf } from '../audit/changes';
import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import { conflictsAs } from '../db/conflicts';
import { onlyStaff } from '../guards';
import { newId } from '../ids';
import { placeOf, putAtPost } from './place';
import { insertIfFree, insertShortener } from './queries/writes';
import { drawSlug } from './slug';

const asSlugConflict = conflictsAs({ shorteners_slug_key: { property: 'slug', message: 'slug_already_exist' } });

/**
 * Makes a short link, under the slug chosen or one that is given (CONTRACT-2 §13); at a post its clicks are the post's.
 * Answers its id.
 * @throws AppError slug_already_exist, also of a link that was deleted; validation_failed: slug_incorrect, url_is_incorrect,
 * post_has_link, …
 */
export async function createShortener(ctx: SignedCtx, input: ShortenerInput): Promise<string> {
  onlyStaff(ctx.viewer);
  const { slug, original_url, label = null, expires_at, active = true } = input;
  if (slug && isAbusive(slug)) throw invalid([{ property: 'slug', message: 'slug_incorrect' }]);
  return inTransaction(ctx, async (tx) => {
    const place = await placeOf(tx, input);
    const fields = { original_url, label, active, ...place, expires_at: expires_at ? new Date(expires_at) : null };
    const id = await storeShortener(tx, slug ?? null, fields);
    if (place.post_id) await putAtPost(tx, id, place.post_id);
    return id;
  }).catch(asSlugConflict);
}

interface Stored {
  original_url: string;
  label: string | null;
  active: boolean;
  expires_at: Date | null;
  campaign_id?: string | null;
  post_id?: string | null;
}

/** Writes a checked link with its trace, in the caller's transaction; without a slug under a free one. Answers its id. */
export async function storeShortener(tx: SignedCtx, slug: string | null, fields: Stored): Promise<string> {
  const row = { id: newId(), created_by: tx.viewer.id, ...fields };
  const given = slug ?? (await insertDrawn(tx, row));
  if (slug) await insertShortener(tx.db, { ...row, slug });
  const changes = changesOf(null, { slug: given, ...fields });
  await recordAudit(tx, { action: 'create', entity: 'shortener', entity_id: row.id, changes });
  return row.id;
}

async function insertDrawn(tx: SignedCtx, row: Stored & { id: string }): Promise<string> {
  for (;;) {
    const slug = drawSlug();
    if (await insertIfFree(tx.db, { ...row, slug })) return slug;
  }
}
