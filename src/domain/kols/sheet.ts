import * as yup from 'yup';
import { type ImportChoice, type ImportColumn, type NamedChoice, namedChoices, type Words } from '../imports';
import { textLimits } from '../limits';
import en from '../locales/en/kolSheet.json';
import enNote from '../locales/en/kolSheetNote.json';
import enKols from '../locales/en/kols.json';
import enWorkbook from '../locales/en/workbook.json';
import vi from '../locales/vi/kolSheet.json';
import viNote from '../locales/vi/kolSheetNote.json';
import viKols from '../locales/vi/kols.json';
import viWorkbook from '../locales/vi/workbook.json';
import type { Network } from '../networks';
import { optionalText, wholeNumber } from '../validation';
import { kolSchema, profileUrl } from './schema';
import { genders, kolTypes, marriages } from './values';

export type KolColumnKey = keyof typeof vi & keyof typeof en;
type Note = keyof typeof viNote & keyof typeof enNote;
type Column = ImportColumn<KolColumnKey>;

export const kolSheetName: Words = { vi: viWorkbook.sheet.kols, en: enWorkbook.sheet.kols };

export interface KolSheetLists {
  sectors: readonly NamedChoice[];
  jobs: readonly NamedChoice[];
}

const column = (key: KolColumnKey, note: Note | null, rest: Partial<Column> = {}): Column => ({
  key,
  kind: 'text',
  header: { vi: vi[key], en: en[key] },
  ...(note && { note: { vi: viNote[note], en: enNote[note] } }),
  ...rest,
});

const accountColumns = (network: Network): Column[] => [
  column(network, 'account', { kind: 'list' }),
  column(`${network}_followers`, 'followers', { kind: 'wholeNumber' }),
];

const choicesOf = <V extends string>(values: readonly V[], vi: Record<V, string>, en: Record<V, string>) =>
  values.map((value): ImportChoice => ({ value, label: { vi: vi[value], en: en[value] } }));

/** The KOL workbook (spec 1 §3 KOL, spec 2 §7 export-excel): its sectors and jobs are those of this moment. */
export function kolColumns({ sectors, jobs }: KolSheetLists): readonly Column[] {
  const gender = { kind: 'choice', choices: choicesOf(genders, viKols.gender, enKols.gender) } as const;
  const marriage = { kind: 'choice', choices: choicesOf(marriages, viKols.marriage, enKols.marriage) } as const;
  const type = { kind: 'choice', choices: choicesOf(kolTypes, viKols.type, enKols.type) } as const;
  return [
    column('code', 'code', { kind: 'code', required: true }),
    column('stage_name', 'stage_name', { required: true }),
    column('fullname', 'fullname', { expected: true }),
    column('type', 'type', { ...type, choiceError: 'kol_type_invalid' }),
    column('sectors', 'sectors', {
      kind: 'choices',
      required: true,
      choices: namedChoices(sectors),
      choiceError: 'sector_not_exist',
    }),
    column('jobs', 'jobs', { kind: 'choices', choices: namedChoices(jobs), choiceError: 'job_not_exist' }),
    column('the_talent_partner', 'the_talent_partner', { kind: 'boolean' }),
    column('gender', null, { ...gender, choiceError: 'gender_invalid' }),
    column('marriage', null, { ...marriage, choiceError: 'marriage_invalid' }),
    column('birthdate', 'birthdate', { kind: 'day' }),
    ...accountColumns('facebook'),
    ...accountColumns('instagram'),
    ...accountColumns('tiktok'),
    ...accountColumns('youtube'),
    column('booking_price_from', 'price', { kind: 'money' }),
    column('booking_price_to', 'price', { kind: 'money' }),
    column('bio', null),
    column('description', null),
    column('note', null),
    column('avatar', 'picture', { kind: 'url' }),
    column('group_code', 'group', { kind: 'code' }),
    column('group_name', 'group'),
    column('group_photo', 'picture', { kind: 'url' }),
  ];
}

const accounts = (network: Network) => yup.array(profileUrl(network).required('social_url_missing')).max(20);

/** What the first account of the row has; nothing to say without one. */
const followers = (network: Network) =>
  wholeNumber()
    .nullable()
    .test(
      'account',
      'social_url_missing',
      (value, { parent }) => typeof value !== 'number' || parent[network]?.length > 0,
    );

/**
 * A row of the workbook: the rules of the form (spec 1 §5 KOL), its accounts by network. A picture cannot stand in a
 * cell, so that none is asked for.
 */
export const kolSheetSchema = kolSchema.omit(['avatar', 'prices', 'socials']).shape({
  avatar: optionalText(textLimits.url),
  facebook: accounts('facebook'),
  facebook_followers: followers('facebook'),
  instagram: accounts('instagram'),
  instagram_followers: followers('instagram'),
  tiktok: accounts('tiktok'),
  tiktok_followers: followers('tiktok'),
  youtube: accounts('youtube'),
  youtube_followers: followers('youtube'),
});
export type KolSheetRow = yup.InferType<typeof kolSheetSchema>;
