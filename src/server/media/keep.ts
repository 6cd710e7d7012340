import { AppError } from '../../domain/errors';
import { acceptDocument, acceptPicture } from '../adapters/files/inspect';
import { fileKey } from '../adapters/files/store';
import { recordAudit } from '../audit/record';
import type { Ctx } from '../context';
import type { UploadedFile } from '../http/uploads';
import { newId } from '../ids';
import { insertFile } from './queries';

/** A file whose bytes are stored; it has no record yet. */
export interface StoredUpload {
  id: string;
  kind: 'picture' | 'document';
  storage_key: string;
  sha256: string;
  type: string;
  file_name: string;
  size: number;
  width: number | null;
  height: number | null;
}

/**
 * Stores the bytes of an upload as the kind they are: a picture (re-encoded), a document, or either. Bytes come first: a
 * record must never point at a file that is not there.
 * @throws AppError file_type_invalid, file_too_large (CONTRACT.md §6)
 */
export async function storeUpload(
  { files }: Pick<Ctx, 'files'>,
  upload: UploadedFile,
  kind: 'picture' | 'document' | 'any',
): Promise<StoredUpload> {
  const accepted = await accept(upload, kind);
  const storage_key = fileKey(accepted.sha256);
  await files.put(storage_key, accepted.bytes, accepted.type);
  return {
    id: newId(),
    kind: accepted.kind,
    storage_key,
    sha256: accepted.sha256,
    type: accepted.type,
    file_name: accepted.name.slice(0, 255),
    size: accepted.bytes.length,
    width: accepted.width,
    height: accepted.height,
  };
}

/** Records stored files as the caller's, in the caller's transaction; those of guests are nobody's. */
export async function keepUploads(tx: Ctx, ...uploads: readonly StoredUpload[]): Promise<void> {
  for (const upload of uploads) {
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
