import { describe, expect, it } from 'vitest';
import { taxNumberDoubt } from '../src/domain/customers/taxNumber';

describe('a tax number', () => {
  it.each([
    '0100109106',
    '0300588569',
    '0100109106-001',
    '0100109106001',
    '0100 109 106',
    '001201012345',
    '079301012345',
  ])('%s is one', (number) => expect(taxNumberDoubt(number)).toBeNull());

  it('has a tenth digit that follows from the nine', () => {
    const fitting = [...'0123456789'].filter((digit) => taxNumberDoubt(`010010910${digit}`) === null);
    expect(fitting).toEqual(['6']);
    expect(taxNumberDoubt('0100109105')).toBe('tax_number_check');
    expect(taxNumberDoubt('0100109160')).toBe('tax_number_check');
    expect(taxNumberDoubt('0100109105-001')).toBe('tax_number_check');
  });

  it('has no tenth digit at all where ten is what follows', () => {
    for (const digit of '0123456789') expect(taxNumberDoubt(`000000000${digit}`)).toBe('tax_number_check');
  });

  it.each([
    '',
    '12345',
    'DE123456789',
    '01001091061',
    '0100109106-000',
    '0100109106-01',
    '999201012345',
    '000201012345',
  ])('“%s” has another shape', (number) => expect(taxNumberDoubt(number)).toBe('tax_number_shape'));
});
