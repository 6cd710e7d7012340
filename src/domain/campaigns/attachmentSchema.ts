import * as yup from 'yup';
import { uploadLimits } from '../limits';
import { id, oneLine, optionalId, webAddress } from '../validation';
import { fileList } from './fileFields';
import { acceptancePostTypes } from './values';

/** Pages that show what was done: http or https on any host. */
const pages = () => yup.array(webAddress().required()).max(50);

const ofNew = (message: string) => ({
  name: 'given',
  message,
  test: (value: unknown, { parent }: yup.TestContext) => Boolean(value) || (Boolean(parent.id) && value === undefined),
});

/** An acceptance (spec 1 §5): with `id` it is changed and what is left out stays, without it is added. */
export const acceptanceSchema = yup.object({
  id: optionalId(),
  sow_id: optionalId().test(
    'sow',
    'field_select_required',
    (value, { parent }) => Boolean(value) || Boolean(parent.id) || Boolean(parent.kol_id),
  ),
  /** Instead of the SOW where the KOL has only one in the campaign. */
  kol_id: optionalId(),
  post_type: yup.string().oneOf(acceptancePostTypes).test(ofNew('field_select_required')),
  title: oneLine().test(ofNew('field_required')),
  images: fileList(uploadLimits.pictures),
  url_posts: pages(),
  version: yup.number().integer(),
});
export type AcceptanceInput = yup.InferType<typeof acceptanceSchema>;

/** Body of `PUT /campaigns/update-other-doc`: what is left out stays. */
export const otherDocSchema = yup.object({
  campaign_id: id().lowercase().required(),
  images: fileList(uploadLimits.pictures),
  url_posts: pages(),
  version: yup.number().integer(),
});
export type OtherDocInput = yup.InferType<typeof otherDocSchema>;
