import { expect, it } from 'vitest';
import { faultsByColumn, joinedFaults } from './importFaults';

it('tells of each wrong cell once, with all that is wrong with it', () => {
  const faults = [
    { column: 'code', error: 'user_code_already_exist' },
    { column: 'email', error: 'email_is_incorrect' },
    { column: 'code', error: 'row_is_duplicate', of_row: 2 },
  ];
  const told = faultsByColumn(faults).map(({ column, faults: all }) => [column, joinedFaults(all.map((f) => f.error))]);
  expect(told).toEqual([
    ['code', 'user_code_already_exist; row_is_duplicate'],
    ['email', 'email_is_incorrect'],
  ]);
  expect(joinedFaults(['KOL1', 'KOL1'])).toBe('KOL1');
});
