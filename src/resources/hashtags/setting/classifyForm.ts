import type { FieldValues } from 'react-hook-form';
import * as yup from 'yup';
import type { HashtagSetting } from '../../../domain/hashtags/types';
import type { FormRules } from '../../../ui/console/form/resolver';
import type { Picked } from '../../../ui/console/form/useFound';
import { none } from './ClassifyInputs';

/** The selects hold nothing that could be wrong: the call checks what is chosen. */
export const classifyRules: FormRules = { schema: yup.object({}), toInput: () => ({}) };

/** One hashtag as the form holds it. */
export const tagToForm = ({ category, brands }: HashtagSetting): FieldValues => ({
  category: category?.id ?? '',
  brands: brands.map(({ id, name }) => ({ id, name })),
});

/** Several: everything stays until something is chosen. */
export const nothingChosen: FieldValues = { category: '', brands: [] };

const idsOf = (brands: unknown) => (brands as Picked[]).map(({ id }) => id);

/** What becomes of one hashtag. */
export const oneClassified = ({ id, version }: HashtagSetting, { category, brands }: FieldValues) => ({
  ...{ id, version, brand_ids: idsOf(brands) },
  category: category || null,
});

/** What becomes of one of several: a category in place of its own, brands beside its own. */
export function oneOfMany({ id, version, brands: own }: HashtagSetting, { category, brands }: FieldValues) {
  const added = idsOf(brands);
  return {
    ...{ id, version },
    ...(category && { category: category === none ? null : category }),
    ...(added.length > 0 && { brand_ids: [...new Set([...own.map((brand) => brand.id), ...added])] }),
  };
}

/** How many of these lose the category they have. */
export const replacedIn = (tags: readonly HashtagSetting[], { category }: FieldValues): number =>
  !category ? 0 : tags.filter((tag) => tag.category && tag.category.id !== category).length;
