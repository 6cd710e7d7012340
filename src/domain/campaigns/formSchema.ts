import * as yup from 'yup';
import { idOrAddress, inVnd } from '../aliases';
import { importRowLimit, textLimits, uploadLimits } from '../limits';
import {
  blankIsNull,
  code,
  day,
  id,
  idList,
  kept,
  oneLine,
  optionalId,
  optionalText,
  text,
  wholeNumber,
} from '../validation';
import { acceptanceSchema } from './attachmentSchema';
import { file, fileList } from './fileFields';
import { postPart } from './postSchema';
import { isReversed } from './rules';
import { sowPart } from './sowSchema';
import { campaignStatuses, campaignTypes, statusesOfGroup } from './values';

/** Tags as a list or as one text with commas, each once (spec 1 §3 Campaign keywords). */
const keywords = () =>
  yup
    .array(oneLine().required())
    .max(100)
    .transform((_, original: unknown) => listOf(original))
    .min(1, 'value_must_not_be_empty')
    .meta({ commaText: true });

function listOf(value: unknown): unknown {
  if (typeof value === 'string') return unique(value.split(','));
  if (Array.isArray(value) && value.every((entry) => typeof entry === 'string')) return unique(value);
  return value;
}

const unique = (tags: readonly string[]) => [...new Set(tags.map((tag) => tag.trim()).filter(Boolean))];

const endDate = () =>
  day()
    .nullable()
    .transform(blankIsNull)
    .test('order', 'end_date_before_start', (end, { parent }) => !isReversed(parent.start_date, end));

const managers = () => idList().min(1, 'field_select_required');
const type = () => yup.string().oneOf(campaignTypes);
const budget = () => wholeNumber().min(1, 'at_least_1').meta(inVnd);

const people = { supervisors: idList(), executives: idList(), internals: idList() };

const optional = {
  avatar: optionalText(textLimits.url).meta(idOrAddress),
  end_date: endDate(),
  description: text(textLimits.rich).nullable().transform(blankIsNull),
  ...people,
  /** Whether found posts whose marks are clear become the campaign's by themselves (CONTRACT-2 §15). */
  takes_found_posts: yup.boolean(),
  internal_docs: fileList(),
  customer_docs: fileList(),
  liquidation_images: fileList(uploadLimits.pictures),
};

/** What a new campaign consists of beside its parts (spec 1 §5 Campaign form). Days `YYYY-MM-DD`, budget in VND. */
const campaignFields = {
  cover_image: file(),
  name: oneLine().required(),
  code: code().required(),
  type: type().required('field_select_required'),
  keywords: keywords().required('value_must_not_be_empty'),
  status: yup.string().oneOf(statusesOfGroup.inprogress).default('pitching'),
  start_date: day().required(),
  budget: budget().required(),
  brand_id: id().lowercase().required('field_select_required'),
  managers: managers().required('field_select_required'),
  ...optional,
  /** The request the campaign is made from: it becomes approved (CONTRACT.md §4). */
  request_id: optionalId(),
};

/** Asked of a cancelled campaign alone. */
const cancelReason = () =>
  text(textLimits.note)
    .nullable()
    .transform(blankIsNull)
    .test('reason', 'field_required', (reason, { parent }) => parent.status !== 'cancel' || Boolean(reason));

/** What of a campaign may be changed; what is left out stays (CONTRACT.md §1 Parts in a PUT). */
const campaignChanges = {
  cover_image: kept(text(textLimits.url)).meta(idOrAddress),
  name: kept(oneLine()),
  code: kept(code()),
  type: type(),
  keywords: keywords(),
  status: yup.string().oneOf(campaignStatuses),
  cancel_reason: cancelReason(),
  start_date: kept(day()),
  budget: budget(),
  brand_id: id().lowercase(),
  managers: managers(),
  ...optional,
  version: yup.number().integer(),
};

/** Parts of a campaign: with id a change, without a new one, left out = untouched (CONTRACT.md §1 Parts in a PUT). */
const parts = {
  sows: yup.array(sowPart).max(importRowLimit, 'too_many_rows'),
  campaignPosts: yup.array(postPart).max(importRowLimit, 'too_many_rows'),
  campaignAcceptances: yup.array(acceptanceSchema).max(importRowLimit, 'too_many_rows'),
};

/** Body of `POST /campaigns`. */
export const campaignSchema = yup.object({ ...campaignFields, ...parts });
export type CampaignInput = yup.InferType<typeof campaignSchema>;

/** Body of `PUT /campaigns/{id}`. */
export const campaignUpdateSchema = yup.object({ ...campaignChanges, ...parts });
export type CampaignUpdate = yup.InferType<typeof campaignUpdateSchema>;

/** Body of `PUT /campaigns/{id}/status` (CONTRACT.md §1, §4). */
export const campaignStatusSchema = yup.object({
  status: yup.string().oneOf(campaignStatuses).required('field_select_required'),
  cancel_reason: cancelReason(),
  version: yup.number().integer(),
});
export type CampaignStatusInput = yup.InferType<typeof campaignStatusSchema>;

/** Query of `GET /campaigns/check-code`; `id` is the campaign the code may belong to. */
export const campaignCodeQuery = yup.object({ code: code().required(), id: optionalId() });

/** Body of `DELETE /campaigns/{id}`: why, where somebody says. */
export const campaignRemovalSchema = yup.object({ reason: text(textLimits.note).nullable().transform(blankIsNull) });
