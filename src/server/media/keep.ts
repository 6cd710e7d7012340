import { TooManyRequests } from '../../domain/errors';
import {
  type AcceptedPicture,
  acceptCut,
  acceptDocument,
  acceptPicture,
  pictureFormat,
} from '../adapters/files/inspect';
import type { Cut } from '../adapters/files/pictures';
import type { Sender } from '../adapters/files/reencodeApart';
import { PictureExhausting } from '../adapters/files/refused';
import { fileKey } from '../adapters/files/store';
import { recordAudit } from '../audit/record';
import type { Ctx } from '../context';
import { countTry, waitOf } from '../http/rateLimit';
import type { UploadedFile } from '../http/uploads';
import { newId } from '../ids';
import { countUpload, exhaustingLimit, senderOf } from './limits';
import { insertFile } from './queries/files';
import { noteWriting } from './queries/unused';

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
  for_intro?: boolean;
  bytes: Buffer;
}

/**
 * Takes an upload of the caller as the kind it is: a picture (re-encoded), a document, or either.
 * @throws AppError file_type_invalid, file_too_large (CONTRACT.md §6), exceeded_upload_limit_for_today, TooManyRequests
 */
export async function acceptUpload(
  ctx: Ctx,
  upload: UploadedFile,
  kind: 'picture' | 'document' | 'any',
): Promise<AcceptedUpload> {
  await countUpload(ctx, upload.bytes.length);
  const { name, bytes, sha256, type, width, height, kind: found } = await accept(ctx, upload, kind);
  const file = { kind: found, storage_key: fileKey(sha256), sha256, type, file_name: name.slice(0, 255) };
  return { id: newId(), ...file, size: bytes.length, width, height, bytes };
}

/**
 * Takes a picture for the intro page, cut to a size.
 * @throws AppError file_type_invalid, file_too_large, exceeded_upload_limit_for_today, TooManyRequests
 */
export async function acceptIntroPicture(ctx: Ctx, upload: UploadedFile, cut: Cut): Promise<AcceptedUpload> {
  await countUpload(ctx, upload.bytes.length);
  const {
    extension: _extension,
    name,
    ...picture
  } = await decoded(ctx, (sender) => acceptCut(upload.bytes, upload.name, sender, cut));
  const { sha256 } = picture;
  const kept = { storage_key: fileKey(sha256), file_name: name.slice(0, 255), for_intro: true };
  return { id: newId(), kind: 'picture', ...picture, ...kept, size: picture.bytes.length };
}

/** Stores the bytes of uploads. They come first: a record must never point at a file that is not there. */
export async function storeBytes(
  { db, files }: Pick<Ctx, 'db' | 'files'>,
  ...uploads: readonly Pick<AcceptedUpload, 'storage_key' | 'bytes' | 'type'>[]
): Promise<void> {
  if (uploads.length === 0) return;
  await noteWriting(
    db,
    uploads.map(({ storage_key }) => storage_key),
  );
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

async function accept(ctx: Ctx, { bytes, name }: UploadedFile, kind: 'picture' | 'document' | 'any') {
  const isPicture = kind === 'picture' || (kind === 'any' && (await pictureFormat(bytes)) !== null);
  if (isPicture)
    return { ...(await decoded(ctx, (sender) => acceptPicture(bytes, name, sender))), kind: 'picture' as const };
  return { ...(await acceptDocument(bytes, { name })), kind: 'document' as const, width: null, height: null };
}

/** Who has sent pictures that take more than one may waits before the next, ever longer. */
async function decoded(ctx: Ctx, decode: (sender: Sender) => Promise<AcceptedPicture>) {
  const limits = [exhaustingLimit(ctx)];
  const check = async () => {
    const wait = await waitOf(ctx.db, limits);
    if (wait > 0) throw new TooManyRequests(wait);
  };
  return decode({ key: senderOf(ctx), check }).catch(async (error: unknown) => {
    if (error instanceof PictureExhausting) await countTry(ctx.db, limits);
    throw error;
  });
}
