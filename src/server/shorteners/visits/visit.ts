import type { DeviceClass, Referrer, VisitKind } from '../../../domain/shorteners/types';
import type { Day } from '../../../domain/units';

/** A person's visit of a short link, to be written as a click. */
export interface Visit {
  shortener_id: string;
  /** In milliseconds. */
  at: number;
  device: DeviceClass;
  referrer: Referrer;
  /** Who it was under the day's key, in hexadecimal. */
  visitor: string;
}

export type ApartKind = Exclude<VisitKind, 'people'>;

/** Visits that are no person's, or a person's again: only how many of a day there were is kept. */
export interface Apart {
  shortener_id: string;
  day: Day;
  kind: ApartKind;
  visits: number;
}
