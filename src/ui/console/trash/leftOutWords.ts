import type { LeftOut } from '../../../domain/trash/types';

/** What could not come back with records. */
export function leftOutWords(
  left_out: readonly LeftOut[],
  translate: (key: string, options?: object) => string,
): string {
  const parts = left_out.map(({ what, name }) => translate(`trash.part.${what}`, { name }));
  return translate('trash.left_out', { parts: parts.join('; ') });
}
