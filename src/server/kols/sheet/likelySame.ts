import type { RowWarning } from '../../../domain/imports';
import type { KolSheetRow } from '../../../domain/kols/sheet';
import type { Db } from '../../db/connection';
import type { ImportRow } from '../../imports/completeRows';
import type { Report } from '../../imports/progress';
import { type Candidate, findDuplicates, findDuplicatesAmong } from '../queries/duplicates';

const together = 5_000;
/** Comparisons that run side by side: the database takes most of the time. */
const lanes = 2;
/** KOLs told of per row. */
const most = 3;
/** A birthday of so many rows is one somebody made up for want of the real one. */
const madeUp = 50;

type AddedRow = Pick<ImportRow<KolSheetRow>, 'row' | 'input'>;

/**
 * Rows that are likely a KOL that is stored already, or one that another row above adds: near-same names and one
 * birthday, or the same name where a birthday is unknown. An account of both is an error, and not told here again.
 */
export async function likelySame(db: Db, added: readonly AddedRow[], report: Report): Promise<RowWarning[]> {
  const days = new Map<string, number>();
  for (const { input } of added) {
    if (input.birthdate) days.set(input.birthdate, (days.get(input.birthdate) ?? 0) + 1);
  }
  const candidates = added.map(({ input: { stage_name, fullname, birthdate } }): Candidate => {
    const names = [stage_name, fullname].filter((name) => typeof name === 'string');
    return {
      id: null,
      names,
      birthdate: birthdate && (days.get(birthdate) ?? 0) <= madeUp ? birthdate : null,
      urls: [],
    };
  });
  const told = new Map<number, RowWarning['warnings']>();
  const tell = (place: number, warning: string, value: string) => {
    const row = added[place]?.row ?? 0;
    const warnings = told.get(row) ?? [];
    if (warnings.length < most) told.set(row, [...warnings, { column: 'stage_name', warning, value }]);
  };
  const among = findDuplicatesAmong(db, candidates, most);
  let next = 0;
  const compare = async () => {
    while (next < candidates.length) {
      const start = next;
      next += together;
      report('comparing', start, candidates.length);
      const found = await findDuplicates(db, candidates.slice(start, start + together));
      for (const [place, duplicates] of found) {
        for (const { kol, why } of duplicates) tell(start + place, `${why[0]}`, `${kol.code} – ${kol.stage_name}`);
      }
    }
  };
  const [pairs] = await Promise.all([among, ...Array.from({ length: lanes }, compare)]);
  for (const { place, other, sign } of pairs) tell(place, `row_${sign}`, String(added[other]?.row));
  return [...told].sort(([a], [b]) => a - b).map(([row, warnings]) => ({ row, warnings }));
}
