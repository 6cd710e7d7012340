import { isDay } from '../../../domain/dates';
import type { RowWarning } from '../../../domain/imports';
import type { KolColumnKey } from '../../../domain/kols/sheet';
import { textLimits } from '../../../domain/limits';
import type { Db } from '../../db/connection';
import type { CellRow } from '../../imports/readCells';
import { type Candidate, findDuplicates, findDuplicatesAmong } from '../queries/duplicates';

/** Rows that one statement compares: with a million KOLs it still has a third of its time. */
const together = 5_000;
/** KOLs told of per row. */
const most = 3;
/** A birthday of so many rows is one somebody made up for want of the real one. */
const madeUp = 50;

/** What of a row is compared: what its cells say, also where it is wrong. */
function candidateOf({ given }: CellRow<KolColumnKey>): Candidate {
  const { birthdate } = given;
  return {
    id: null,
    names: [given.stage_name, given.fullname].filter(isName),
    birthdate: typeof birthdate === 'string' && isDay(birthdate) ? birthdate : null,
    urls: [],
  };
}

const isName = (cell: unknown): cell is string => typeof cell === 'string' && cell.length <= textLimits.name;

/**
 * Rows that are likely a KOL that is stored already, or one that another row above adds: near-same names and one
 * birthday, or the same name where a birthday is unknown. An account of both is an error, and not told here again.
 */
export async function likelySame(db: Db, added: readonly CellRow<KolColumnKey>[]): Promise<RowWarning[]> {
  const candidates = added.map(candidateOf);
  const days = new Map<string, number>();
  for (const { birthdate } of candidates) if (birthdate) days.set(birthdate, (days.get(birthdate) ?? 0) + 1);
  for (const one of candidates) if (one.birthdate && (days.get(one.birthdate) ?? 0) > madeUp) one.birthdate = null;
  const told = new Map<number, RowWarning['warnings']>();
  const tell = (place: number, warning: string, value: string) => {
    const row = added[place]?.row ?? 0;
    const warnings = told.get(row) ?? [];
    if (warnings.length < most) told.set(row, [...warnings, { column: 'stage_name', warning, value }]);
  };
  // One after the other, which leaves a processor to others.
  for (let start = 0; start < candidates.length; start += together) {
    const found = await findDuplicates(db, candidates.slice(start, start + together));
    for (const [place, duplicates] of found) {
      for (const { kol, why } of duplicates) tell(start + place, `${why[0]}`, `${kol.code} – ${kol.stage_name}`);
    }
  }
  for (const { place, other, sign } of await findDuplicatesAmong(db, candidates, most)) {
    tell(place, `row_${sign}`, String(added[other]?.row));
  }
  return [...told].sort(([a], [b]) => a - b).map(([row, warnings]) => ({ row, warnings }));
}
