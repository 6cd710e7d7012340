import type { SectionColumn } from '../../domain/reports/sections/types';

/** Which column a row is known by, which stands small below it, and the others; places in the table's columns. */
export function leadOf(columns: readonly SectionColumn[]): { lead: number; note: number | null; rest: number[] } {
  const placeOf = (key: string) => columns.findIndex((column) => column.key === key);
  const lead = Math.max(0, placeOf('kol'));
  const note = [placeOf('kol_code'), placeOf('number')].find((place) => place >= 0 && place !== lead) ?? null;
  return { lead, note, rest: [...columns.keys()].filter((place) => place !== lead && place !== note) };
}
