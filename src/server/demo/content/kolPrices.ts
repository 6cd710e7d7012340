import type { KolPrice } from '../../../domain/kols/prices';
import { formatsOfNetwork } from './campaigns';
import type { DemoKol } from './kols';
import type { Random } from './random';

const priceStep = 500_000;

/** Two KOLs of three have a list; of one in five of those the range was set by hand, above its highest price. */
const shares = { listed: 0.67, byHand: 0.2 };

/**
 * A KOL's price list in VND: on each of its networks the formats usual there, the first the dearest, and what has most
 * followers dearest of all. Lowest and highest are those of its range but where that was set by hand.
 */
export function demoPrices(random: Random, kol: DemoKol): KolPrice[] {
  if (!random.chance(shares.listed)) return [];
  const { booking_price_from: lowest, booking_price_to: highest } = kol;
  const worth = kol.socials
    .flatMap(({ social_type, follower_count }) =>
      formatsOfNetwork[social_type].map((post_format, place) => ({
        social_type,
        post_format,
        value: follower_count * 0.7 ** place,
      })),
    )
    .sort((a, b) => a.value - b.value);
  const top = random.chance(shares.byHand) ? Math.max(lowest, highest - 2 * priceStep) : highest;
  return worth.map(({ value: _value, ...kind }, rank) => {
    const between = lowest + ((top - lowest) * rank) / Math.max(1, worth.length - 1);
    return { ...kind, price: Math.round(between / priceStep) * priceStep };
  });
}
