import type { FieldValues } from 'react-hook-form';
import { isAhead } from '../../../domain/campaigns/postRules';
import { figuresSet, postOfSowSchema } from '../../../domain/campaigns/postSchema';
import type { CampaignPost } from '../../../domain/campaigns/types';
import type { FieldError } from '../../../domain/errors';
import { postMetrics } from '../../../domain/networks';
import { type FormRules, withoutEmpty } from '../../../ui/console/form/resolver';

/** A post nobody has filled in yet, as its inputs hold it. */
export const emptyPost = {
  url_post: '',
  sow_id: '',
  kol_id: '',
  post_format: '',
  /** Of a campaign in the making: the key of its SOW there. */
  sow_key: '',
  post_time: '',
  content: '',
  hashtags: [] as string[],
  is_short_video: false,
  is_active: true,
  thumbnail: '',
  original_url: '',
  view: '' as number | '',
  reaction: '' as number | '',
  comment: '' as number | '',
  share: '' as number | '',
  brand_mention: '' as number | '',
  reason: '',
  evidence: '',
};
export type PostValues = typeof emptyPost;
const postFieldNames = Object.keys(emptyPost) as (keyof PostValues)[];

/** A post as its inputs hold it. */
export function postToForm(post: CampaignPost): PostValues {
  const figures = Object.fromEntries(postMetrics.map((metric) => [metric, post[metric] ?? '']));
  return {
    ...emptyPost,
    ...figures,
    url_post: post.url_post,
    sow_id: post.sow_id,
    post_time: post.post_time ?? '',
    content: post.content ?? '',
    thumbnail: post.thumbnail ?? '',
    original_url: post.original_url ?? '',
    hashtags: [...post.hashtags],
    is_short_video: post.is_short_video,
    is_active: post.is_active ?? true,
  };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What was changed since `before`; an emptied field is sent as nothing, an emptied figure becomes unknown. */
export function changedPost(values: FieldValues, before: FieldValues): FieldValues {
  const changed = postFieldNames.filter((field) => !same(values[field], before[field]));
  return Object.fromEntries(changed.map((field) => [field, values[field] === '' ? null : values[field]]));
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : null);

const figuresIn = (values: FieldValues) =>
  Object.fromEntries(postMetrics.map((metric) => [metric, values[metric] === '' ? null : (values[metric] ?? null)]));

/** Figures set by hand need a reason. */
function reasonProblem(before: FieldValues, values: FieldValues): FieldError[] {
  const isSet = figuresSet(figuresIn(before), figuresIn(values), false).length > 0;
  return isSet && !values.reason ? [{ property: 'reason', message: 'field_required' }] : [];
}

/** A post that is still to appear is planned, not posted. */
function timeProblem(before: FieldValues, { post_time }: FieldValues): FieldError[] {
  const isLater = isAhead(textIn(post_time), Date.now(), textIn(before.post_time));
  return isLater ? [{ property: 'post_time', message: 'time_in_future' }] : [];
}

/** Rules of a post that was as `before` says. */
export function postRulesOf(before: () => FieldValues): FormRules {
  return {
    schema: postOfSowSchema,
    toInput: withoutEmpty,
    problemsOf: (input) => [...reasonProblem(before(), input), ...timeProblem(before(), input)],
  };
}

/** Rules of a new post. */
export const newPostRules: FormRules = postRulesOf(() => emptyPost);
