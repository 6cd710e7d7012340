import { readDay } from '../../domain/dates';
import { type ImportColumn, workbookLanguages } from '../../domain/imports';
import { normalise } from '../../domain/text';
import { writeDay } from '../../domain/typedDay';
import type { CellValue } from '../adapters/workbooks/cells';
import { readInstant } from './instants';
import { readNumber } from './numbers';
import { yesNoTyped } from './words';

const numberKinds = new Set<ImportColumn['kind']>(['wholeNumber', 'money', 'decimal', 'percent']);

export type ReadCell = { value: unknown } | { error: string };

const found = (value: unknown, error: string): ReadCell =>
  value === null || value === undefined ? { error } : { value };

/** A cell's text as the person sees it. */
export function cellText(cell: Exclude<CellValue, null>): string {
  if (cell instanceof Date)
    return cell
      .toISOString()
      .replace(/T00:00:00\.000Z$/, '')
      .replace(/\.000Z$/, '');
  const text = String(cell);
  // PostgreSQL takes neither NUL nor half a character. The first look is the cheaper one: a pair counts there too.
  return /[\0\uD800-\uDFFF]/.test(text) ? text.replace(/\0|\p{Surrogate}/gu, '') : text;
}

/** A cell as the person sees it in the file, to be told what is wrong with it: days and times as the agency writes them. */
export function cellSeen(cell: CellValue): string {
  if (cell === null) return '';
  if (!(cell instanceof Date)) return cellText(cell);
  const [day = '', time = ''] = cell.toISOString().split('T');
  const clock = time.replace(/(:00)?\.\d+Z$/, '');
  return `${writeDay(day)}${clock === '00:00' ? '' : ` ${clock}`}`;
}

/** A cell as a value of its column's kind; an empty one is undefined. Rules about the value are the schema's matter. */
export function readCell(column: ImportColumn, cell: CellValue): ReadCell {
  if (cell === null) return { value: undefined };
  const isNumber = typeof cell === 'number';
  const text = isNumber && numberKinds.has(column.kind) ? '' : cellText(cell);
  switch (column.kind) {
    case 'text':
    case 'code':
    case 'url':
      return { value: text };
    case 'list':
      return { value: text.split(/[\s,;]+/).filter(Boolean) };
    case 'wholeNumber':
    case 'money':
      return found(isNumber ? cell : readNumber(text, true), 'invalid_value');
    case 'decimal':
    case 'percent':
      return found(isNumber ? cell : readNumber(text, false), 'invalid_value');
    case 'instant':
      return found(cell instanceof Date || typeof cell === 'string' ? readInstant(cell) : null, 'invalid_date');
    case 'day':
      return { value: readDay(text) };
    case 'boolean':
      return found(yesNoTyped.get(normalise(text)), 'invalid_value');
    case 'choice':
      return found(
        choicesOf(column).get(text) ?? choicesOf(column).get(normalise(text)),
        column.choiceError ?? 'invalid_value',
      );
    case 'choices':
      return found(choicesIn(text, choicesOf(column)), column.choiceError ?? 'invalid_value');
  }
}

const cleared: Partial<Record<ImportColumn['kind'], unknown>> = { list: [], choices: [], boolean: false };

/** What an update writes where a cell says that it clears the value (CONTRACT-2 §16 Imports). */
export const clearedValue = ({ kind }: ImportColumn): unknown => cleared[kind] ?? null;

/** Whether a cell clears the value rather than saying one. */
export const isClearing = (cell: CellValue) => typeof cell === 'string' && cell.trim() === '-';

/** Every choice the text names, null where a part names none. Names may have commas of their own. */
function choicesIn(text: string, choices: ReadonlyMap<string, string>): string[] | null {
  const named = (part: string) => choices.get(part.trim()) ?? choices.get(normalise(part));
  const parts = text.split(/[;\n]/).flatMap((part) => (named(part) === undefined ? part.split(',') : part));
  const values = parts.filter((part) => part.trim() !== '').map(named);
  return values.every((value) => value !== undefined) ? [...new Set(values)] : null;
}

const known = new WeakMap<ImportColumn, Map<string, string>>();

function choicesOf(column: ImportColumn): Map<string, string> {
  const earlier = known.get(column);
  if (earlier) return earlier;
  const names = (column.choices ?? []).flatMap(({ value, label }) => [
    [normalise(value), value] as const,
    // Also as offered, which needs no normalising.
    ...workbookLanguages.flatMap((language) =>
      [label[language], normalise(label[language])].map((name) => [name, value] as const),
    ),
  ]);
  const choices = new Map(names);
  known.set(column, choices);
  return choices;
}
