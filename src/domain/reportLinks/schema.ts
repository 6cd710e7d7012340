import * as yup from 'yup';
import { builtInLanguages } from '../languages/rules';
import { listQuery } from '../lists';
import { reportBlocks } from '../reports/blocks';
import { reportForms } from '../reports/forms';
import { blockList } from '../reports/schema';
import { id, oneLine, optionalId, text } from '../validation';

/** Days a link lives unless said, and at most. */
export const linkDays = { usual: 30, most: 366 } as const;
/** Characters of a passcode. */
export const passcodeLimits = { min: 6, max: 100 } as const;

const ending = () =>
  yup
    .date()
    .typeError('invalid_date')
    .test('future', 'invalid_date', (value) => !value || value > new Date())
    .test(
      'near',
      'invalid_date',
      (value) => !value || value.getTime() <= Date.now() + linkDays.most * 24 * 3600 * 1000,
    );
const passcode = () => text(passcodeLimits.max).min(passcodeLimits.min, 'text_too_short').nullable();
/** What may be hidden: all but the cover. */
export const hideableBlocks = reportBlocks.filter((block) => block !== 'cover');
const hidden = () => blockList(hideableBlocks);

/** Body of `POST /campaigns/{id}/report-links`. */
export const linkSchema = yup.object({
  label: oneLine().nullable(),
  expires_at: ending(),
  passcode: passcode(),
  hidden_blocks: hidden(),
  lang: yup.string().oneOf(builtInLanguages, 'invalid_value').default('vi'),
  /** An unwithdrawn frozen report of this campaign made for customers; none is live. */
  snapshot_id: optionalId(),
});
export type LinkInput = yup.InferType<typeof linkSchema>;

/** Body of `PUT /campaigns/report-links/{id}`: what is left out stays; `passcode: null` takes it away, `active: false` revokes. */
export const linkUpdateSchema = yup.object({
  label: oneLine().nullable(),
  expires_at: ending(),
  passcode: passcode(),
  hidden_blocks: hidden(),
  lang: yup.string().oneOf(builtInLanguages, 'invalid_value'),
  active: yup.boolean(),
  version: yup.number().integer(),
});
export type LinkUpdate = yup.InferType<typeof linkUpdateSchema>;

export const linkListQuery = listQuery({});
export type LinkListQuery = yup.InferType<typeof linkListQuery>;

export const linkParams = yup.object({ id: id().lowercase().required() });
/** What no link has is told as unknown, whatever it looks like. */
export const tokenParams = yup.object({ token: yup.string().required() });

/** Body of `POST /report-links/{token}/open`. */
export const openSchema = yup.object({ passcode: text(passcodeLimits.max).required('field_required') });

/** Which file of the linked report; the language is the link's unless said. */
export const linkedFileQuery = yup.object({
  type: yup.string().oneOf(reportForms, 'invalid_value').required('field_required'),
  lang: yup.string().oneOf(builtInLanguages, 'invalid_value'),
});
export type LinkedFileQuery = yup.InferType<typeof linkedFileQuery>;

/** Query of the linked report: the language is the link's unless said. */
export const linkedQuery = yup.object({ lang: yup.string().oneOf(builtInLanguages, 'invalid_value') });
