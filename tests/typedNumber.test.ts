import { describe, expect, it } from 'vitest';
import { readNumber, type TypedNumber } from '../src/domain/typedNumber';

const number = (value: number): TypedNumber => ({ state: 'number', value });
const unclear = (...readings: [number, number]): TypedNumber => ({ state: 'unclear', readings });

describe('a number as it is typed', () => {
  it.each([
    ['1200000', 1_200_000],
    ['1.2M', 1_200_000],
    ['1,2M', 1_200_000],
    ['1.2 m', 1_200_000],
    ['12k', 12_000],
    ['12K', 12_000],
    ['200tr', 200_000_000],
    ['200 triệu', 200_000_000],
    ['1,5 tỷ', 1_500_000_000],
    ['1.5 tỉ', 1_500_000_000],
    ['1,5 t\u1ef7', 1_500_000_000],
    ['1,5 ty\u0309', 1_500_000_000],
    ['2b', 2_000_000_000],
    ['0.07k', 70],
    ['1.234567M', 1_234_567],
    ['1.200k', 1_200],
    ['390.000.000 VNĐ', 390_000_000],
    ['390,000,000đ', 390_000_000],
    ['390 000 000', 390_000_000],
    ['1.234,5', 1_234.5],
    ['1,234.5', 1_234.5],
    ['0', 0],
    ['0.500', 0.5],
    ['1,5', 1.5],
    ['1.2345', 1.2345],
    ['-5', -5],
    ['1234.567', 1_234.567],
  ])('%s is %d on every page', (typed, value) => {
    expect(readNumber(typed, 'vi')).toEqual(number(value));
    expect(readNumber(typed, 'en')).toEqual(number(value));
  });

  it('reads one separator before three digits as the page groups, and both ways where it does not', () => {
    expect(readNumber('1.200', 'vi')).toEqual(number(1_200));
    expect(readNumber('1.200', 'en')).toEqual(unclear(1_200, 1.2));
    expect(readNumber('1,200', 'en')).toEqual(number(1_200));
    expect(readNumber('1,200', 'vi')).toEqual(unclear(1_200, 1.2));
  });

  it.each([
    'abc',
    '12x',
    '1e5',
    '0x1F',
    '1.2.3',
    '1.20.000',
    '12,00,000',
    '1tr5',
    'k',
    '.',
    ',',
    '1.',
    '5..',
    '12 34',
    '--5',
    '1M2',
  ])('%s is nothing', (typed) => {
    expect(readNumber(typed, 'vi')).toEqual({ state: 'unreadable' });
    expect(readNumber(typed, 'en')).toEqual({ state: 'unreadable' });
  });

  it('knows what is too large from what is no number', () => {
    expect(readNumber('999999999999999', 'vi')).toEqual(number(999_999_999_999_999));
    expect(readNumber('1000000000000000', 'vi')).toEqual({ state: 'large' });
    expect(readNumber('999999 tỷ', 'vi')).toEqual(number(999_999_000_000_000));
    expect(readNumber('9999999 tỷ', 'vi')).toEqual({ state: 'large' });
  });

  it('is empty where nothing but blanks stands', () => {
    expect(readNumber('', 'vi')).toEqual({ state: 'empty' });
    expect(readNumber(' \u00a0 ', 'en')).toEqual({ state: 'empty' });
  });
});
