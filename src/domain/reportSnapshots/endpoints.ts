import { rightIn } from '../access';
import type { Endpoint } from '../endpoint';
import { formTypes } from '../reports/forms';

const campaigns = rightIn('campaigns_management');

/** Calls of frozen reports, and of proving one to be ours (CONTRACT-2 §9). */
export const reportSnapshotEndpoints = {
  reportSnapshotList: {
    method: 'GET',
    path: '/campaigns/{id}/report-snapshots',
    access: campaigns('r_report'),
    summary: 'Frozen reports of a campaign, newest first; reduced viewers see the finished ones made for customers',
    answer: 'list',
    reads: ['campaigns', 'reportSnapshots'],
    readsStandby: true,
  },
  reportSnapshotCreate: {
    method: 'POST',
    path: '/campaigns/{id}/report-snapshots',
    access: campaigns('u_report'),
    summary: 'Freeze the report: takes a number, keeps the document as it is, and renders its files',
    answer: 'one',
    changes: ['reportSnapshots', 'audit'],
  },
  reportSnapshotDetail: {
    method: 'GET',
    path: '/campaigns/report-snapshots/{id}',
    access: campaigns('r_report'),
    summary: 'One frozen report with its document',
    answer: 'one',
    reads: ['reportSnapshots'],
  },
  reportSnapshotFile: {
    method: 'GET',
    path: '/campaigns/report-snapshots/{id}/file',
    access: campaigns('r_report'),
    summary: 'A file of a frozen report, the same bytes every time',
    answer: 'file',
    exports: true,
    fileType: Object.values(formTypes),
    reads: ['reportSnapshots'],
  },
  reportSnapshotWithdraw: {
    method: 'PUT',
    path: '/campaigns/report-snapshots/{id}/withdraw',
    access: campaigns('u_report'),
    summary: 'Say that a frozen report no longer counts, and why; nothing is deleted',
    answer: 'one',
    changes: ['reportSnapshots', 'audit'],
  },
  verifyNumber: {
    method: 'GET',
    path: '/verify',
    access: 'public',
    summary: 'What was frozen under this number and code, and whether it still counts',
    answer: 'one',
    reads: ['reportSnapshots'],
  },
  verifyHash: {
    method: 'GET',
    path: '/verify/{sha256}',
    access: 'public',
    summary: 'What a file or document with this SHA-256 is, and whether it still counts',
    answer: 'one',
    reads: ['reportSnapshots'],
  },
} satisfies Record<string, Endpoint>;
