import { describe, expect, it } from 'vitest';
import { addMonths, readTypedDay, readTypedInstant, weeksOf, writeDay, writeInstant } from '../src/domain/typedDay';

describe('a day as it is typed', () => {
  it.each([
    '31/03/1995',
    '31/3/1995',
    '31.03.1995',
    '31-3-1995',
    '31 / 3 / 1995',
    '31031995',
    '1995-03-31',
    ' 31/03/1995 ',
  ])('%s is read day first', (typed) => expect(readTypedDay(typed)).toBe('1995-03-31'));

  it.each(['', '31/02/2026', '03/31/1995', '31/03/95', '31/03', 'hôm nay', '32/01/2026', '1995-3-31', '3131995'])(
    '“%s” is none',
    (typed) => expect(readTypedDay(typed)).toBeNull(),
  );

  it('is shown as it is typed', () => {
    expect(writeDay('1995-03-31')).toBe('31/03/1995');
    expect(writeDay('31/3')).toBe('31/3');
  });
});

describe('a day and time as they are typed', () => {
  it.each([
    ['31/03/2026 18:30', '2026-03-31T11:30:00.000Z'],
    ['31/03/2026, 8:05', '2026-03-31T01:05:00.000Z'],
    ['31/03/2026 18h30', '2026-03-31T11:30:00.000Z'],
    ['31/03/2026 18h', '2026-03-31T11:00:00.000Z'],
    ['2026-03-31T18:30', '2026-03-31T11:30:00.000Z'],
    ['31/03/2026', '2026-03-30T17:00:00.000Z'],
  ])('%s stands on the agency’s clock', (typed, instant) => {
    expect(readTypedInstant(typed)).toBe(instant);
    expect(readTypedInstant(writeInstant(instant))).toBe(instant);
    expect(writeInstant(typed.startsWith('2026') ? '' : typed)).toBe(typed.startsWith('2026') ? '' : typed);
  });

  it.each(['31/03/2026 25:00', '31/03/2026 18:61', '18:30', '31/03/2026 18', 'x'])('“%s” is none', (typed) =>
    expect(readTypedInstant(typed)).toBeNull(),
  );
});

describe('a calendar', () => {
  it('has the weeks of a month from Monday', () => {
    const march = weeksOf('2026-03');
    expect(march[0]).toEqual([23, 24, 25, 26, 27, 28].map((date) => `2026-02-${date}`).concat('2026-03-01'));
    expect(march.at(-1)?.slice(0, 3)).toEqual(['2026-03-30', '2026-03-31', '2026-04-01']);
    expect(weeksOf('2027-02')).toHaveLength(4);
    expect(march.every((week) => week.length === 7)).toBe(true);
  });

  it('turns its months without leaving them out', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
    expect(addMonths('2028-02-29', 12)).toBe('2029-02-28');
  });
});
