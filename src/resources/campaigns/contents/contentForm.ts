import type { FieldValues } from 'react-hook-form';
import { postContentChangesSchema, postContentSchema } from '../../../domain/campaigns/postContentSchema';
import type { PostContent } from '../../../domain/campaigns/types';
import { type FormRules, withoutEmpty } from '../../../ui/console/form/resolver';

/** A planned post nobody has filled in yet, as its inputs hold it. */
export const emptyContent = {
  sow_id: '',
  title: '',
  used_time: '',
  content: '',
  hashtag: [] as string[],
  files: [] as string[],
  note: '',
  status: 'draft',
  url_post: '',
};
const names = Object.keys(emptyContent) as (keyof typeof emptyContent)[];

/** A planned post as its inputs hold it. */
export function contentToForm(content: PostContent): FieldValues {
  const held = names.map((name) => [name, content[name as keyof PostContent] ?? emptyContent[name]]);
  return { ...Object.fromEntries(held), url_post: content.post?.url_post ?? '' };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What was changed since `before`; an emptied field is sent as nothing. A link makes it used by itself. */
export function changedContent(values: FieldValues, before: FieldValues): FieldValues {
  const changed = names.filter((name) => !same(values[name], before[name]));
  return Object.fromEntries(changed.map((name) => [name, values[name] === '' ? null : values[name]]));
}

/** A planned post as the call that adds it takes it. */
export const newContent = ({ url_post: _url, ...values }: FieldValues) => withoutEmpty(values);

export const newContentRules: FormRules = { schema: postContentSchema, toInput: newContent };
export const contentRules: FormRules = { schema: postContentChangesSchema, toInput: withoutEmpty };
