import { describe, expect, it } from 'vitest';
import { budgetUse } from '../../src/domain/budget';
import { priceEnds, sumKols } from '../../src/domain/kols/sums';
import type { KolSocial } from '../../src/domain/kols/types';

const social = (follower_count: number | null) => ({ follower_count }) as KolSocial;
const kol = (followers: (number | null)[], from?: number | null, to?: number | null) => ({
  socials: followers.map(social),
  ...(from !== undefined && { booking_price_from: from }),
  ...(to !== undefined && { booking_price_to: to }),
});

describe('what chosen KOLs come to', () => {
  it('adds up followers over all channels and prices from end to end, and counts whom it does not know', () => {
    expect(sumKols([kol([1_000, null], 5, 9), kol([500], null, 7), kol([null], 3, null), kol([], null, null)])).toEqual(
      { followers: 1_500, unread: 2, from: 15, to: 19, unpriced: 1 },
    );
  });

  it('knows nothing rather than 0 where nobody is known', () => {
    expect(sumKols([kol([null], null, null)])).toEqual({
      followers: null,
      unread: 1,
      from: null,
      to: null,
      unpriced: 1,
    });
    expect(sumKols([])).toEqual({ followers: null, unread: 0, from: null, to: null, unpriced: 0 });
  });

  it('has no price for whom prices are withheld from', () => {
    expect(priceEnds(kol([10]))).toBeNull();
    expect(priceEnds(kol([10], 0, 4))).toEqual({ from: 0, to: 4 });
  });
});

describe('a sum against a budget', () => {
  it.each([
    [40, 100, { share: 40, left: 60 }],
    [150, 100, { share: 150, left: -50 }],
    [null, 100, { share: 0, left: 100 }],
    [40, 0, { share: null, left: -40 }],
    [40, null, null],
  ])('%s of %s', (sum, budget, expected) => {
    expect(budgetUse(sum, budget)).toEqual(expected);
  });
});
