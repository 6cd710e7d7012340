import { acceptPicture } from '../adapters/files/inspect';
import { fileKey } from '../adapters/files/store';
import type { Services } from '../context';
import { newId } from '../ids';
import { storeBytes } from './keep';
import { findPicture, insertFile } from './queries/files';

/**
 * Keeps a picture that came from a network, re-encoded, unless one with this content is there; the answer is its public
 * address (CONTRACT.md §6). `id` is what its row is known by if it is new. @throws AppError file_type_invalid, file_too_large
 */
export async function storePicture(
  { db, files }: Pick<Services, 'db' | 'files'>,
  bytes: Buffer,
  id = newId(),
): Promise<string> {
  const picture = await acceptPicture(bytes, 'thumbnail', { key: 'networks' });
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
