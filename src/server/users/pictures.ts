import { AppError } from '../../domain/errors';
import { id } from '../../domain/validation';
import type { Ctx } from '../context';
import { findPictureId } from './links/queries';

/**
 * The stored picture a field names by id or by an address of ours (CONTRACT.md §6); nothing said stays `undefined`.
 * @throws AppError file_not_exist, also for a foreign address
 */
export async function avatarOf(ctx: Ctx, reference: string | null | undefined): Promise<string | null | undefined> {
  if (reference === null || reference === undefined) return reference;
  const own = ctx.config.publicUrl && reference.startsWith(`${ctx.config.publicUrl}/`);
  const path = own ? reference.slice(ctx.config.publicUrl?.length) : reference;
  const sha256 = /^\/pictures\/([0-9a-f]{64})$/.exec(path)?.[1];
  const key = sha256 ? { sha256 } : id().isValidSync(reference) ? { id: reference } : null;
  const found = key && (await findPictureId(ctx.db, key));
  if (!found) throw new AppError('file_not_exist', [{ property: 'avatar', message: 'file_not_exist' }]);
  return found;
}
