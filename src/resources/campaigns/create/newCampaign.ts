import type { FieldValues } from 'react-hook-form';
import { campaignSchema } from '../../../domain/campaigns/formSchema';
import type { CartEntry } from '../../../domain/cart/entries';
import type { FieldError } from '../../../domain/errors';
import { type FormRules, withoutEmpty } from '../../../ui/console/form/resolver';
import { type CampaignForm, campaignFields, emptyCampaign, toWire } from '../form/campaignForm';
import { type PostEntry, postsOf, postsProblem, type SowEntry, sowsOf, sowsProblem } from './parts';

/** What the wizard of a new campaign holds. */
export interface NewCampaign extends CampaignForm {
  /** In the order the campaign shows them. */
  kols: CartEntry[];
  status: string;
  /** Also those of KOLs that were taken out: they come back with them. */
  sows: SowEntry[];
  campaignPosts: PostEntry[];
  /** The request it is made from. */
  request_id: string;
}

export const emptyNewCampaign: NewCampaign = {
  kols: [],
  ...emptyCampaign,
  status: 'pitching',
  sows: [],
  campaignPosts: [],
  request_id: '',
};

/** The parts of the wizard's form that go with the campaign, of chosen KOLs alone. */
export function partsOf(values: FieldValues) {
  const { kols, sows, campaignPosts } = values as NewCampaign;
  return { sows: sowsOf(kols, sows), posts: postsOf(kols, campaignPosts) };
}

/** The form as `POST /campaigns` takes it. */
export function toInput(values: FieldValues): FieldValues {
  const own = Object.fromEntries([...campaignFields, 'status'].map((field) => [field, values[field]]));
  const { sows, posts } = partsOf(values);
  return {
    ...withoutEmpty({ ...toWire(own), request_id: values.request_id }),
    sows: sows.map(({ kol_id, values: sow }) => ({ kol_id, ...withoutEmpty(sow) })),
    campaignPosts: posts.map(({ values: { sow_key, ...post } }) => {
      const place = sows.findIndex(({ key, kol_id }) => key === sow_key && kol_id === post.kol_id);
      return { ...withoutEmpty(post), ...(place >= 0 && { sow_number: place + 1 }) };
    }),
  };
}

/** What is missing of KOLs and parts, one for each step (spec 1 §5 Wizard gates). */
function problemsOfParts({ whole }: FieldValues): FieldError[] {
  const { kols } = whole as NewCampaign;
  const { sows, posts } = partsOf(whole);
  const problem = (property: string, message: string | null) => (message ? [{ property, message }] : []);
  return [
    ...problem('kols', kols.length === 0 ? 'kols_required' : null),
    ...problem('sows', sowsProblem(kols, sows)),
    ...problem('campaignPosts', postsProblem(sows, posts)),
  ];
}

const partLists = ['sows', 'campaignPosts'];

// The parts are checked one by one and remembered: a hundred of them at every key would be felt.
export const newCampaignRules: FormRules = {
  schema: campaignSchema,
  toInput: (values) => {
    const own = Object.fromEntries([...campaignFields, 'status'].map((field) => [field, values[field]]));
    return { ...withoutEmpty(toWire(own)), whole: values };
  },
  problemsOf: problemsOfParts,
  lists: partLists,
};

/** Where the form holds what the call has at this place: the call takes only parts of chosen KOLs, in their order. */
export function placeInForm(property: string, values: FieldValues): string {
  const [list = '', index = '', ...field] = property.split('.');
  const { sows, posts } = partsOf(values);
  const sent = list === 'sows' ? sows : list === 'campaignPosts' ? posts : null;
  const part = sent?.[Number(index)];
  if (!part) return property;
  const held: { key: string }[] = values[list];
  return [list, held.findIndex(({ key }) => key === part.key), ...field].join('.');
}
