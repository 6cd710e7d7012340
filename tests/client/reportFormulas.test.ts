import { describe, expect, it } from 'vitest';
import { costProgress, costsOf } from '../../src/domain/reports/costs';
import { bookingPriceOf, marginOf, pricesOf, salePriceOf } from '../../src/domain/reports/prices';
import { engagementRateOf, engagementRateProgress, rateOf } from '../../src/domain/reports/rates';

describe('the price of a SOW', () => {
  const both = { booking_price: 6, off_booking_price: 2, sale_price: 10, off_sale_price: 5 };

  it('is the online and the offline one together', () => {
    expect([salePriceOf(both), bookingPriceOf(both), marginOf(both)]).toEqual([15, 8, 7]);
    expect(salePriceOf({ ...both, sale_price: null })).toBe(5);
    expect(salePriceOf({ sale_price: 0, off_sale_price: null })).toBe(0);
  });

  it('is unknown where neither is known, and absent where both are withheld', () => {
    const unknown = { sale_price: null, off_sale_price: null };
    expect([salePriceOf(unknown), bookingPriceOf(unknown)]).toEqual([null, undefined]);
    expect([marginOf(unknown), marginOf({}), marginOf({ ...both, ...unknown })]).toEqual([null, null, null]);
  });

  it('counts while it is entered for the chosen parts, as far as it is a number', () => {
    const entered = { is_online: true, is_offline: false, ...both };
    expect(pricesOf([entered, { ...entered, is_offline: true }])).toEqual({ sale: 25, booking: 14, margin: 11 });
    expect(pricesOf([{ ...entered, sale_price: '', booking_price: Number.NaN }, {}])).toEqual({
      sale: 0,
      booking: 0,
      margin: 0,
    });
  });
});

describe('the cost of what was got', () => {
  it('is taken on the sale and on the booking price', () => {
    expect(costsOf({ price: 1_000, booking_price: 600 }, { engagement: 30, views: 0 })).toEqual({
      cpe: 33.33,
      cpv: null,
      booking_cpe: 20,
      booking_cpv: null,
    });
    expect(costsOf({ price: null, booking_price: 0 }, { engagement: 30, views: null })).toEqual({
      cpe: null,
      cpv: null,
      booking_cpe: 0,
      booking_cpv: null,
    });
  });

  it('is the better the lower it is, without rounding on the way', () => {
    expect(costProgress(1_000, 30, 20)).toEqual({ current: 33.33, target: 50, rate: 150 });
    expect(costProgress(1_000, 3, 7)).toEqual({ current: 333.33, target: 142.86, rate: 42.86 });
    expect(costProgress(0, 30, 20)).toEqual({ current: 0, target: 0, rate: null });
    expect(costProgress(1_000, 0, 20)).toEqual({ current: null, target: 50, rate: null });
    expect(costProgress(1_000, 30, null)).toEqual({ current: 33.33, target: null, rate: null });
    expect(costProgress(null, 30, 20)).toEqual({ current: null, target: null, rate: null });
  });
});

describe('a rate', () => {
  it('is current ÷ target in percent', () => {
    expect([rateOf(1, 3), rateOf(0, 3), rateOf(3, 0), rateOf(null, 3), rateOf(3, null)]).toEqual([
      33.33,
      0,
      null,
      null,
      null,
    ]);
  });

  it('of engagement is engagement ÷ followers, against a promise of two decimals', () => {
    expect(engagementRateOf(123, 2_000)).toBe(6.15);
    expect(engagementRateProgress(123, 2_000, 7.5)).toEqual({ current: 6.15, target: 7.5, rate: 82 });
    expect(engagementRateProgress(123, 2_000, 0.29)).toEqual({ current: 6.15, target: 0.29, rate: 2120.69 });
    expect(engagementRateProgress(123, null, 7.5)).toEqual({ current: null, target: 7.5, rate: null });
    expect(engagementRateProgress(123, 2_000, null)).toEqual({ current: 6.15, target: null, rate: null });
  });
});
