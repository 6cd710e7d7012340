import type { FieldValues } from 'react-hook-form';
import { campaignUpdateSchema } from '../../../domain/campaigns/formSchema';
import { isReversed } from '../../../domain/campaigns/rules';
import type { CampaignView, PersonRef } from '../../../domain/campaigns/types';
import type { Entered } from '../../../domain/typedNumber';
import type { FormRules } from '../../../ui/console/form/resolver';
import type { Picked } from '../../../ui/console/form/useFound';
import type { StoredFile } from '../../../ui/console/form/useUploads';

/** What the form of a campaign holds beside its parts. */
export interface CampaignForm {
  cover_image: string;
  avatar: string;
  name: string;
  code: string;
  type: string;
  keywords: string[];
  start_date: string;
  end_date: string;
  /** VND. */
  budget: Entered;
  description: string;
  /** At most one. */
  brand_id: Picked[];
  managers: Picked[];
  supervisors: Picked[];
  executives: Picked[];
  internals: Picked[];
  internal_docs: StoredFile[];
  customer_docs: StoredFile[];
  takes_found_posts: boolean;
}
export type CampaignField = keyof CampaignForm;

export const emptyCampaign: CampaignForm = {
  cover_image: '',
  avatar: '',
  name: '',
  code: '',
  type: '',
  keywords: [],
  start_date: '',
  end_date: '',
  budget: '',
  description: '',
  brand_id: [],
  managers: [],
  supervisors: [],
  executives: [],
  internals: [],
  internal_docs: [],
  customer_docs: [],
  takes_found_posts: false,
};

export const campaignFields = Object.keys(emptyCampaign) as CampaignField[];
export const peopleFields = ['managers', 'supervisors', 'executives', 'internals'] as const;
export const documentFields = ['internal_docs', 'customer_docs'] as const;
/** The third step of the wizard. */
export const infoFields = campaignFields.filter((field) => field !== 'brand_id' && field !== 'takes_found_posts');

const idsOf = (entries: unknown): string[] => (entries as { id: string }[]).map(({ id }) => id);
const listFields: readonly string[] = [...peopleFields, ...documentFields];
/** What may be emptied; of the others an empty text says that they are missing. */
const clearable: readonly string[] = ['avatar', 'end_date', 'description'] satisfies CampaignField[];

/** Fields of the form as the calls take them: ids of what was chosen, nothing for a text that may be empty. */
export function toWire(values: FieldValues): FieldValues {
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => {
      if (field === 'brand_id') return [field, idsOf(value)[0]];
      if (listFields.includes(field)) return [field, idsOf(value)];
      if (field === 'budget' && value === '') return [field, undefined];
      return [field, value === '' && clearable.includes(field) ? null : value];
    }),
  );
}

/** Only what was changed since `before`, as `PUT /campaigns/{id}` takes it. */
export function toUpdate(values: FieldValues, before: FieldValues): FieldValues {
  const [now, was] = [toWire(values), toWire(before)];
  return Object.fromEntries(
    Object.entries(now).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(was[field])),
  );
}

/** Rules of an edit: what is changed, by the schema of the call, and the period as it would be. `before` is read anew. */
export function editRules(before: () => FieldValues): FormRules {
  return {
    schema: campaignUpdateSchema,
    toInput: (values) => ({ ...toUpdate(values, before()), whole: values }),
    problemsOf: ({ whole, ...changed }) => {
      const problems = isReversed(whole.start_date, whole.end_date)
        ? [{ property: 'end_date', message: 'end_date_before_start' }]
        : [];
      // Neither can be left out, and an update without them would leave what was.
      if (whole.brand_id.length === 0) problems.push({ property: 'brand_id', message: 'field_select_required' });
      if ('budget' in changed && changed.budget === undefined)
        problems.push({ property: 'budget', message: 'field_required' });
      return problems;
    },
  };
}

const namesOf = (people: readonly PersonRef[] | undefined) =>
  people?.map(({ id, fullname }) => ({ id, name: fullname }));

/** A campaign as the form holds it. */
export function toForm(campaign: CampaignView): CampaignForm {
  const { brand } = campaign;
  return {
    cover_image: campaign.cover_image ?? '',
    avatar: campaign.avatar ?? '',
    name: campaign.name,
    code: campaign.code,
    type: campaign.type,
    keywords: [...campaign.keywords],
    start_date: campaign.start_date,
    end_date: campaign.end_date ?? '',
    budget: campaign.budget ?? '',
    description: campaign.description ?? '',
    brand_id: brand ? [{ id: brand.id, name: brand.name }] : [],
    managers: namesOf(campaign.managers) ?? [],
    supervisors: namesOf(campaign.supervisors) ?? [],
    executives: namesOf(campaign.executives) ?? [],
    internals: namesOf(campaign.internals) ?? [],
    internal_docs: [...(campaign.internal_docs ?? [])],
    customer_docs: [...campaign.customer_docs],
    takes_found_posts: campaign.takes_found_posts ?? false,
  };
}
