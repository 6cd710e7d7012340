import type { FieldValues } from 'react-hook-form';
import { faultsIn } from '../../../ui/console/form/resolver';
import { infoFields } from '../form/campaignForm';
import { newCampaignRules } from './newCampaign';

/** The steps of the wizard that hold something, with their fields (spec 1 §4 Wizards). */
export const stepFields = {
  kols: ['kols'],
  brand: ['brand_id'],
  info: [...infoFields, 'status'],
  sows: ['sows'],
  posts: ['campaignPosts'],
} as const satisfies Record<string, readonly string[]>;
export type StepKey = keyof typeof stepFields;
export const stepKeys = Object.keys(stepFields) as StepKey[];

/** What of a step is missing or wrong. */
export interface Gap {
  step: StepKey;
  field: string;
  /** Has its text under `error`. */
  code: string;
}

/** Everything that keeps the campaign from being added, in the order of the steps, each field once. */
export function gapsOf(values: FieldValues): Gap[] {
  const codes = new Map<string, string>();
  for (const { property, message } of faultsIn(newCampaignRules, values)) {
    const field = property.split('.')[0] ?? property;
    if (!codes.has(field)) codes.set(field, message);
  }
  return stepKeys.flatMap((step) =>
    stepFields[step].flatMap((field) => {
      const code = codes.get(field);
      return code ? [{ step, field, code }] : [];
    }),
  );
}

/** How far the wizard may be opened: to the step it was left at, but not past one that does not stand. */
export function startOf(values: FieldValues, leftAt: number): number {
  const [first] = gapsOf(values);
  const furthest = first ? stepKeys.indexOf(first.step) : stepKeys.length;
  return Math.min(Math.max(0, leftAt), furthest);
}
