import * as yup from 'yup';
import { listQuery, manyFilter, searchFilter, sortBy, wholeQuery } from '../lists';
import { blankIsNull, id, idList, oneLine, optionalId, text } from '../validation';
import { hashtagLimits, hashtagOf } from './rules';
import { hashtagStatuses } from './types';

/** Query of `GET /hashtags/kols-brands-filter` (spec 2 §7 Hashtags). */
export const kolBrandsQuery = yup.object({ kolId: id().required() });

const hashtag = () =>
  text(200)
    .transform((value: unknown) => (typeof value === 'string' ? (hashtagOf(value) ?? value) : value))
    .test('hashtag', 'hashtag_incorrect', (value) => !value || hashtagOf(value) !== null);

const asked = () => manyFilter().of(hashtag().required()).max(hashtagLimits.searched);

/** Query of `GET /hashtags`: hashtags, each with or without its `#`; none asks for nothing. */
export const hashtagSearchQuery = yup.object({ hashtags: asked().default([]) });

/** Query of `GET /hashtags/posts`. */
export const hashtagPostsQuery = listQuery({
  hashtags: asked().min(1, 'field_required').required(),
  kol_id: id().lowercase(),
  brand_id: id().lowercase(),
});
export type HashtagPostsQuery = yup.InferType<typeof hashtagPostsQuery>;

/** Query of `GET /hashtags/setting`; `category` is an id. */
export const hashtagSettingsQuery = listQuery({
  sort: sortBy('USES'),
  search: searchFilter(),
  status: yup.string().oneOf(hashtagStatuses),
  brand_id: id().lowercase(),
  category: id().lowercase(),
});
export type HashtagSettingsQuery = yup.InferType<typeof hashtagSettingsQuery>;

/** Query of `GET /hashtags/setting/{brandId}`. */
export const brandHashtagsQuery = listQuery({ sort: sortBy('USES'), search: searchFilter() });
export type BrandHashtagsQuery = yup.InferType<typeof brandHashtagsQuery>;

/** Query of `GET /hashtags/setting/hashtags`. */
export const suggestionsQuery = yup.object({ search: searchFilter() });

/** Query of `GET /hashtags/categories`. */
export const hashtagCategoriesQuery = wholeQuery({ search: searchFilter() });

const classified = yup.object({
  id: id().lowercase(),
  /** Instead of the id: one nobody used yet is created. */
  tag: hashtag().when('id', ([known], schema) => (known ? schema : schema.required())),
  category: optionalId().transform(blankIsNull),
  brand_ids: idList(),
  /** Of a tag that is there. */
  version: yup.number().integer(),
});

/** Body of `PUT /hashtags/setting`: what is left out of a tag stays. */
export const classifySchema = yup.object({
  tags: yup.array(classified).required().min(1, 'field_required').max(hashtagLimits.classified, 'too_many_entries'),
});
export type ClassifyInput = yup.InferType<typeof classifySchema>;

/** Body of `POST` and `PUT /hashtags/categories`. */
export const hashtagCategorySchema = yup.object({ name: oneLine(100).required(), version: yup.number().integer() });
export type HashtagCategoryInput = yup.InferType<typeof hashtagCategorySchema>;
