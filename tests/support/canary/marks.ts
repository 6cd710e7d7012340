import type pg from 'pg';
import { byTable, type Column } from './catalogue';
import { isUnmarked } from './decide';

const padded = (place: number) => String(place).padStart(3, '0');

// Each mark says the place of its column in the catalogue: CNRY017x, 640000017, 64017.64, T03:00:17.777Z, 1971-01-18.
const shapes: Record<string, (place: number, column: string) => string> = {
  text: (place, column) => `'CNRY${padded(place)}x' || coalesce(${column}, '')`,
  _text: (place, column) => `array['CNRY${padded(place)}x'] || coalesce(${column}, '{}')`,
  int4: (place) => `640000${padded(place)}`,
  int8: (place) => `640000${padded(place)}`,
  _int4: (place) => `array[640000${padded(place)}]`,
  numeric: (place) => `64${padded(place)}.64`,
  date: (place) => `'1971-01-01'::date + ${place}`,
  timestamptz: (place, column) =>
    `date_trunc('day', coalesce(${column}, '2026-03-05'), 'UTC') + interval '3 hours ${place}.777 seconds'`,
  jsonb: (place, column) =>
    `regexp_replace(coalesce(${column}, '{"x": "x"}')::text, '": "', '": "CNRY${padded(place)}x', 'g')::jsonb`,
};

/** Whether a column can bear a mark: its values can be told from others, and the database does not make them itself. */
const canBeMarked = ({ type, made_of }: Column) => type in shapes && made_of === null;

/** The columns that bear their mark. */
const markedOf = (columns: readonly Column[]) => columns.filter((column) => canBeMarked(column) && !isUnmarked(column));

/** Puts its mark into these columns of every row, apart from the people who look. */
export async function plantMarks(pool: pg.Pool, columns: readonly Column[], viewers: readonly string[]): Promise<void> {
  for (const [table, marked] of byTable(markedOf(columns))) {
    const set = marked.map((one) => `"${one.column}" = ${shapes[one.type]?.(columns.indexOf(one), `"${one.column}"`)}`);
    const [where, values] = table === 'users' ? [' where id <> all($1::uuid[])', [viewers]] : ['', []];
    await pool.query(`update "${table}" set ${set.join(', ')}${where}`, values);
  }
}

const marks =
  /CNRY(\d{3})x|cnry(\d{3})x|\b640000(\d{3})\b|\b64(\d{3})\.64\b|T03:(\d\d):(\d\d)\.777Z|\b(197[123]-\d\d-\d\d)/g;
const dayOne = Date.UTC(1971, 0, 1);
const day = 86_400_000;

/** Names of the columns whose marks stand in a text. */
export function columnsIn(text: string, columns: readonly Column[]): Set<string> {
  const found = new Set<string>();
  for (const [, exact, normalised, whole, decimal, minute, second, date] of text.matchAll(marks)) {
    const time = minute === undefined ? undefined : Number(minute) * 60 + Number(second);
    const days = date === undefined ? undefined : (Date.parse(date) - dayOne) / day;
    const one = columns[Number(exact ?? normalised ?? whole ?? decimal ?? time ?? days)];
    if (!one || !canBeMarked(one)) continue;
    if (normalised) for (const name of madeOf(one, columns)) found.add(name);
    else found.add(one.name);
  }
  return found;
}

/** A mark in small letters comes from a column the database makes of the marked one. */
function madeOf({ table, column, name }: Column, columns: readonly Column[]): string[] {
  const made = columns.filter((one) => one.table === table && one.made_of?.includes(column));
  return made.length > 0 ? made.map((one) => one.name) : [name];
}

/** Names of marked columns of which no row bears a mark. */
export async function missingMarks(pool: pg.Pool, columns: readonly Column[]): Promise<string[]> {
  const missing: string[] = [];
  for (const [table, marked] of byTable(markedOf(columns))) {
    const texts = marked.map(({ column }, place) => `string_agg("${column}"::text, ' ') as c${place}`).join(', ');
    const { rows } = await pool.query<Record<string, string>>(`select ${texts} from "${table}"`);
    for (const [place, { name }] of marked.entries()) {
      if (!columnsIn(isoText(rows[0]?.[`c${place}`] ?? ''), columns).has(name)) missing.push(name);
    }
  }
  return missing;
}

/** An instant as PostgreSQL writes it, spelled as answers do. */
const isoText = (text: string) => text.replace(/ (\d\d:\d\d:\d\d\.\d{3})\+00/g, 'T$1Z');
