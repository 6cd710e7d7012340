import { AppError } from '../../domain/errors';
import type { ScheduleInput } from '../../domain/reportMails/schema';
import { changesOf } from '../audit/changes';
import { recordAudit } from '../audit/record';
import { lockForChange, onlyEditable } from '../campaigns/guards';
import { inTransaction, type SignedCtx } from '../context';
import { findSchedule, type StoredSchedule, saveSchedule } from './queries/schedules';

/**
 * Sets the weekly mail of a campaign that still runs; from now on it is sent in the caller's name (CONTRACT-2 §9).
 * @throws AppError permission_denied, campaign_not_exist, campaign_is_final, record_was_changed (a schedule of another
 * version, 0 while there is none)
 */
export function setSchedule(ctx: SignedCtx, id: string, input: ScheduleInput): Promise<StoredSchedule> {
  const { version, ...settings } = input;
  return inTransaction(ctx, async (tx) => {
    onlyEditable(await lockForChange(tx, id));
    const stored = await findSchedule(tx.db, id);
    if (version !== undefined && version !== (stored?.version ?? 0)) throw new AppError('record_was_changed');
    await saveSchedule(tx.db, id, { ...settings, created_by: tx.viewer.id });
    const changes = changesOf(stored && named(stored), named(settings));
    await recordAudit(tx, { action: 'update', entity: 'campaign', entity_id: id, changes });
    const saved = await findSchedule(tx.db, id);
    if (!saved) throw new Error('the schedule was not kept');
    return saved;
  });
}

// Beside the campaign's own fields in its trail.
function named({ weekday, hour, to, attach, lang, active }: Omit<ScheduleInput, 'version'>) {
  return {
    report_mail_weekday: weekday,
    report_mail_hour: hour,
    report_mail_to: to,
    report_mail_attach: attach,
    report_mail_lang: lang,
    report_mail_active: active,
  };
}
