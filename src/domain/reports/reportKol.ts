import type { KolRef } from '../campaigns/types';
import type { Network } from '../networks';
import type { Vnd, VndEach } from '../units';
import type { CoveredMetric, ReportTotals } from './types';

/** A KOL over its SOWs; money in VND for staff alone. */
export type ReportKol = Pick<ReportTotals, 'posts' | CoveredMetric | 'engagement_rate' | 'coverage'> & {
  kol: KolRef;
  /** Numbers of its SOWs, and the networks of them. */
  sows: number[];
  networks: Network[];
  price?: Vnd | null;
  booking_price?: Vnd | null;
  cpe?: VndEach | null;
  cpv?: VndEach | null;
  booking_cpe?: VndEach | null;
  booking_cpv?: VndEach | null;
};
