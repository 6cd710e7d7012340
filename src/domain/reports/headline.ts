import type { ProgressType } from './metrics';

const counts = (...types: ProgressType[]): readonly ProgressType[] => types;

/** What every form of a report begins with: four figures large, others small, and what was paid where it is told. */
export const headline = {
  large: counts('views', 'engagement', 'buzz', 'quantity'),
  small: counts('like', 'comment', 'share', 'mention'),
  costs: ['cpe', 'cpv', 'price', 'booking_price', 'booking_cpe', 'booking_cpv'],
} as const;
