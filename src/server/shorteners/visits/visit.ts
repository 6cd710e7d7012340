import type { DeviceClass, Referrer, VisitKind } from '../../../domain/shorteners/types';

/** A visit of a short link to be counted. */
export interface Visit {
  shortener_id: string;
  /** In milliseconds. */
  at: number;
  kind: VisitKind;
  device: DeviceClass;
  referrer: Referrer;
  /** Who it was under the day's key; null of what is no person. */
  visitor: Buffer | null;
}
