import type { FieldValues } from 'react-hook-form';
import * as yup from 'yup';
import type { IntroPicture } from '../../../domain/introPage/pictures';
import { introContentSchema } from '../../../domain/introPage/schema';
import type { IntroContent } from '../../../domain/introPage/types';
import type { FormRules } from '../../../ui/console/form/resolver';

export type IntroList = 'banners' | 'kols' | 'features' | 'logos' | 'profiles';

/** How a part of the content is edited: a line, a paragraph, a picture, or a list in a table. */
export type IntroInput =
  | { is: 'line' | 'text' }
  | { is: 'picture'; kind: IntroPicture }
  | { is: 'list'; of: IntroList };

const line = { is: 'line' } as const;
const paragraph = { is: 'text' } as const;
const picture = (kind: IntroPicture) => ({ is: 'picture', kind }) as const;
const list = (of: IntroList) => ({ is: 'list', of }) as const;
const titled = (name: string) => ({ [`${name}.title`]: line, [`${name}.content`]: paragraph });
const rate = (name: string) => ({ [`${name}.title`]: line, [`${name}.value`]: line });

/** The sections of the page in their order, with what is edited in each, by its place in the content. */
export const introSections: Record<string, Record<string, IntroInput>> = {
  headers: { logo: picture('logo'), features: line, about_us: line, get_started: line },
  intro_page: {
    ...{ title: line, subtitle: paragraph, cta_find: line, platform_desc: line, bio: paragraph },
    ...{ image: picture('image'), kols: list('banners') },
  },
  kols_page: { title: line, subtitle: paragraph, kols: list('kols') },
  pitching_page: { header_title: line, title: line, subtitle: paragraph, detail: list('features') },
  rate_page: {
    ...{ title: line, subtitle: paragraph },
    ...rate('engagement'),
    ...rate('buzz'),
    ...rate('comment'),
    ...rate('view'),
  },
  ongoing_page: { title: line, detail: list('features') },
  liquidation_page: { title: line, ...titled('extraction'), ...titled('pictures'), ...titled('recommendation') },
  brand_page: { title: line, logos: list('logos') },
  contact_page: {
    ...{ logo: picture('contact_logo'), company: line, email_title: line, email: line },
    ...{ phone_title: line, phone_number: line, website_title: line, website: line },
    ...{ office_title: line, office: paragraph, branch_title: line, branch: paragraph },
    ...{ follow_us: line, profiles: list('profiles') },
  },
};

export const createCampaign = 'create_campaign';

/** The name of a field in the form: its place without dots, which would nest it. */
export const sourceOfPlace = (place: string) => place.replaceAll('.', '__');
export const sourceOf = (section: string, place: string) => sourceOfPlace(`${section}.${place}`);
const placeOf = (source: string) => source.replaceAll('__', '.');

const inputs = new Map<string, IntroInput>([
  ...Object.entries(introSections).flatMap(([section, places]) =>
    Object.entries(places).map(([place, input]) => [sourceOf(section, place), input] as const),
  ),
  [createCampaign, line],
]);
const sources = [...inputs.keys()];

/** How the place behind a field is edited. */
export const inputOf = (source: string) => inputs.get(source);

/** What a page has to be drawn anew for: lists and pictures. */
export const drawnAnew = (values: FieldValues) =>
  [...inputs].flatMap(([source, { is }]) => (is === 'list' || is === 'picture' ? [values[source]] : []));

function at(content: unknown, place: string): unknown {
  return place.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], content);
}

/** The content as the form holds it, side by side, so that two edits are compared text by text. */
export function toForm(content: IntroContent): FieldValues {
  return Object.fromEntries(sources.map((source) => [source, at(content, placeOf(source)) ?? '']));
}

/** What the form holds as the content it is. */
export function toContent(values: FieldValues): FieldValues {
  const content: FieldValues = {};
  for (const source of sources) {
    const keys = placeOf(source).split('.');
    const last = keys.pop() ?? '';
    let inner = content;
    for (const key of keys) {
      inner[key] ??= {};
      inner = inner[key];
    }
    inner[last] = values[source];
  }
  return content;
}

/** The same rules the call is checked by. */
export const introRules: FormRules = {
  schema: yup.object(
    Object.fromEntries(sources.map((source) => [source, yup.reach(introContentSchema, placeOf(source)) as yup.Schema])),
  ),
  toInput: (values) => values,
};

const isEmpty = (value: unknown) => value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** What the other language says and this one does not. */
export function missingIn(content: IntroContent, other: IntroContent): string[] {
  const [here, there] = [toForm(content), toForm(other)];
  return sources.filter((source) => isEmpty(here[source]) && !isEmpty(there[source]));
}
