import { AppError } from '../../domain/errors';
import type { Ctx } from '../context';
import type { UploadedFiles } from './uploads';

/**
 * Has every file of an upload looked at, before anything is made of it, where the installation names an antivirus.
 * @throws AppError file_infected (its field); file_check_unavailable where nobody says that it is not
 */
export async function scanUploads(
  { antivirus, log, viewer }: Pick<Ctx, 'antivirus' | 'log' | 'viewer'>,
  uploaded: UploadedFiles,
): Promise<void> {
  if (!antivirus) return;
  const all = Object.entries(uploaded).flatMap(([field, files]) => files.map(({ bytes }) => ({ field, bytes })));
  for (const { field, bytes } of all) {
    const found = await antivirus.scan(bytes).catch((error: unknown) => {
      throw new AppError('file_check_unavailable', undefined, { cause: error });
    });
    if (found === null) continue;
    log.warn({ user: viewer?.id, field, found }, 'the antivirus found something in an upload');
    throw new AppError('file_infected', [{ property: field, message: 'file_infected' }]);
  }
}
