import type { ReportSnapshot } from '../reportSnapshots/types';

/**
 * Whether a link may show a frozen report: one made for customers that was not withdrawn (CONTRACT-2 §9). Of one that was
 * replaced the link says what took its place.
 */
export function mayBeLinked({ audience, withdrawn_at }: Pick<ReportSnapshot, 'audience' | 'withdrawn_at'>): boolean {
  return audience === 'customer' && withdrawn_at === null;
}
