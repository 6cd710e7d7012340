import { formatDay, formatExact, formatInstant, formatMoney, unknownText } from '../../../domain/format';
import { isUndoneReason } from '../../../domain/imports';
import type { KolPrice } from '../../../domain/kols/prices';
import { isNetwork, networkNames } from '../../../domain/networks';

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** A changed field in the person's words; a right by its module and action. */
export function fieldWords(field: string, translate: Translate): string {
  const [scope, action] = field.split('.');
  if (scope && action) {
    return translate('audit.right', {
      scope: translate(`roles.scope.${scope}`, { _: scope }),
      action: translate(`roles.action.${action}`, { _: action }),
    });
  }
  return translate(`audit.field.${field}`, { _: field });
}

/** Where the words of a field's choices stand; a field of several records has them in several places. */
const choiceKeys: Record<string, (value: string) => string[]> = {
  status: (value) => [`common.status.campaign.${value}`, `common.status.record.${value}`],
  request_status: (value) => [`common.status.request.${value}`],
  type: (value) => [`campaigns.type.${value}`, `kols.type.${value}`, `users.type.${value}`],
  gender: (value) => [`users.gender.${value}`],
  marriage: (value) => [`kols.marriage.${value}`],
  kind: (value) => [`jobs.kind.${value}`],
  in_app: (value) => [`notifications.kind.${value}`],
  by_mail: (value) => [`notifications.kind.${value}`],
  post_format: (value) => [`campaigns.format.${value}`],
  reason: (value) => (isUndoneReason(value) ? ['common.import_undone'] : []),
  post_type: (value) => [`campaigns.acceptance.type.${value}`],
};

function choiceWords(field: string, value: string, translate: Translate): string {
  const words = (choiceKeys[field]?.(value) ?? []).map((key) => translate(key, { _: value }));
  return words.find((word) => word !== value) ?? value;
}

const sowFields: readonly string[] = ['sow_id', 'removed_sow'];

/** A SOW's name, whose KOL is followed by network and format as they are stored. */
function sowWords(name: string, translate: Translate): string {
  const [kol = '', ...kind] = name.split(' · ');
  const words = (part: string) => (isNetwork(part) ? networkNames[part] : choiceWords('post_format', part, translate));
  return [kol, ...kind.map(words)].join(' · ');
}

/** One price of a KOL's list, by the network and format it is for. */
function priceWords({ social_type, post_format, price }: KolPrice, translate: Translate, language: string): string {
  const format = choiceWords('post_format', post_format, translate);
  return `${networkNames[social_type]} · ${format}: ${formatMoney(price, language)}`;
}

const money = /^budget$|price(_from|_to)?$/;
const richText: readonly string[] = ['description', 'off_description'];
const day = /^\d{4}-\d{2}-\d{2}$/;
const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const longest = 160;

/** A value of a field of the trail in the person's words. Ids of records say nothing whole, so their end stands for them. */
export function valueWords(field: string, value: unknown, translate: Translate, language: string): string {
  if (value === null || value === undefined || value === '') return unknownText;
  if (typeof value === 'boolean') return translate(value ? 'common.yes' : 'common.no');
  if (Array.isArray(value))
    return value.map((one) => valueWords(field, one, translate, language)).join(', ') || unknownText;
  if (typeof value === 'object') {
    if (field === 'prices') return priceWords(value as KolPrice, translate, language);
    const name = nameOf(value) ?? JSON.stringify(value);
    return shortened(sowFields.includes(field) ? sowWords(name, translate) : name);
  }
  if (typeof value === 'number') return money.test(field) ? formatMoney(value, language) : formatExact(value, language);
  if (typeof value !== 'string') return String(value);
  if (field === 'grants') return fieldWords(value, translate);
  if (day.test(value)) return formatDay(value);
  if (instant.test(value)) return formatInstant(value);
  if (uuid.test(value)) return `…${value.slice(-6)}`;
  if (richText.includes(field))
    return shortened(
      value
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    );
  return shortened(choiceWords(field, value, translate));
}

function nameOf(value: object): string | undefined {
  const entries: Record<string, unknown> = { ...value };
  const name = entries.name ?? entries.fullname ?? entries.title;
  return typeof name === 'string' ? name : undefined;
}

function shortened(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
