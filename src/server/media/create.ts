import { AppError } from '../../domain/errors';
import { acceptDocument, acceptPicture } from '../adapters/files/inspect';
import { signFileUrl } from '../adapters/files/signing';
import { fileKey } from '../adapters/files/store';
import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import type { UploadedFile } from '../http/uploads';
import { newId } from '../ids';
import { insertFile } from './queries';

/**
 * Stores an uploaded picture (re-encoded) or document as what its bytes are (CONTRACT.md §6, spec 2 §7 Media).
 * @throws AppError file_type_invalid, file_too_large
 */
export async function createFile(ctx: SignedCtx, upload: UploadedFile): Promise<{ id: string; url: string }> {
  const accepted = await accept(upload);
  const id = newId();
  const storage_key = fileKey(accepted.sha256);
  // Bytes first: a row must never point at a file that is not there.
  await ctx.files.put(storage_key, accepted.bytes, accepted.type);
  await inTransaction(ctx, async (tx) => {
    await insertFile(tx.db, {
      id,
      kind: accepted.kind,
      storage_key,
      sha256: accepted.sha256,
      type: accepted.type,
      file_name: accepted.name.slice(0, 255),
      size: accepted.bytes.length,
      width: accepted.width,
      height: accepted.height,
      created_by: ctx.viewer.id,
    });
    await recordAudit(tx, {
      action: 'create',
      entity: 'file',
      entity_id: id,
      changes: { file_name: { after: accepted.name }, type: { after: accepted.type } },
    });
  });
  const url =
    accepted.kind === 'picture' ? `/pictures/${accepted.sha256}` : signFileUrl(id, ctx.secrets.fileLinks, new Date());
  return { id, url };
}

async function accept({ bytes, name }: UploadedFile) {
  try {
    const picture = await acceptPicture(bytes, name);
    return { ...picture, kind: 'picture' as const };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'file_type_invalid') throw error;
    const document = await acceptDocument(bytes);
    return { ...document, name, kind: 'document' as const, width: null, height: null };
  }
}
