import { isEditable } from '../../domain/campaigns/rules';
import { nextAt } from '../../domain/reportMails/rules';
import type { ReportMail, ReportSchedule } from '../../domain/reportMails/types';
import { pick } from '../present';
import type { StoredSchedule } from './queries/schedules';

const ofSchedule = [
  'campaign_id',
  'weekday',
  'hour',
  'to',
  'attach',
  'lang',
  'active',
  'last_sent_on',
  'createdBy',
  'version',
] as const satisfies (keyof ReportSchedule & keyof StoredSchedule)[];

/** A weekly mail with when it goes out next; for staff alone. */
export function presentSchedule(schedule: StoredSchedule, now = new Date()): ReportSchedule {
  const goesOn = schedule.active && isEditable(schedule.status);
  return { ...pick(schedule, ofSchedule), next_at: goesOn ? nextAt(schedule, now).toISOString() : null };
}

const ofMail = [
  'id',
  'campaign_id',
  'subject',
  'message',
  'to',
  'attach',
  'snapshot',
  'link_instead',
  'state',
  'on_way',
  'missed',
  'scheduled',
  'created_at',
  'sent_at',
  'createdBy',
] as const satisfies (keyof ReportMail)[];

/** A mail about a campaign; for staff alone. */
export const presentMail = (mail: ReportMail): ReportMail => pick(mail, ofMail);
