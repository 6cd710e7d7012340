import type { CampaignRecipient, MailPreview, ReportMail, ReportSchedule, SentMail } from './types';

/** What the calls of the report by mail answer. */
export interface ReportMailAnswers {
  campaignRecipients: CampaignRecipient;
  campaignSendEmail: SentMail;
  reportSchedule: ReportSchedule | null;
  reportScheduleUpdate: ReportSchedule;
  reportMailList: ReportMail;
  campaignEmailPreview: MailPreview;
}
