import { addDays, dayOf, startOfDay } from '../../domain/dates';
import type { BuiltInLanguage } from '../../domain/languages/rules';
import { textLimits } from '../../domain/limits';
import { linkDays } from '../../domain/reportLinks/schema';
import type { Services } from '../context';
import { insertReportLink } from '../reportLinks/create';
import type { Along } from './letter';

interface LinkToMail {
  campaign_id: string;
  subject: string;
  lang: BuiltInLanguage;
  /** The frozen report it shows; null shows the figures of the day. */
  snapshot_id: string | null;
  created_by: string | null;
  /** Whether it goes where a file was to. */
  instead: boolean;
  /** Where browsers reach this installation. */
  home: string;
}

/** The last day (Asia/Ho_Chi_Minh) a link made now works. */
export function lastDayOfLink(now = new Date()): string {
  return addDays(dayOf(now), linkDays.usual);
}

/** Makes the link a mail brings, named after the mail, in the caller's transaction. */
export async function linkForMail(
  tx: Services,
  { campaign_id, subject, lang, snapshot_id, created_by, instead, home }: LinkToMail,
): Promise<{ id: string; along: Along }> {
  const until = lastDayOfLink();
  const label = `Mail: ${subject}`.slice(0, textLimits.name);
  const said = { campaign_id, label, expires_at: startOfDay(addDays(until, 1)), lang, snapshot_id, created_by };
  const { id, url } = await insertReportLink(tx, said, home);
  return { id, along: { link: { url, until, instead } } };
}
