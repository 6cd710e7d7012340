import { type IntroPicture, introPictures } from '../../domain/introPage/pictures';
import type { IntroPictureInput } from '../../domain/introPage/schema';
import { signFileUrl } from '../adapters/files/signing';
import { inTransaction, type SignedCtx } from '../context';
import type { UploadedFile } from '../http/uploads';
import { acceptIntroPicture, keepUploads, storeBytes } from '../media/keep';

/** Marks stand whole; photographs fill their place. */
const whole: readonly IntroPicture[] = ['logo', 'contact_logo', 'brand_logo'];

/**
 * Stores a picture of the intro page, cut to the size of its kind (spec 2 §9): the part that was chosen, else around its
 * middle. Until it is published only those who have
 * the answer’s short-lived link see it.
 * @throws AppError file_type_invalid, file_too_large, exceeded_upload_limit_for_today, TooManyRequests
 */
export async function addIntroPicture(
  ctx: SignedCtx,
  upload: UploadedFile,
  { kind, left, top, width, height }: IntroPictureInput,
): Promise<{ id: string; url: string }> {
  const fit = whole.includes(kind) ? 'contain' : 'cover';
  const isChosen = left !== undefined && top !== undefined && width !== undefined && height !== undefined;
  const part = isChosen ? { left, top, width, height } : undefined;
  const accepted = await acceptIntroPicture(ctx, upload, { ...introPictures[kind], fit, part });
  await storeBytes(ctx, accepted);
  await inTransaction(ctx, (tx) => keepUploads(tx, accepted));
  return { id: accepted.id, url: signFileUrl(accepted.id, ctx.secrets.fileLinks, new Date()) };
}
