import { describe, expect, it } from 'vitest';
import * as yup from 'yup';
import { AppError } from '../src/domain/errors';
import { type Entered, entered } from '../src/domain/typedNumber';
import { anyPhone, mobilePhone, parse, text, wholeNumber } from '../src/domain/validation';
import { faultsIn } from '../src/ui/console/form/resolver';

function errorsOf(schema: yup.Schema<unknown>, input: unknown) {
  try {
    parse(schema, input);
    return [];
  } catch (error) {
    return error instanceof AppError ? error.errors : null;
  }
}

describe('a telephone number', () => {
  const mobile = yup.object({ phone: mobilePhone() });
  const any = yup.object({ phone: anyPhone() });

  it.each([
    ['+84 912 345 678', '+84912345678'],
    ['0912.345.678', '0912345678'],
    ['0912-345-678', '0912345678'],
    ['0912–345–678', '0912345678'],
    ['0912\u00a0345\u00a0678', '0912345678'],
    ['912345678', '912345678'],
  ])('%s is taken without what parts it', (typed, kept) => {
    expect(parse(mobile, { phone: typed })).toEqual({ phone: kept });
  });

  it('is nothing else for that', () => {
    for (const phone of ['+84 (912) 345 678', '0912 345 67', '02838221234', '0912/345/678', '. - .'])
      expect(errorsOf(mobile, { phone }), phone).not.toEqual([]);
  });

  it('of any kind keeps its blanks and dashes', () => {
    expect(parse(any, { phone: '(028) 3822-1234' })).toEqual({ phone: '(028) 3822-1234' });
    expect(parse(any, { phone: '028.3822.1234' })).toEqual({ phone: '028 3822 1234' });
  });
});

describe('a limit', () => {
  it('is told with what is allowed', () => {
    const schema = yup.object({ name: text(255), count: wholeNumber() });
    expect(errorsOf(schema, { name: 'x'.repeat(300), count: 1e15 })).toEqual([
      { property: 'name', message: 'text_too_long', limit: { max: 255, now: 300 } },
      { property: 'count', message: 'number_too_large', limit: { max: 999_999_999_999_999, now: 1e15 } },
    ]);
  });
});

describe('a form with a number nobody can read', () => {
  const schema = yup.object({ budget: wholeNumber(), rows: yup.array(yup.object({ count: wholeNumber() })) });
  const faults = (budget: Entered, count: Entered = '') =>
    faultsIn({ schema }, { budget, rows: [{ count: count === '' ? 0 : count }] });

  it('says why, once a field', () => {
    expect(faults(entered('12x', 'en', 0))).toEqual([{ property: 'budget', message: 'number_unreadable' }]);
    expect(faults(entered('1.200', 'en', 0))).toEqual([{ property: 'budget', message: 'number_unclear' }]);
    expect(faults(entered('1.5', 'en', 0))).toEqual([{ property: 'budget', message: 'integer_required' }]);
    expect(faults(entered('1e3', 'en', 0))).toEqual([{ property: 'budget', message: 'number_unreadable' }]);
    expect(faults(5, entered('1.200', 'en', 0))).toEqual([{ property: 'rows.0.count', message: 'number_unclear' }]);
  });

  it('takes what was read', () => {
    for (const typed of ['1.2M', '200tr', '1,5 tỷ', '']) expect(faults(entered(typed, 'vi', 0)), typed).toEqual([]);
    expect(entered('3,456', 'en', 2)).toBe(3456);
    expect(entered('3.4567', 'en', 2)).toEqual({ typed: '3.4567', why: 'too_many_decimals' });
    expect(entered('3,45', 'en', 2)).toBe(3.45);
  });
});
