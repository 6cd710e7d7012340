import * as yup from 'yup';
import { idOrAddress, inVnd } from '../aliases';
import { postFormats } from '../campaigns/values';
import { dayOf, isDay } from '../dates';
import { textLimits } from '../limits';
import { type Network, networks } from '../networks';
import {
  blankIsNull,
  code,
  id,
  idList,
  kept,
  oneLine,
  optionalId,
  optionalText,
  text,
  wholeNumber,
} from '../validation';
import { largestPriceList } from './prices';
import { readProfileUrl } from './profileUrl';
import { isPriceRange } from './rules';
import { genders, kolTypes, marriages } from './values';

const earliestBirth = '1900-01-01';
const isBirthdate = (value: string) => isDay(value) && value >= earliestBirth && value <= dayOf(new Date());

const choice = <T extends string>(values: readonly T[], message: string) =>
  yup
    .string<T>()
    .nullable()
    .transform(blankIsNull)
    .oneOf([...values, null], message);
const longText = () => text(textLimits.note).nullable().transform(blankIsNull);
const price = () =>
  wholeNumber()
    .meta(inVnd)
    .nullable()
    .transform((value: unknown, original: unknown) => (original === '' ? null : value));
const socialType = () => yup.string().oneOf(networks, 'social_type_invalid');

/** The address of an account, as pasted; of this network, else of `social_type` where that is said. */
export const profileUrl = (expected?: Network) =>
  text(textLimits.url).test('profile', 'social_url_invalid', (value, { parent, createError }) => {
    const type = expected ?? networks.find((network) => network === parent.social_type);
    const read = readProfileUrl(value ?? '', type);
    return 'error' in read ? createError({ message: read.error }) : true;
  });

const social = yup.object({
  id: optionalId(),
  social_type: socialType(),
  url: profileUrl(),
  /** What the account has by the word of whoever adds it; unknown if not said. */
  follower_count: wholeNumber().nullable(),
});

const socials = () =>
  yup
    .array(social)
    .max(20)
    .test('different', 'social_already_linked', (list, { path, createError }) => {
      const urls = (list ?? []).map(({ url, social_type }) => canonical(url, social_type));
      const again = urls.findIndex((url, index) => url !== null && urls.indexOf(url) < index);
      return again < 0 || createError({ path: `${path}[${again}].url`, message: 'social_already_linked' });
    });

function canonical(url: unknown, type: (typeof networks)[number] | undefined): string | null {
  if (typeof url !== 'string') return null;
  const read = readProfileUrl(url, type);
  return 'error' in read ? null : read.url;
}

const listPrice = yup.object({
  social_type: socialType().required('field_select_required'),
  post_format: yup.string().oneOf(postFormats, 'post_format_invalid').required('field_select_required'),
  price: wholeNumber().required(),
});

/** A price list (CONTRACT-2 §16 Prices): one price for each network and format. */
const prices = () =>
  yup
    .array(listPrice)
    .max(largestPriceList, 'too_many_prices')
    .test('different', 'price_is_repeated', (list, { path, createError }) => {
      const seen = new Set<string>();
      const again = (list ?? []).findIndex((one) => {
        const kind = `${one.social_type} ${one.post_format}`;
        const isAgain = Boolean(one.social_type && one.post_format) && seen.has(kind);
        seen.add(kind);
        return isAgain;
      });
      return again < 0 || createError({ path: `${path}[${again}].post_format`, message: 'price_is_repeated' });
    });

const sectors = () => idList().min(1, 'field_select_required');

const optional = {
  the_talent_partner: yup.boolean(),
  /** Whether visitors of the site may find it. */
  public: yup.boolean(),
  jobs: yup.array(text(textLimits.code).required()).max(50),
  gender: choice(genders, 'gender_invalid'),
  marriage: choice(marriages, 'marriage_invalid'),
  birthdate: yup
    .string()
    .nullable()
    .transform(blankIsNull)
    .test('birthdate', 'birthdate_invalid', (value) => !value || isBirthdate(value)),
  bio: longText(),
  description: longText(),
  note: longText(),
  group_code: code().nullable().transform(blankIsNull),
  group_name: optionalText(),
  group_photo: optionalText(textLimits.url).meta(idOrAddress),
  booking_price_from: price(),
  booking_price_to: price().test('range', 'price_range_incorrect', (value, { parent }) =>
    isPriceRange(parent.booking_price_from, value),
  ),
  /** The whole list. An end of the range that is left out, or null, is its lowest or highest. */
  prices: prices(),
  socials: socials(),
};

/** `POST /kols` (spec 1 §5 KOL): a person has a full name; of a community group avatar, code, stage name and sectors are asked. */
export const kolSchema = yup.object({
  avatar: text(textLimits.url).required().meta(idOrAddress),
  code: code().required('kol_code_empty'),
  stage_name: oneLine().required('stage_name_required'),
  fullname: optionalText().test(
    'named',
    'field_required',
    (value, { parent }) => parent.type === 'community_group' || Boolean(value),
  ),
  type: yup.string().oneOf(kolTypes, 'kol_type_invalid').default('personal'),
  sectors: sectors().required('field_select_required'),
  ...optional,
});
export type KolInput = yup.InferType<typeof kolSchema>;

/** `PUT /kols/{id}`: what is left out stays; a social with id is changed, one without is linked (CONTRACT.md §1). */
export const kolUpdateSchema = yup.object({
  avatar: kept(text(textLimits.url)).meta(idOrAddress),
  code: kept(code(), 'kol_code_empty'),
  stage_name: kept(oneLine(), 'stage_name_required'),
  fullname: optionalText(),
  type: yup.string().oneOf(kolTypes, 'kol_type_invalid'),
  sectors: sectors(),
  ...optional,
  version: yup.number().integer(),
});
export type KolUpdate = yup.InferType<typeof kolUpdateSchema>;

/** Query of `GET /kols/check-code`; `id` is the KOL the code may belong to. */
export const kolCodeQuery = yup.object({ code: code().required('kol_code_empty'), id: optionalId() });

/** Body of `PUT /kols/like/{id}`. */
export const outstandingSchema = yup.object({ outstanding: yup.boolean().required() });

/** Body of `POST /kols/duplicates`: a KOL as far as it is filled in; `id` where it is stored already. */
export const duplicatesSchema = yup.object({
  id: optionalId(),
  stage_name: optionalText(),
  fullname: optionalText(),
  birthdate: yup.string().nullable().transform(blankIsNull),
  socials: yup.array(yup.object({ social_type: socialType(), url: text(textLimits.url) })).max(20),
});
export type DuplicatesInput = yup.InferType<typeof duplicatesSchema>;

/** Body of `POST /social`: links an account to a KOL. */
export const socialLinkSchema = yup.object({
  kol_id: id().lowercase().required('field_select_required'),
  social_type: socialType(),
  url: profileUrl(),
  follower_count: wholeNumber().nullable(),
  version: yup.number().integer(),
});
export type SocialLink = yup.InferType<typeof socialLinkSchema>;
