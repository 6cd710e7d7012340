import * as yup from 'yup';
import { inVnd } from '../aliases';
import { importFields } from '../importFields';
import {
  idsFilter,
  type ListQuery,
  listQuery,
  manyFilter,
  type OwnSort,
  type SortOption,
  searchFilter,
  sectorsFilter,
  sortBy,
} from '../lists';
import { day, id, wholeNumber } from '../validation';
import { paces } from './pace';
import { campaignStatuses, statusesOfGroup } from './values';

/** What campaigns can be narrowed down by, in lists, counts and the calendar (spec 2 §9 Campaign filters). */
export const campaignFilters = {
  name: searchFilter(),
  filter_status: yup
    .string()
    .oneOf([...campaignStatuses, 'inprogress'] as const)
    .meta({ jsonSchema: { description: `\`inprogress\`: any of ${statusesOfGroup.inprogress.join(', ')}.` } }),
  statuses: manyFilter(campaignStatuses),
  overdue: yup.boolean().meta({
    jsonSchema: { description: 'Whether the last day has passed of one that is neither done nor cancelled.' },
  }),
  sector_ids: sectorsFilter(),
  brand_ids: idsFilter(),
  customer_id: id(),
  kol_id: id(),
  manager_id: id(),
  person_id: id().meta({ jsonSchema: { description: 'Somebody who works in the campaign, whatever their duty.' } }),
  start_date: day(),
  end_date: day(),
  min_value: wholeNumber().meta(inVnd),
  max_value: wholeNumber().meta(inVnd),
  pace: yup
    .string()
    .oneOf(paces)
    .meta({ jsonSchema: { description: 'How it goes against its targets, as of the last night or change.' } }),
  unfrozen: yup.boolean().meta({ jsonSchema: { description: 'Done, and no frozen report of it counts.' } }),
  unevaluated: yup.boolean().meta({ jsonSchema: { description: 'Done, and the caller is asked for an evaluation.' } }),
};

/** Query of `GET /campaigns/status-counts` and `GET /campaigns/sums`. */
export const campaignCountsQuery = yup.object(campaignFilters);

/** Query of `GET /campaigns`. */
export const campaignListQuery = listQuery({ ...campaignFilters, sort: sortBy('PACE', 'BUDGET', 'END') });
export type CampaignFilters = Omit<CampaignListQuery, keyof ListQuery>;
// yup takes the sort of every list for the only one.
export type CampaignListQuery = Omit<yup.InferType<typeof campaignListQuery>, 'sort'> & {
  sort?: SortOption | OwnSort<'PACE' | 'BUDGET' | 'END'> | undefined;
};

/** Body of the template calls (multipart text fields): the KOLs to write into the template. */
export const templateSchema = yup.object({
  campaign_id: id(),
  kol_codes: yup
    .array(yup.string().required())
    .transform((_, original: unknown) => splitList(original))
    .max(2_000)
    .meta({ commaText: true }),
  stage_names: yup
    .array(yup.string().required())
    .transform((_, original: unknown) => splitList(original))
    .max(2_000)
    .meta({ commaText: true }),
});
export type TemplateInput = yup.InferType<typeof templateSchema>;

function splitList(value: unknown): unknown {
  if (value === undefined || value === '') return undefined;
  return [value]
    .flat()
    .flatMap((entry) => String(entry).split(','))
    .map((entry) => entry.trim())
    .filter(Boolean);
}

/** Text fields beside the file in upload-sows and upload-campaign-posts (CONTRACT.md §1). */
export const uploadSchema = yup.object({ campaign_id: id(), ...importFields });
type Upload = yup.InferType<typeof uploadSchema>;
export type UploadInput = Pick<Upload, 'campaign_id' | 'review'> & Partial<Pick<Upload, 'mode' | 'rows'>>;
