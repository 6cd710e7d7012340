import * as yup from 'yup';
import { idOrAddress } from '../aliases';
import { instant } from '../instant';
import { textLimits } from '../limits';
import { target } from '../linkTarget';
import { networkOfUrl, networks, postMetrics } from '../networks';
import { blankIsNull, id, kept, optionalId, optionalText, text, wholeNumber } from '../validation';
import { sowNumber } from './sowSchema';
import { postFormats } from './values';

const metric = () => wholeNumber().nullable();

const withoutHash = (tag: string) => tag.replace(/^#+/, '');

/** Hashtags as typed, kept without their sign and each once. */
export const hashtagList = () =>
  yup
    .array(text(100).required())
    .max(100)
    .meta({ jsonSchema: { description: 'Hashtags, with or without their #.' } })
    .transform((tags: unknown) =>
      Array.isArray(tags) ? [...new Set(tags.map(String).map(withoutHash).filter(Boolean))] : tags,
    );

const types = {
  url_post: text(textLimits.url).test('network', 'url_is_incorrect', (value) => !value || networkOfUrl(value) !== null),
  /** The number of its SOW within the campaign. */
  sow_number: sowNumber().nullable(),
  social_type: yup.string().oneOf(networks, 'social_type_invalid').nullable(),
  post_format: yup.string().oneOf(postFormats, 'post_format_invalid').nullable(),
  post_time: instant(),
  content: text(textLimits.rich).nullable(),
  hashtags: hashtagList(),
  is_short_video: yup.boolean(),
  view: metric(),
  reaction: metric(),
  comment: metric(),
  share: metric(),
  brand_mention: metric(),
};

/**
 * What a campaign post consists of beside its KOL, for forms and imports alike (spec 1 §5 Post). The address tells the
 * network; `social_type`, where given, must agree. `sow_number` or `post_format` helps to find the SOW. A metric left out is unknown.
 */
export const postFields = {
  url_post: types.url_post.required(),
  social_type: types.social_type.default(null).test('address', 'network_not_of_link', (value, { parent }) => {
    const network = networkOfUrl(String(parent.url_post));
    return !value || !network || network === value;
  }),
  post_format: types.post_format.default(null),
  sow_number: types.sow_number.default(null),
  /** An ISO instant in UTC. */
  post_time: types.post_time.default(null),
  content: types.content.default(null),
  hashtags: types.hashtags.default([]),
  is_short_video: types.is_short_video.default(false),
  view: types.view.default(null),
  reaction: types.reaction.default(null),
  comment: types.comment.default(null),
  share: types.share.default(null),
  brand_mention: types.brand_mention.default(null),
};

export type PostField = keyof typeof postFields;

/** Which SOW a post is of: named, or to be found by KOL and network (CONTRACT.md §1). */
const place = { sow_id: optionalId(), kol_id: optionalId() };

/** Why a figure is set by hand, and a picture of ours that shows it: its id or address. */
const evidence = { reason: optionalText(textLimits.note), evidence: optionalText(textLimits.url).meta(idOrAddress) };

const state = {
  is_active: yup.boolean(),
  /** Where a short link made by itself leads to, measured as this post (CONTRACT-2 §13). */
  original_url: target().nullable().transform(blankIsNull),
  /** An address of a short link of ours. */
  shortened_link: optionalText(textLimits.url),
  /** A picture of ours that stands for it: its id or address. */
  thumbnail: optionalText(textLimits.url),
};

/** Body of `POST /campaigns/{id}/posts`, and what any post must be before it is stored (spec 1 §5 Post). */
export const postSchema = yup.object({
  ...postFields,
  ...place,
  kol_id: optionalId().test('place', 'field_select_required', (value, { parent }) =>
    Boolean(value || parent.sow_id || parent.sow_number),
  ),
  ...evidence,
  ...state,
});

/** As `postSchema`, of a post whose SOW is chosen, as a form for a stored campaign does. */
export const postOfSowSchema = postSchema.shape({
  kol_id: optionalId(),
  sow_id: id().lowercase().required('field_select_required'),
});

const changes = {
  ...types,
  ...place,
  ...evidence,
  ...state,
  url_post: kept(types.url_post),
  post_time: types.post_time.transform(blankIsNull),
  version: yup.number().integer(),
};

/** Body of `PUT /campaigns/update-post/{id}`: what is left out stays. A figure given is a new entry in the ledger. */
export const postChangesSchema = yup.object(changes);

/** An element of `campaignPosts` in `POST` and `PUT /campaigns`: with id a change, without a new post (CONTRACT.md §1). */
export const postPart = yup.object({ ...changes, id: id().lowercase() });
export type PostPart = yup.InferType<typeof postPart>;

/** A post as it is stored beside its figures, of fields checked by `postSchema`. */
export type PostInput = yup.InferType<typeof postSchema>;

type Figures = Partial<Record<(typeof postMetrics)[number], number | null | undefined>>;

/**
 * The figures that somebody sets by hand: those that differ from the newest known, and with a reason given also those
 * that confirm a known one. Left out = untouched, null = unknown from now on.
 */
export function figuresSet(newest: Figures, given: Figures, isReasoned: boolean) {
  return postMetrics.flatMap((name) => {
    const value = given[name];
    const known = newest[name] ?? null;
    if (value === undefined || (value === known && (value === null || !isReasoned))) return [];
    return [{ metric: name, before: known, value }];
  });
}
