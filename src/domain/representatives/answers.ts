import type { Representative } from './types';

/** What the calls of representatives answer. */
export interface RepresentativeAnswers {
  representativeDetail: Representative;
  representativeCreate: Representative;
  representativeUpdate: Representative;
}
