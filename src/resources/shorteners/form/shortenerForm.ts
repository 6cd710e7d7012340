import type { FieldValues } from 'react-hook-form';
import { type Utm, utmParts, withUtm } from '../../../domain/shorteners/rules';
import { shortenerSchema, shortenerUpdateSchema } from '../../../domain/shorteners/schema';
import type { Shortener } from '../../../domain/shorteners/types';
import { type FormRules, withoutEmpty } from '../../../ui/console/form/resolver';
import type { Picked } from '../../../ui/console/form/useFound';

const noUtm = { utm_source: '', utm_medium: '', utm_campaign: '', utm_content: '', utm_term: '' };

/** A link nobody has filled in yet, as its inputs hold it; a link that is there keeps its slug. */
export const emptyLink = {
  original_url: '',
  label: '',
  campaign: [] as Picked[],
  post_id: '',
  expires_at: '',
  active: true,
  ...noUtm,
};

/** A link as its inputs hold it; what its target is measured by stands in the target. */
export const linkToForm = (link: Shortener): FieldValues => ({
  ...emptyLink,
  original_url: link.original_url,
  label: link.label ?? '',
  campaign: link.campaign ? [{ id: link.campaign.id, name: link.campaign.name }] : [],
  post_id: link.post?.id ?? '',
  expires_at: link.expires_at ?? '',
  active: link.active,
});

/** The target with the parts it is measured by. */
export const targetOf = (values: FieldValues): string => {
  const utm: Utm = Object.fromEntries(utmParts.map((part) => [part, String(values[part] ?? '')]));
  return withUtm(String(values.original_url ?? '').trim(), utm);
};

function inputOf(values: FieldValues): FieldValues {
  const { campaign, ...others } = values;
  const fields = Object.fromEntries(Object.entries(others).filter(([name]) => !(name in noUtm)));
  const [chosen] = campaign as Picked[];
  return { ...fields, original_url: targetOf(values), campaign_id: chosen?.id ?? null };
}

/** A new link as the call takes it. */
export const newLink = (values: FieldValues): FieldValues => withoutEmpty(inputOf(values));

/** What was changed since `before`; an emptied field is sent as nothing. */
export function changedLink(values: FieldValues, before: FieldValues): FieldValues {
  const [now, then] = [inputOf(values), inputOf(before)];
  const changed = Object.keys(now).filter((name) => name !== 'slug' && now[name] !== then[name]);
  return Object.fromEntries(changed.map((name) => [name, now[name] === '' ? null : now[name]]));
}

export const newLinkRules: FormRules = { schema: shortenerSchema, toInput: newLink };
export const linkRules: FormRules = { schema: shortenerUpdateSchema, toInput: newLink };
