import * as yup from 'yup';
import { builtInLanguages } from '../languages/rules';
import { textLimits } from '../limits';
import { listQuery } from '../lists';
import { emailAddress, idList, oneLine, text } from '../validation';
import { mailAttachments } from './values';

/** Body of `POST /campaigns/{id}/send-email`: plain text; `recipients` are users, all who may be written to by default. */
export const campaignMailSchema = yup.object({
  subject: oneLine().required(),
  message: text(textLimits.rich)
    .matches(/^(\P{Cc}|[\r\n\t])*$/u, 'invalid_value')
    .required(),
  recipients: idList().min(1, 'field_select_required'),
  /** What comes with it: the report frozen for customers, a link to the live one, or nothing. */
  attach: yup.string().oneOf(mailAttachments, 'invalid_value').default('none'),
});
export type CampaignMail = yup.InferType<typeof campaignMailSchema>;

/** Addresses one schedule writes to at most. */
const scheduleReceivers = 20;

// Before the entries are cast, so in whatever case they were typed; what is no list or no text is for the schema to refuse.
const eachOnce = (value: unknown) => {
  if (!Array.isArray(value)) return value;
  const known = (one: unknown) => (typeof one === 'string' ? one.trim().toLowerCase() : one);
  return [...new Set(value.map(known))];
};

/** Body of `PUT /campaigns/{id}/report-schedule`: each address once; `version` is 0 or left out while none was set. */
export const scheduleSchema = yup.object({
  weekday: yup
    .number()
    .integer('integer_required')
    .min(1, 'invalid_value')
    .max(7, 'invalid_value')
    .required('field_required'),
  hour: yup
    .number()
    .integer('integer_required')
    .min(0, 'invalid_value')
    .max(23, 'invalid_value')
    .required('field_required'),
  to: yup
    .array(emailAddress().required('field_required'))
    .transform(eachOnce)
    .meta({ jsonSchema: { description: 'Each address once, in whatever case it is written' } })
    .min(1, 'field_required')
    .max(scheduleReceivers, 'invalid_value')
    .required('field_required'),
  attach: yup.string().oneOf(mailAttachments, 'invalid_value').default('pdf'),
  lang: yup.string().oneOf(builtInLanguages, 'invalid_value').default('vi'),
  active: yup.boolean().default(true),
  version: yup.number().integer(),
});
export type ScheduleInput = yup.InferType<typeof scheduleSchema>;

/** Query of `GET /campaigns/{id}/report-mails`, newest first. */
export const mailListQuery = listQuery({});
export type MailListQuery = yup.InferType<typeof mailListQuery>;

/** Body of `POST /campaigns/{id}/send-email/preview`: that of the mail; what is not written yet is empty. */
export const mailPreviewSchema = campaignMailSchema.shape({
  subject: yup.string().default(''),
  message: yup.string().default(''),
  lang: yup.string().oneOf(builtInLanguages, 'invalid_value'),
});
export type MailPreviewInput = yup.InferType<typeof mailPreviewSchema>;
