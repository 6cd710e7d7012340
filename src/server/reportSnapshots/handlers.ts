import { textIn } from '../jobs/data';
import type { Handlers } from '../jobs/handler';
import { freezeDone } from './freezeDone';
import { giveUpFiles, renderFiles } from './render';

/** The jobs of frozen reports: freezing those of a campaign that is done, their files, and giving these up. */
export const reportSnapshotHandlers = {
  report_freeze: {
    effect: 'read_then_write',
    read: (services, data) => freezeDone(services, textIn(data, 'campaign_id'), textIn(data, 'as_of')),
  },
  report_files: { effect: 'read_then_write', read: (services, data) => renderFiles(services, snapshotIn(data)) },
  report_files_failed: { effect: 'database', run: (services, data) => giveUpFiles(services, snapshotIn(data)) },
} satisfies Handlers;

const snapshotIn = (data: object) => textIn(data, 'snapshot_id');
