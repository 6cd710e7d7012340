import type { Restored, RestoreOutcome, TrashItem } from './types';

/** What the calls of the trash answer. */
export interface TrashAnswers {
  trashList: TrashItem;
  trashBulk: RestoreOutcome[];
  kolRestore: Restored;
  customerRestore: Restored;
  brandRestore: Restored;
  campaignRestore: Restored;
}
