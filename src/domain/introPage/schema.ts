import * as yup from 'yup';
import { languageCode } from '../languages/schema';
import { textLimits } from '../limits';
import { listQuery } from '../lists';
import { emailAddress, id, text } from '../validation';
import { introPictureKinds } from './pictures';
import type { IntroContent } from './types';

/** Characters of a text of the intro page (CONTRACT-2 §14). */
const introTextLimit = 2_000;
/** How many entries the page's lists take (spec 2 §9 for banners). */
export const introLists = { banners: 5, kols: 20, features: 12, logos: 60, profiles: 3 } as const;

const words = () => text(introTextLimit).default('');
const picture = () =>
  text(textLimits.url)
    .nullable()
    .transform((value: unknown) => (value === '' ? null : value))
    .default(null);
const someList = <T extends yup.AnyObject>(entry: yup.ObjectSchema<T>, most: number) =>
  yup.array(entry.required()).max(most, 'too_many_entries').default([]);

/** An address a visitor may be led to: a page, a mailbox or a telephone, and nothing that runs. */
const link = () =>
  text(textLimits.url).matches(/^(https?:\/\/[^\s/?#@]+([/?#]\S*)?|mailto:[^\s:/?#@]+@[^\s:/?#@]+|tel:\+?[\d-]+)$/i, {
    message: 'url_is_incorrect',
    excludeEmptyString: true,
  });

const feature = yup.object({ image: picture(), title: words(), content: words() });
const titled = yup.object({ title: words(), content: words() });
const rate = yup.object({ title: words(), value: words() });

/** What the intro page says (spec 1 §3): every text plain, pictures ids or addresses of ours. */
export const introContentSchema: yup.ObjectSchema<IntroContent> = yup.object({
  headers: yup.object({ logo: picture(), features: words(), about_us: words(), get_started: words() }),
  intro_page: yup.object({
    title: words(),
    subtitle: words(),
    cta_find: words(),
    kols: someList(yup.object({ url: text(textLimits.url).required() }), introLists.banners),
    platform_desc: words(),
    bio: words(),
    image: picture(),
  }),
  kols_page: yup.object({
    title: words(),
    subtitle: words(),
    kols: someList(
      yup.object({ kol_id: id().lowercase().required(), image: picture(), name: words(), jobs: words() }),
      introLists.kols,
    ),
  }),
  pitching_page: yup.object({
    header_title: words(),
    title: words(),
    subtitle: words(),
    detail: someList(feature, introLists.features),
  }),
  rate_page: yup.object({
    title: words(),
    subtitle: words(),
    engagement: rate,
    buzz: rate,
    comment: rate,
    view: rate,
  }),
  ongoing_page: yup.object({ title: words(), detail: someList(feature, introLists.features) }),
  liquidation_page: yup.object({ title: words(), extraction: titled, pictures: titled, recommendation: titled }),
  brand_page: yup.object({
    title: words(),
    logos: someList(yup.object({ image: text(textLimits.url).required(), name: words() }), introLists.logos),
  }),
  contact_page: yup.object({
    logo: picture(),
    email_title: words(),
    email: emailAddress().default(''),
    phone_title: words(),
    phone_number: words(),
    website_title: words(),
    website: link().default(''),
    follow_us: words(),
    profiles: someList(yup.object({ name: words(), url: link().required() }), introLists.profiles),
    office_title: words(),
    office: words(),
    branch_title: words(),
    branch: words(),
    company: words(),
  }),
  create_campaign: words(),
});

/** Query of `GET /intro-page`. */
export const introQuery = yup.object({ lang: languageCode(), draft: yup.boolean() });
export type IntroQuery = yup.InferType<typeof introQuery>;

/** `POST /intro-page`: a draft, or what everybody sees from now on. */
export const introSchema = yup.object({
  lang: languageCode().required(),
  content: introContentSchema.required(),
  version: yup.number().integer(),
  publish: yup.boolean().default(false),
});
export type IntroInput = yup.InferType<typeof introSchema>;

/** `POST /intro-page/drawn`. */
export const introDrawSchema = yup.object({ lang: languageCode().required(), content: introContentSchema.required() });
export type IntroDrawInput = yup.InferType<typeof introDrawSchema>;

const part = () => yup.number().min(0, 'crop_invalid').max(1, 'crop_invalid');

/**
 * `POST /intro-page/pictures`, beside the file. The rectangle that is kept is told in parts of the picture's width and
 * height, as it is seen upright; without it the picture is cut around its middle.
 */
export const introPictureSchema = yup
  .object({
    kind: yup.string().oneOf(introPictureKinds).required(),
    ...{ left: part(), top: part(), width: part(), height: part() },
  })
  .test('crop', function ({ left, top, width, height }) {
    const given = [left, top, width, height].filter((one) => one !== undefined);
    if (given.length === 0) return true;
    const refuse = () => this.createError({ path: 'width', message: 'crop_invalid' });
    if (left === undefined || top === undefined || width === undefined || height === undefined) return refuse();
    // What a browser adds up may be a hair over.
    const most = 1.0001;
    return width > 0 && height > 0 && left + width <= most && top + height <= most ? true : refuse();
  });
export type IntroPictureInput = yup.InferType<typeof introPictureSchema>;

/** Query of `GET /intro-page/versions`. */
export const introVersionsQuery = listQuery({ lang: languageCode() });
export type IntroVersionsQuery = yup.InferType<typeof introVersionsQuery>;

/** `POST /intro-page/versions/{id}/restore`. */
export const introRestoreSchema = yup.object({ version: yup.number().integer() });
