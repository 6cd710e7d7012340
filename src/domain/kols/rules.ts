import type { FieldError } from '../errors';
import type { BookingRange } from './prices';
import type { KolType } from './values';

/** Whether two prices in VND are a range; an open end is one. */
export function isPriceRange(from: number | null | undefined, to: number | null | undefined): boolean {
  return typeof from !== 'number' || typeof to !== 'number' || from <= to;
}

interface Whole extends BookingRange {
  type: KolType;
  fullname: string | null;
}

/** What is wrong with a KOL as it would be after an edit of some fields (spec 1 §5 KOL). */
export function wholeProblems(kol: Whole): FieldError[] {
  const problems: FieldError[] = [];
  if (kol.type === 'personal' && !kol.fullname) problems.push({ property: 'fullname', message: 'field_required' });
  if (!isPriceRange(kol.booking_price_from, kol.booking_price_to)) {
    problems.push({ property: 'booking_price_to', message: 'price_range_incorrect' });
  }
  return problems;
}
