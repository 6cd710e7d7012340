import type { Instant } from '../units';
/** A language of the product (spec 1 §3 Language). */
export interface Language {
  id: string;
  code: string;
  /** Its name in itself. */
  language: string;
  country_code: string;
  flag: string | null;
  enable: boolean;
  created_at: Instant;
  updated_at: Instant;
  version: number;
}
