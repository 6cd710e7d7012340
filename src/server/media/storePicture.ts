import { acceptCut, acceptPicture } from '../adapters/files/inspect';
import type { Cut } from '../adapters/files/pictures';
import { fileKey } from '../adapters/files/store';
import type { Services } from '../context';
import { newId } from '../ids';
import { storeBytes } from './keep';
import { findPicture, insertFile } from './queries/files';

const name = 'thumbnail';
const sender = { key: 'networks' };

/**
 * Keeps a picture that came from a network, re-encoded, unless one with this content is there; the answer is its public
 * address (CONTRACT.md §6). `id` is what its row is known by if it is new; `within` makes it WebP and smaller where it is
 * larger than that. @throws AppError file_type_invalid, file_too_large
 */
export async function storePicture(
  { db, files }: Pick<Services, 'db' | 'files'>,
  bytes: Buffer,
  { id = newId(), within }: { id?: string; within?: Pick<Cut, 'width' | 'height'> } = {},
): Promise<string> {
  const picture = within
    ? await acceptCut(bytes, name, sender, { ...within, fit: 'inside' })
    : await acceptPicture(bytes, name, sender);
  const { sha256, type, width, height } = picture;
  if (!(await findPicture(db, sha256))) {
    const storage_key = fileKey(sha256);
    await storeBytes({ db, files }, { storage_key, bytes: picture.bytes, type });
    await insertFile(db, {
      id,
      kind: 'picture',
      storage_key,
      sha256,
      type,
      file_name: picture.name,
      size: picture.bytes.length,
      width,
      height,
    });
  }
  return `/pictures/${sha256}`;
}
