import type { InputsOf } from '../input';
import { idParams } from '../lookups';
import type { reportMailEndpoints } from './endpoints';
import { campaignMailSchema, mailListQuery, mailPreviewSchema, scheduleSchema } from './schema';

/** What the calls of the report by mail are sent. */
export const reportMailInputs = {
  campaignRecipients: { params: idParams },
  campaignSendEmail: { params: idParams, body: campaignMailSchema },
  reportSchedule: { params: idParams },
  reportScheduleUpdate: { params: idParams, body: scheduleSchema },
  reportMailList: { params: idParams, query: mailListQuery },
  campaignEmailPreview: { params: idParams, body: mailPreviewSchema },
} satisfies InputsOf<typeof reportMailEndpoints>;
