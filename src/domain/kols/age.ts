/** Whole years from a birthdate to a day, both `YYYY-MM-DD` (spec 1 §3 KOL age). */
export function ageOn(birthdate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return day.slice(5) < birthdate.slice(5) ? years - 1 : years;
}
