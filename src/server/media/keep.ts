import { AppError } from '../../domain/errors';
import { acceptDocument, acceptPicture } from '../adapters/files/inspect';
import { fileKey } from '../adapters/files/store';
import { recordAudit } from '../audit/record';
import type { Ctx } from '../context';
import type { UploadedFile } from '../http/uploads';
import { newId } from '../ids';
import { insertFile } from './queries';

/** A file that was looked at and may be kept; neither its bytes nor a record of it are stored yet. */
export interface AcceptedUpload {
  id: string;
  kind: 'picture' | 'document';
  storage_key: string;
  sha256: string;
  type: string;
  file_name: string;
  size: number;
  width: number | null;
  height: number | null;
  bytes: Buffer;
}

/**
 * Takes an upload as the kind it is: a picture (re-encoded), a document, or either.
 * @throws AppError file_type_invalid, file_too_large (CONTRACT.md §6)
 */
export async function acceptUpload(
  upload: UploadedFile,
  kind: 'picture' | 'document' | 'any',
): Promise<AcceptedUpload> {
  const { name, bytes, sha256, type, width, height, kind: found } = await accept(upload, kind);
  const file = { kind: found, storage_key: fileKey(sha256), sha256, type, file_name: name.slice(0, 255) };
  return { id: newId(), ...file, size: bytes.length, width, height, bytes };
}

/** Stores the bytes of uploads. They come first: a record must never point at a file that is not there. */
export async function storeBytes({ files }: Pick<Ctx, 'files'>, ...uploads: readonly AcceptedUpload[]): Promise<void> {
  for (const { storage_key, bytes, type } of uploads) await files.put(storage_key, bytes, type);
}

/** Records stored files as the caller's, in the caller's transaction; those of guests are nobody's. */
export async function keepUploads(tx: Ctx, ...uploads: readonly AcceptedUpload[]): Promise<void> {
  for (const { bytes: _bytes, ...upload } of uploads) {
    await insertFile(tx.db, { ...upload, created_by: tx.viewer?.id ?? null });
    await recordAudit(tx, {
      action: 'create',
      entity: 'file',
      entity_id: upload.id,
      changes: { file_name: { after: upload.file_name }, type: { after: upload.type } },
    });
  }
}

async function accept({ bytes, name }: UploadedFile, kind: 'picture' | 'document' | 'any') {
  const asDocument = async () => ({
    ...(await acceptDocument(bytes)),
    name,
    kind: 'document' as const,
    width: null,
    height: null,
  });
  if (kind === 'document') return asDocument();
  try {
    return { ...(await acceptPicture(bytes, name)), kind: 'picture' as const };
  } catch (error) {
    if (kind === 'picture' || !(error instanceof AppError) || error.code !== 'file_type_invalid') throw error;
    return asDocument();
  }
}
