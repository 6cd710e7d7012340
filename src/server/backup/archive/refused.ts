/** Says of an archive, in one sentence, why it is not read. */
export class ArchiveRefused extends Error {}

/** For whatever is not as it was written: a byte that changed, an end that is missing, pieces in another order. */
export function damaged(): ArchiveRefused {
  return new ArchiveRefused('The archive is damaged or was cut short.');
}
