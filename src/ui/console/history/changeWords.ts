import { formatInstant, unknownText } from '../../../domain/format';

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

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const longest = 160;

/** A value of the trail in the person's words. Ids of records say nothing whole, so their end stands for them. */
export function valueWords(value: unknown, translate: Translate): string {
  if (value === null || value === undefined || value === '') return unknownText;
  if (typeof value === 'boolean') return translate(value ? 'audit.yes' : 'audit.no');
  if (Array.isArray(value)) return value.map((one) => valueWords(one, translate)).join(', ') || unknownText;
  if (typeof value === 'object') return shortened(nameOf(value) ?? JSON.stringify(value));
  if (typeof value !== 'string') return String(value);
  if (instant.test(value)) return formatInstant(value);
  if (uuid.test(value)) return `…${value.slice(-6)}`;
  return shortened(value);
}

function nameOf(value: object): string | undefined {
  const entries: Record<string, unknown> = { ...value };
  const name = entries.name ?? entries.fullname ?? entries.title;
  return typeof name === 'string' ? name : undefined;
}

function shortened(text: string): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
