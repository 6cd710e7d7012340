import { signFileUrl } from '../adapters/files/signing';
import { inTransaction, type SignedCtx } from '../context';
import type { UploadedFile } from '../http/uploads';
import { acceptUpload, keepUploads, storeBytes } from './keep';

/**
 * Stores an uploaded picture (re-encoded) or document as what its bytes are (CONTRACT.md §6, spec 2 §7 Media).
 * @throws AppError file_type_invalid, file_too_large, exceeded_upload_limit_for_today, TooManyRequests
 */
export async function createFile(ctx: SignedCtx, upload: UploadedFile): Promise<{ id: string; url: string }> {
  const accepted = await acceptUpload(ctx, upload, 'any');
  await storeBytes(ctx, accepted);
  await inTransaction(ctx, (tx) => keepUploads(tx, accepted));
  const { id, kind, sha256 } = accepted;
  const url = kind === 'picture' ? `/pictures/${sha256}` : signFileUrl(id, ctx.secrets.fileLinks, new Date());
  return { id, url };
}
