import { type SowInput, sowKey } from '../../../domain/campaigns/sowSchema';
import { groupedBy } from '../../groupedBy';

/** What is known of a SOW of the campaign. */
type Known = { id: string; number: number; kol_id: string } & Pick<
  SowInput,
  'is_online' | 'social_type' | 'post_format'
>;

/** What a row says of the SOW it means. */
type Asked = Pick<SowInput, 'is_online' | 'social_type' | 'post_format'> & { kol_id: string; number: number | null };

/** What is wrong with a row, at its column. */
export interface NoMatch {
  column: 'number' | 'kol_code';
  error: 'sow_not_exist' | 'sow_ambiguous' | 'sow_of_another_kol' | 'row_is_duplicate';
  /** The row above that means the same SOW. */
  of_row?: number;
}

/**
 * Tells of a row by itself which SOW of the campaign it means (CONTRACT-2 §16 SOW number): the one of its number, else the
 * only one of its KOL, network and format; null where it is a new one. A number above `last`, the highest ever given, is
 * that of a new SOW, at most `most` above it; one that was removed is none any more.
 */
export function sowLookup<Sow extends Known>(stored: readonly Sow[], last: number, most: number) {
  const byNumber = new Map(stored.map((sow) => [sow.number, sow]));
  const byKey = groupedBy(stored, (sow) => sowKey(sow.kol_id, sow));
  return (asked: Asked): Sow | NoMatch | null => {
    const { number, kol_id } = asked;
    if (number === null) {
      const [first = null, ...others] = byKey.get(sowKey(kol_id, asked)) ?? [];
      return others.length > 0 ? { column: 'number', error: 'sow_ambiguous' } : first;
    }
    const sow = byNumber.get(number);
    if (sow) return sow.kol_id === kol_id ? sow : { column: 'number', error: 'sow_of_another_kol' };
    return number <= last || number > last + most ? { column: 'number', error: 'sow_not_exist' } : null;
  };
}

/** As `sowLookup`, of the rows of a workbook one after the other: no two of them may mean one SOW, or add it twice. */
export function sowMatcher<Sow extends Known>(lookup: (asked: Asked) => Sow | NoMatch | null) {
  const numbers = new Map<number, number>();
  const newKeys = new Map<string, number>();
  return (asked: Asked, row: number): Sow | NoMatch | null => {
    const found = lookup(asked);
    if (found && 'error' in found) return found;
    const key = sowKey(asked.kol_id, asked);
    const number = found?.number ?? asked.number;
    if (number === null) {
      const of_row = newKeys.get(key);
      if (of_row !== undefined) return { column: 'kol_code', error: 'row_is_duplicate', of_row };
    } else {
      const of_row = numbers.get(number);
      if (of_row !== undefined) return { column: 'number', error: 'row_is_duplicate', of_row };
      numbers.set(number, row);
    }
    if (!found && !newKeys.has(key)) newKeys.set(key, row);
    return found;
  };
}
