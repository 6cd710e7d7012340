import { formatExact } from './format';
import { largestNumber } from './limits';

/** What a text entered in a number field says. */
export type TypedNumber =
  | { state: 'empty' }
  | { state: 'number'; value: number }
  /** One separator before three digits, which is the page's decimal mark: grouped it is the first, else the second. */
  | { state: 'unclear'; readings: readonly [number, number] }
  /** More digits than any field takes. */
  | { state: 'large' }
  | { state: 'unreadable' };

const magnitudes: Record<string, number> = {
  k: 3,
  nghìn: 3,
  ngàn: 3,
  m: 6,
  tr: 6,
  triệu: 6,
  b: 9,
  tỷ: 9,
  tỉ: 9,
  ty: 9,
};
const shape = /^(-?)(\d[\d.,]*|[.,]\d+) ?(k|nghìn|ngàn|m|tr|triệu|b|tỷ|tỉ|ty)? ?(?:vnđ|vnd|đ|₫|%)?$/;
const groups = { '.': /^\d{1,3}(\.\d{3})+$/, ',': /^\d{1,3}(,\d{3})+$/ } as const;
type Separator = keyof typeof groups;

/** The mark before decimals, of the page's two. */
function decimalMark(language: string): Separator {
  return formatExact(1.5, language).includes(',') ? ',' : '.';
}

/**
 * Reads a number as people type it: `1200000`, grouped as the page groups or the other way, `1,5 tỷ`, `200tr`, `12k`,
 * `1.2M`, with or without the currency. A magnitude makes the one dot or comma before it the decimal mark. Nothing is
 * left out: what cannot be read whole is not read (CONTRACT-2 §16 Grouping).
 */
export function readNumber(typed: string, language: string): TypedNumber {
  const text = typed.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
  if (text === '') return { state: 'empty' };
  // Blanks group, too, where three digits follow.
  const [, sign, figures, unit] = shape.exec(text.replace(/(?<=\d) (?=\d{3}(?!\d))/g, '')) ?? [];
  if (!figures) return { state: 'unreadable' };
  const power = unit ? (magnitudes[unit] ?? 0) : 0;
  const plain = readFigures(figures, decimalMark(language), power > 0);
  if (!plain) return { state: 'unreadable' };
  const values = plain.map((one) => Number(`${sign}${one}e${power}`));
  if (values.some((value) => Math.abs(value) > largestNumber)) return { state: 'large' };
  const [first = 0, second] = values;
  return second === undefined ? { state: 'number', value: first } : { state: 'unclear', readings: [first, second] };
}

/** The figures as a programmer writes them; two where they can be read two ways, null where in none. */
function readFigures(figures: string, mark: Separator, isScaled: boolean): string[] | null {
  const dots = figures.split('.').length - 1;
  const commas = figures.split(',').length - 1;
  if (dots + commas === 0) return [figures];
  if (dots > 0 && commas > 0) {
    const last: Separator = figures.lastIndexOf('.') > figures.lastIndexOf(',') ? '.' : ',';
    const [whole = '', decimals = '', ...more] = figures.split(last);
    const isGrouped = groups[last === '.' ? ',' : '.'].test(whole);
    return isGrouped && decimals && more.length === 0 ? [`${whole.replace(/\D/g, '')}.${decimals}`] : null;
  }
  const separator: Separator = dots > 0 ? '.' : ',';
  const isGrouped = groups[separator].test(figures) && !figures.startsWith('0');
  const grouped = figures.replace(/\D/g, '');
  if (dots + commas > 1) return isGrouped ? [grouped] : null;
  const decimal = figures.endsWith(separator) ? null : figures.replace(',', '.');
  if (!isGrouped || isScaled) return decimal === null ? null : [decimal];
  return separator === mark && decimal ? [grouped, decimal] : [grouped];
}

const isFinerThan = (value: number, decimals: number) => Number(value.toFixed(decimals)) !== value;

/** What a form holds where a number or an instant was meant and none could be read: as typed, and the code of why. */
export interface Unread {
  typed: string;
  why: (typeof reasons)[number];
}

const reasons = [
  'number_unreadable',
  'number_unclear',
  'number_too_large',
  'integer_required',
  'too_many_decimals',
  'invalid_date',
] as const;

/** What a form holds of a number: the number, the empty text, or what could not be read. */
export type Entered = number | '' | Unread;

/** Whether a value is what nobody could read; no schema takes one. */
export function isUnread(value: unknown): value is Unread {
  if (typeof value !== 'object' || value === null || !('typed' in value)) return false;
  return typeof value.typed === 'string' && 'why' in value && reasons.some((why) => why === value.why);
}

/** The number a form holds; null where there is none (yet). */
export function enteredNumber(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

/** What a form keeps of a text typed into a field of at most so many decimals. */
export function entered(typed: string, language: string, decimals: number): Entered {
  const read = readNumber(typed, language);
  if (read.state === 'empty') return '';
  if (read.state === 'unclear') return { typed, why: 'number_unclear' };
  if (read.state === 'large') return { typed, why: 'number_too_large' };
  if (read.state === 'unreadable') return { typed, why: 'number_unreadable' };
  if (!isFinerThan(read.value, decimals)) return read.value;
  return { typed, why: decimals > 0 ? 'too_many_decimals' : 'integer_required' };
}
