import type { Language } from '../../../domain/languages/types';
import { parentsOf } from '../../../domain/translations/rules';
import type { ImportedKeyword, Keyword } from '../../../domain/translations/types';
import type { ImportRows } from '../../imports/readRows';
import { fillsIn } from '../guards';
import type { TranslationRow } from './columns';

/** What a row would do; `id` is null where the keyword is new. */
export interface PlannedKeyword extends ImportedKeyword {
  id: string | null;
}

interface Known {
  keywords: readonly Keyword[];
  languages: readonly Language[];
  /** Whether the caller may add keywords. */
  mayCreate: boolean;
}

/** What is wrong with the key of a new keyword, among all those there are and those the file adds. */
function collisions(keys: readonly string[]) {
  const all = new Set(keys);
  const parents = new Set(keys.flatMap(parentsOf));
  return (key: string) => parents.has(key) || parentsOf(key).some((parent) => all.has(parent));
}

/** What each row without errors would change, those that change nothing left out; adds to `read.errors` what the keywords there are tell against rows. */
export function planRows(
  read: ImportRows<TranslationRow>,
  { keywords, languages, mayCreate }: Known,
): PlannedKeyword[] {
  const byKey = new Map(keywords.map((keyword) => [keyword.key, keyword]));
  const overlaps = collisions([...byKey.keys(), ...read.rows.map(({ input }) => input.key)]);
  const seen = new Map<string, number>();
  const planned: PlannedKeyword[] = [];
  for (const { row, input } of read.rows) {
    const { key } = input;
    const known = byKey.get(key);
    const refuse = (column: string, error: string, value: string) => read.errors.add(row, { column, error, value });
    const of_row = seen.get(key);
    if (of_row === undefined) seen.set(key, row);
    if (of_row !== undefined) read.errors.add(row, { column: 'key', error: 'row_is_duplicate', value: key, of_row });
    else if (!known && !mayCreate) refuse('key', 'keyword_not_exist', key);
    else if (!known && overlaps(key)) refuse('key', 'keyword_overlaps', key);
    const changes: ImportedKeyword['changes'] = {};
    for (const { id, code } of languages) {
      const after = input[code];
      const before = known?.translations.find(({ language_id }) => language_id === id)?.translation ?? null;
      // An empty cell takes no word away.
      if (!after || after === before) continue;
      if (!fillsIn(key, after)) refuse(code, 'placeholder_unknown', after);
      changes[code] = { before, after };
    }
    if (read.errors.has(row) || (known && Object.keys(changes).length === 0)) continue;
    planned.push({ row, action: known ? 'update' : 'create', key, changes, id: known?.id ?? null });
  }
  return planned;
}
