import type { ReportSnapshot, ReportSnapshotDetail, Verification } from './types';

/** What the calls of frozen reports answer. */
export interface ReportSnapshotAnswers {
  reportSnapshotList: ReportSnapshot;
  reportSnapshotCreate: ReportSnapshot;
  reportSnapshotDetail: ReportSnapshotDetail;
  reportSnapshotWithdraw: ReportSnapshot;
  verifyNumber: Verification;
  verifyHash: Verification;
}
