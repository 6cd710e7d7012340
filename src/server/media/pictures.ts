import { AppError } from '../../domain/errors';
import { id } from '../../domain/validation';
import type { Ctx } from '../context';
import { findPictureId, findPictureIds } from './queries/files';

/**
 * The stored picture the field `property` names by id or by an address of ours (CONTRACT.md §6); nothing said stays `undefined`.
 * @throws AppError file_not_exist, also for a foreign address
 */
export async function pictureOf(
  ctx: Ctx,
  property: string,
  reference: string | null | undefined,
): Promise<string | null | undefined> {
  if (reference === null || reference === undefined) return reference;
  const key = keyOf(ctx, reference);
  const found = key && (await findPictureId(ctx.db, key));
  if (!found) throw new AppError('file_not_exist', [{ property, message: 'file_not_exist' }]);
  return found;
}

/** The stored pictures of many references at once, by reference; those that name none of ours are absent. */
export async function picturesOf(ctx: Ctx, references: Iterable<string>): Promise<Map<string, string>> {
  const keys = [...new Set(references)].map((reference) => ({ reference, key: keyOf(ctx, reference) }));
  const stored = await findPictureIds(
    ctx.db,
    keys.flatMap(({ key }) => (key ? ('id' in key ? key.id : key.sha256) : [])),
  );
  return new Map(
    keys.flatMap(({ reference, key }) => {
      const found = key && stored.get('id' in key ? key.id.toLowerCase() : key.sha256);
      return found ? [[reference, found] as const] : [];
    }),
  );
}

/** What a reference says of the picture; null where it names none of ours. */
function keyOf(ctx: Ctx, reference: string): { id: string } | { sha256: string } | null {
  const own = ctx.config.publicUrl && reference.startsWith(`${ctx.config.publicUrl}/`);
  const path = own ? reference.slice(ctx.config.publicUrl?.length) : reference;
  const sha256 = /^\/pictures\/([0-9a-f]{64})$/.exec(path)?.[1];
  if (sha256) return { sha256 };
  return id().isValidSync(reference) ? { id: reference } : null;
}
