import type { Db } from '../db/connection';
import type { CellRow, SheetCells } from '../imports/readCells';
import { findKolsByCode } from './queries/kolsByCode';
import { findPromisedSows } from './queries/promisedSows';

/** The columns a template of a campaign fills in, however its kind calls them. */
interface Prefilled {
  number?: unknown;
  sow_number?: unknown;
  kol_code?: unknown;
  stage_name?: unknown;
  social_type?: unknown;
  post_format?: unknown;
}

const text = (value: unknown) => (typeof value === 'string' ? value.normalize('NFC').trim() : '');

/** Whether a row's cells are those a template wrote; a column the file does not have says nothing. */
function isAsWritten(given: Prefilled, written: Required<Prefilled>, has: ReadonlySet<string>): boolean {
  const keys = Object.keys(written) as (keyof Prefilled)[];
  return keys.every((key) => {
    if (!has.has(key)) return true;
    const [typed, own] = [given[key] ?? null, written[key]];
    if (typeof own !== 'string') return typed === own;
    return key === 'kol_code' ? text(typed).toUpperCase() === own.toUpperCase() : text(typed) === text(own);
  });
}

/**
 * Takes away the rows of a template nobody filled in, and counts them: those that say nothing but what the template of
 * this campaign says of one of its SOWs, or that of KOLs named of a KOL. One whose prefilled cells say something else is
 * somebody's work, and stays to be checked.
 */
export async function leaveOutUntouched<Key extends string>(
  db: Db,
  campaignId: string | null,
  cells: SheetCells<Key>,
): Promise<void> {
  const doubtful = cells.rows.filter(({ onlyPrefilled }) => onlyPrefilled);
  if (doubtful.length === 0) return;
  const has = new Set<string>([...cells.positions.keys()].map(({ key }) => key));
  const sows = campaignId ? await findPromisedSows(db, campaignId) : [];
  const kols = await findKolsByCode(db, [...new Set(doubtful.map(({ given }) => text((given as Prefilled).kol_code)))]);
  const byNumber = new Map(sows.map((sow) => [sow.number, sow]));
  const numberOf = ({ number, sow_number }: Prefilled) => number ?? sow_number ?? null;
  const isUntouched = ({ given, unread, cleared }: CellRow<Key>) => {
    if (unread.size > 0 || cleared.size > 0) return false;
    const said: Prefilled = given;
    const number = numberOf(said);
    const sow = typeof number === 'number' ? byNumber.get(number) : undefined;
    const kol = sow?.kol ?? kols.get(text(said.kol_code))?.kol;
    if (!kol || (number !== null && !sow)) return false;
    const { social_type = null, post_format = null } = sow ?? {};
    const { code: kol_code, stage_name } = kol;
    return isAsWritten(said, { number, sow_number: number, kol_code, stage_name, social_type, post_format }, has);
  };
  const untouched = new Set(doubtful.filter(isUntouched));
  cells.rows = cells.rows.filter((row) => !untouched.has(row));
  cells.skipped += untouched.size;
}
