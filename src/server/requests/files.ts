import { AppError, TooManyRequests } from '../../domain/errors';
import { keepsCover } from '../../domain/requests/rules';
import type { RequestCreateInput } from '../../domain/requests/schema';
import type { Ctx } from '../context';
import type { UploadedFile, UploadedFiles } from '../http/uploads';
import { type AcceptedUpload, acceptUpload } from '../media/keep';
import { pictureOf } from '../media/pictures';
import type { Asker } from './asker';

/** What came along with a request and may be kept. */
export interface RequestUploads {
  documents: AcceptedUpload[];
  cover: AcceptedUpload | null;
}

/**
 * Looks at what came along. @throws AppError file_type_invalid, file_too_large, exceeded_upload_limit_for_today, each at
 * its field, a document at its place in it; TooManyRequests
 */
export async function acceptUploads(ctx: Ctx, files: UploadedFiles): Promise<RequestUploads> {
  const documents: AcceptedUpload[] = [];
  for (const field of ['request_files', 'request_docs']) {
    for (const [index, upload] of (files[field] ?? []).entries()) {
      documents.push(await accepted(ctx, `${field}.${index}`, upload, 'document'));
    }
  }
  const [cover] = files.brand_cover_image ?? [];
  return { documents, cover: cover ? await accepted(ctx, 'brand_cover_image', cover, 'picture') : null };
}

async function accepted(ctx: Ctx, property: string, upload: UploadedFile, kind: 'picture' | 'document') {
  try {
    return await acceptUpload(ctx, upload, kind);
  } catch (error) {
    if (!(error instanceof AppError) || error instanceof TooManyRequests) throw error;
    throw new AppError(error.code, [{ property, message: error.code }], { cause: error });
  }
}

/**
 * The cover picture of a request: none where the brand is called otherwise than the one it is bound to (spec 1 §5 Request);
 * else the one sent along, the one named, or the brand's own. A guest's is the one sent along.
 * @throws AppError file_not_exist where it names a picture that is none of ours
 */
export async function coverOf(
  ctx: Ctx,
  { brand }: Asker,
  { brand_name, brand_cover_image }: Pick<RequestCreateInput, 'brand_name' | 'brand_cover_image'>,
  sent: AcceptedUpload | null,
): Promise<string | null> {
  if (brand && !keepsCover(brand_name, brand.name)) return null;
  if (sent) return sent.id;
  if (!ctx.viewer) return null;
  return (await pictureOf(ctx, 'brand_cover_image', brand_cover_image)) ?? brand?.logo_file_id ?? null;
}
