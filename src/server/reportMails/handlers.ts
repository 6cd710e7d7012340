import type { Handler } from '../jobs/handler';
import { deliverFrozen, missMail } from './deliver';
import { askForDueMails, readWeeklyMail } from './weekly';

/** The jobs of the report by mail: what waited for a file, what could not be sent, and the weekly mails. */
export const reportMailHandlers = {
  report_mail: { effect: 'database', run: deliverFrozen },
  report_mail_failed: { effect: 'database', run: missMail },
  report_schedules: { effect: 'database', run: askForDueMails },
  report_schedule: { effect: 'read_then_write', read: readWeeklyMail },
} satisfies Record<string, Handler>;
