import { isDay } from '../dates';
import type { CampaignStatus } from './values';

const next: Record<CampaignStatus, readonly CampaignStatus[]> = {
  pitching: ['on_going', 'cancel'],
  on_going: ['liquidation', 'cancel'],
  liquidation: ['done', 'cancel'],
  done: [],
  cancel: [],
};

/** What may follow a status (CONTRACT.md §4). */
export function nextStatuses(status: CampaignStatus): readonly CampaignStatus[] {
  return next[status];
}

/** Whether the campaign's parts may still be written: done and cancel are final (CONTRACT.md §4). */
export function isEditable(status: CampaignStatus): boolean {
  return next[status].length > 0;
}

/** Whether a period ends before it begins; days `YYYY-MM-DD`, an open end never does, nor one of what is no day. */
export function isReversed(start: string | null | undefined, end: string | null | undefined): boolean {
  return Boolean(start && end && isDay(start) && isDay(end) && end < start);
}

/** Whether somebody is told how campaigns go: that is of all KOLs together, which one of them does not see. */
export const seesPace = ({ type }: { type: string }): boolean => type !== 'kol';
