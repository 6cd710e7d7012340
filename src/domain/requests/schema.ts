import * as yup from 'yup';
import { idOrAddress, inVnd } from '../aliases';
import { isReversed } from '../campaigns/rules';
import { requestStatuses } from '../campaigns/values';
import { cartLimit, textLimits, uploadLimits } from '../limits';
import { listQuery, searchFilter } from '../lists';
import {
  day,
  emailAddress,
  id,
  mobilePhone,
  oneLine,
  optionalId,
  optionalText,
  text,
  wholeNumber,
} from '../validation';

/** Query of `GET /campaigns/request` (spec 2 §7 Campaigns). */
export const requestListQuery = listQuery({
  name: searchFilter(),
  request_status: yup.string().oneOf(requestStatuses),
});
export type RequestListQuery = yup.InferType<typeof requestListQuery>;

/** Ids by repeating the key, or as one text with commas, each once. */
const kols = () =>
  yup
    .array(id().lowercase().required())
    .max(cartLimit, 'too_many_kols')
    .transform((_, original: unknown) => listOf(original))
    .default([])
    .meta({ commaText: true });

function listOf(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return [];
  const values = [value].flat().flatMap((entry: unknown) => (typeof entry === 'string' ? entry.split(',') : entry));
  return [...new Set(values.map((entry) => (typeof entry === 'string' ? entry.trim() : entry)))];
}

/** Documents the caller uploaded before, by their ids; new ones travel as files. */
const documents = () =>
  yup
    .array(id().lowercase().required())
    .max(uploadLimits.requestFiles, 'too_many_files')
    .transform((_, original: unknown) => listOf(original))
    .default([])
    .meta({ commaText: true });

/** What the step about the campaign asks for (spec 1 §5 Request). Days `YYYY-MM-DD`, budget in VND. */
const campaignInfo = {
  request_name: oneLine().required(),
  request_start_date: day().required(),
  request_end_date: day()
    .required()
    .test('order', 'end_date_before_start', (end, { parent }) => !isReversed(parent.request_start_date, end)),
  request_budget: wholeNumber().min(1, 'at_least_1').required().meta(inVnd),
  request_description: text(textLimits.note).required(),
};

/** What the step about customer and brand asks for; without a brand's id its name is one we do not know yet. */
const companyInfo = {
  brand_id: optionalId(),
  brand_name: oneLine().required(),
  /** A picture of ours, where no new one is sent along; kept only while the brand's name is unchanged. */
  brand_cover_image: optionalText(textLimits.url).meta(idOrAddress),
  customer_id: optionalId(),
  customer_name: oneLine().required(),
  customer_phone: mobilePhone().required(),
  customer_email: emailAddress().required(),
};

/** Text fields of `POST /campaigns/request/create`; files travel beside them. Guests add the solved captcha. */
export const requestCreateSchema = yup.object({
  ...campaignInfo,
  ...companyInfo,
  request_kols: kols(),
  request_files: documents(),
  request_docs: documents(),
  captcha_token: text(textLimits.url),
});
export type RequestCreateInput = yup.InferType<typeof requestCreateSchema>;

/** Body of `PUT /campaigns/request/{id}`: staff set any status, together with who is responsible (CONTRACT.md §4). */
export const requestUpdateSchema = yup.object({
  request_status: yup.string().oneOf(requestStatuses).required('field_select_required'),
  person_in_charge: yup
    .object({ id: id().lowercase().required('field_select_required') })
    .default(undefined)
    .required('field_select_required'),
  version: yup.number().integer(),
});
export type RequestUpdateInput = yup.InferType<typeof requestUpdateSchema>;
