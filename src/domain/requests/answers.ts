import type { BulkOutcome } from '../bulk';
import type { RequestDetail, RequestListItem } from './types';

/** What the calls of campaign requests answer. */
export interface RequestAnswers {
  requestList: RequestListItem;
  requestDetail: RequestDetail;
  requestUpdate: RequestDetail;
  requestBulk: BulkOutcome[];
  requestCreate: { id: string };
}
