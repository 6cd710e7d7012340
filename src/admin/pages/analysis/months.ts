import type { MonthResults } from '../../../domain/analytics/types';

/** More months than these would not be read as bars; the table has all. */
export const mostMonths = 12;

/** `YYYY-MM` as MM/YYYY. */
export const monthText = (month: string) => month.split('-').reverse().join('/');

/** The last months there is room for. */
export const lastMonths = (months: readonly MonthResults[]) => months.slice(-mostMonths);
