import type { ImportedKol } from '../../domain/kols/types';

type Translate = (key: string, options?: object) => string;

/** Which KOLs of an import the public site shows at once and why, and which wait for approval; null where none does either. */
export function standingWords(
  rows: readonly Pick<ImportedKol, 'effect' | 'status' | 'public' | 'held'>[],
  translate: Translate,
  done: boolean,
): string | null {
  const added = rows.filter(({ effect }) => effect === 'adds');
  const counts = {
    public: added.filter((row) => row.public).length,
    pending: added.filter(({ status }) => status === 'pending').length,
    held: rows.filter(({ held }) => held).length,
  };
  const said = (['public', 'pending', 'held'] as const)
    .filter((standing) => counts[standing] > 0)
    .map((standing) =>
      translate(`kolUpload.standing.${done ? 'done' : 'do'}.${standing}`, {
        count: counts[standing],
      }),
    );
  return said.length > 0 ? said.join(' ') : null;
}
