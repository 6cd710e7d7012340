import type { BulkOutcome } from '../bulk';
import type { Restored, TrashItem } from './types';

/** What the calls of the trash answer. */
export interface TrashAnswers {
  trashList: TrashItem;
  trashBulk: BulkOutcome[];
  kolRestore: Restored;
  customerRestore: Restored;
  brandRestore: Restored;
  campaignRestore: Restored;
}
