import { describe, expect, it } from 'vitest';
import { addDays, dayOf } from '../../src/domain/dates';
import { beginsAsDocument } from '../../src/domain/media/beginning';
import { faultsOf, formIn, inputOf } from '../../src/public/request/check';
import { emptyForm } from '../../src/public/request/requestForm';

const typed = (request_budget: string, language: 'vi' | 'en') => ({
  form: { ...emptyForm, request_budget },
  language,
  at: 1,
});

describe('what a guest typed', () => {
  it.each([
    ['300.000', 'vi', 'en', 300_000],
    ['1.200.000', 'vi', 'en', 1_200_000],
    ['1,5 tỷ', 'vi', 'en', 1_500_000_000],
    ['300,000', 'en', 'vi', 300_000],
    ['1.2M', 'en', 'vi', 1_200_000],
    ['500', 'vi', 'en', 500],
  ] as const)('%s typed in %s keeps its value in %s', (text, typedIn, language, value) => {
    const form = formIn(typed(text, typedIn), language);
    expect(inputOf(form, [], language)).toMatchObject({ request_budget: value });
  });

  it('stands as it was typed in its own language, and where it cannot be read', () => {
    expect(formIn(typed('200tr', 'vi'), 'vi').request_budget).toBe('200tr');
    expect(formIn(typed('nhiều lắm', 'vi'), 'en').request_budget).toBe('nhiều lắm');
  });

  it('begins today or later', () => {
    const today = dayOf(new Date());
    const faultsFrom = (request_start_date: string) =>
      faultsOf({ ...emptyForm, request_start_date }, [], 'vi').filter(
        ({ property, message }) => property === 'request_start_date' && message !== 'field_required',
      );
    expect(faultsFrom(addDays(today, -1))).toEqual([{ property: 'request_start_date', message: 'start_date_in_past' }]);
    expect([faultsFrom(today), faultsFrom('')]).toEqual([[], []]);
  });
});

it('a file is told to be no document by how it begins', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  expect(beginsAsDocument(bytes('%PDF-1.7\n'))).toBe(true);
  expect(beginsAsDocument(bytes('PK\u0003\u0004'))).toBe(true);
  expect(beginsAsDocument(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]))).toBe(true);
  for (const text of ['', 'MZ', 'không phải PDF', '%PD']) expect(beginsAsDocument(bytes(text))).toBe(false);
});
