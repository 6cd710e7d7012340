import * as yup from 'yup';
import { textLimits } from '../limits';
import { networkOfUrl, networks } from '../networks';
import { text, wholeNumber } from '../validation';
import { postFormats } from './values';

const metric = () => wholeNumber().nullable().default(null);

const withoutHash = (tag: string) => tag.replace(/^#+/, '');

/**
 * What a campaign post consists of beside its KOL, for forms and imports alike (spec 1 §5 Post). The address tells the
 * network; `social_type`, where given, must agree. `post_format` helps to find the SOW. A metric left out is unknown.
 */
export const postFields = {
  url_post: text(textLimits.url)
    .required()
    .test('network', 'url_is_incorrect', (value) => !value || networkOfUrl(value) !== null),
  social_type: yup
    .string()
    .oneOf(networks, 'social_type_invalid')
    .nullable()
    .default(null)
    .test('address', 'social_type_invalid', (value, { parent }) => {
      const network = networkOfUrl(String(parent.url_post));
      return !value || !network || network === value;
    }),
  post_format: yup.string().oneOf(postFormats, 'post_format_invalid').nullable().default(null),
  /** An ISO instant in UTC. */
  post_time: yup
    .string()
    .nullable()
    .default(null)
    .test('instant', 'invalid_date', (value) => !value || !Number.isNaN(Date.parse(value))),
  content: text(textLimits.rich).nullable().default(null),
  hashtags: yup
    .array(text(100).required())
    .max(100)
    .default([])
    .transform((tags: unknown) =>
      Array.isArray(tags) ? [...new Set(tags.map(String).map(withoutHash).filter(Boolean))] : tags,
    ),
  is_short_video: yup.boolean().default(false),
  view: metric(),
  reaction: metric(),
  comment: metric(),
  share: metric(),
  brand_mention: metric(),
};

export type PostField = keyof typeof postFields;
