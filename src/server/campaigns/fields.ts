import type { CampaignInput, CampaignUpdate } from '../../domain/campaigns/formSchema';
import type { campaigns } from '../db/schema/campaigns';
import { cleanRichText } from '../richText';

type Row = typeof campaigns.$inferSelect;

/** The columns of a campaign that people edit. */
export const campaignColumns = [
  'code',
  'name',
  'type',
  'keywords',
  'start_date',
  'end_date',
  'budget',
  'description',
  'cover_file_id',
  'avatar_file_id',
  'brand_id',
  'other_doc_urls',
  'takes_found_posts',
] as const satisfies readonly (keyof Row)[];

export type CampaignColumns = Pick<Row, (typeof campaignColumns)[number]>;

/** Fields that hold people, with the duty they stand for. */
export const dutyOf = {
  managers: 'manager',
  supervisors: 'supervisor',
  executives: 'executive',
  internals: 'internal',
} as const;
export type PeopleField = keyof typeof dutyOf;
export const peopleFields = Object.keys(dutyOf) as PeopleField[];

/** Fields that hold files, with their purpose. */
export const purposeOf = {
  internal_docs: 'internal_doc',
  customer_docs: 'customer_doc',
  liquidation_images: 'liquidation',
  other_images: 'other_doc',
} as const;
export type FilesField = keyof typeof purposeOf;
export const filesFields = Object.keys(purposeOf) as FilesField[];

/** A campaign as it is stored and compared: people and files by id, in order. */
export type CampaignFields = CampaignColumns & Record<PeopleField | FilesField, string[]>;

/** A campaign of which nothing is said. */
export const noCampaign: CampaignFields = {
  code: '',
  name: '',
  type: 'booking',
  keywords: [],
  start_date: '',
  end_date: null,
  budget: 0,
  description: null,
  cover_file_id: null,
  avatar_file_id: null,
  brand_id: '',
  other_doc_urls: [],
  takes_found_posts: false,
  managers: [],
  supervisors: [],
  executives: [],
  internals: [],
  internal_docs: [],
  customer_docs: [],
  liquidation_images: [],
  other_images: [],
};

const plainColumns = [
  'code',
  'name',
  'type',
  'keywords',
  'start_date',
  'end_date',
  'budget',
  'brand_id',
  'takes_found_posts',
] as const;

/** Fields after an edit: what the input leaves out stays; `files` are its files as stored. */
export function nextFields(
  fields: CampaignFields,
  input: CampaignInput | CampaignUpdate,
  files: Partial<CampaignFields>,
): CampaignFields {
  const given = [
    ...plainColumns.map((column) => [column, input[column]] as const),
    ...peopleFields.map((field) => [field, input[field] && [...new Set(input[field])]] as const),
    ['description', input.description && richOrNull(input.description)] as const,
    ...Object.entries(files),
  ];
  return { ...fields, ...Object.fromEntries(given.filter(([, value]) => value !== undefined)) };
}

const richOrNull = (text: string) => cleanRichText(text) || null;
