import type { CampaignStatus } from './values';

const next: Record<CampaignStatus, readonly CampaignStatus[]> = {
  pitching: ['on_going', 'cancel'],
  on_going: ['liquidation', 'cancel'],
  liquidation: ['done', 'cancel'],
  done: [],
  cancel: [],
};

/** Whether the campaign's parts may still be written: done and cancel are final (CONTRACT.md §4). */
export function isEditable(status: CampaignStatus): boolean {
  return next[status].length > 0;
}
