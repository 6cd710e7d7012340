import { describe, expect, it } from 'vitest';
import { placeInPeriod } from '../src/domain/campaigns/period';
import { budgetOf } from '../src/domain/reports/campaignMoney';

describe('where a day stands in a campaign', () => {
  const period = { start_date: '2026-03-01', end_date: '2026-03-31' };
  it.each([
    ['2026-02-28', { is: 'before', days: 1 }],
    ['2026-02-01', { is: 'before', days: 28 }],
    ['2026-03-01', { is: 'within', number: 1, of: 31, left: 30, gone: 3.23 }],
    ['2026-03-31', { is: 'within', number: 31, of: 31, left: 0, gone: 100 }],
    ['2026-04-01', { is: 'after', days: 1 }],
    ['2026-05-01', { is: 'after', days: 31 }],
  ])('%s', (today, place) => {
    expect(placeInPeriod(period, today)).toEqual(place);
  });

  it('is only its day where the end is open', () => {
    expect(placeInPeriod({ ...period, end_date: null }, '2026-03-10')).toEqual({ is: 'open', number: 10 });
  });
});

describe('what SOWs take of the budget', () => {
  const sow = { booking_price: 8_000_000, sale_price: 10_000_000, off_booking_price: null, off_sale_price: null };

  it('is their sale prices, with the margin of those both prices are known of', () => {
    expect(budgetOf([sow, { ...sow, booking_price: null }], 40_000_000)).toEqual({
      sale: 20_000_000,
      booking: 8_000_000,
      unpriced: 0,
      share: 50,
      left: 20_000_000,
      margin: 2_000_000,
      margin_rate: 20,
    });
  });

  it('names the SOWs without a price, and says by how much the budget is passed', () => {
    const money = budgetOf([sow, { ...sow, booking_price: null, sale_price: null }], 9_000_000);
    expect(money).toMatchObject({ sale: 10_000_000, unpriced: 1, share: 111.11, left: -1_000_000 });
  });

  it('knows no margin where no SOW has both prices, and no share of a budget of 0', () => {
    expect(budgetOf([{ ...sow, booking_price: null }], 0)).toMatchObject({
      margin: null,
      margin_rate: null,
      share: null,
    });
    expect(budgetOf([], 1_000)).toMatchObject({ sale: 0, unpriced: 0, share: 0, left: 1_000, margin: null });
  });

  it('is nothing where prices or the budget are withheld', () => {
    expect(budgetOf([{}], 1_000)).toBeNull();
    expect(budgetOf([sow], undefined)).toBeNull();
  });
});
