import * as yup from 'yup';
import { instant } from '../instant';
import { textLimits, uploadLimits } from '../limits';
import { idsFilter, listQuery, manyFilter } from '../lists';
import { networkOfUrl } from '../networks';
import { blankIsNull, id, kept, oneLine, text } from '../validation';
import { fileList } from './fileFields';
import { hashtagList } from './postSchema';
import { postContentStatuses } from './values';

const longText = (most: number) => text(most).nullable().transform(blankIsNull);

const fields = {
  content: longText(textLimits.rich),
  /** Pictures of ours, in order. */
  files: fileList(uploadLimits.pictures),
  hashtag: hashtagList(),
  note: longText(textLimits.note),
  /** When it is to go out; once posted, when it did. */
  used_time: instant().transform(blankIsNull),
};

/** Query of `GET /campaigns/{id}/post-contents`. */
export const postContentListQuery = listQuery({ sow_id: idsFilter(), status: manyFilter(postContentStatuses) });
export type PostContentListQuery = yup.InferType<typeof postContentListQuery>;

const sowId = () => id().lowercase();

/** Body of `POST /campaigns/{id}/post-contents` (spec 1 §3 Campaign post content): it is used only once it is posted. */
export const postContentSchema = yup.object({
  sow_id: sowId().required('field_select_required'),
  title: oneLine().required(),
  ...fields,
  status: yup.string().oneOf(['draft', 'approved'] as const),
});
export type PostContentInput = yup.InferType<typeof postContentSchema>;

/**
 * Body of `PUT /campaigns/post-content/{id}`: what is left out stays. `url_post` is where it was posted: that completes it.
 */
export const postContentChangesSchema = yup.object({
  sow_id: kept(sowId(), 'field_select_required'),
  title: kept(oneLine()),
  ...fields,
  status: yup.string().oneOf(postContentStatuses),
  url_post: text(textLimits.url)
    .nullable()
    .transform(blankIsNull)
    .test('network', 'url_is_incorrect', (value) => !value || networkOfUrl(value) !== null),
  version: yup.number().integer(),
});
export type PostContentChanges = yup.InferType<typeof postContentChangesSchema>;
