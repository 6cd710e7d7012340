import type { CampaignStatus } from './values';

const next: Record<CampaignStatus, readonly CampaignStatus[]> = {
  pitching: ['on_going', 'cancel'],
  on_going: ['liquidation', 'cancel'],
  liquidation: ['done', 'cancel'],
  done: [],
  cancel: [],
};

/** The statuses a campaign may move to (CONTRACT.md §4). */
export function nextStatuses(status: CampaignStatus): readonly CampaignStatus[] {
  return next[status];
}

/** Whether the campaign's parts may still be written: done and cancel are final (CONTRACT.md §4). */
export function isEditable(status: CampaignStatus): boolean {
  return next[status].length > 0;
}
