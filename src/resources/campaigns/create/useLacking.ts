import { useTranslate } from 'react-admin';
import type { FieldError } from '../../../domain/errors';

/** Fields that are told by the name of another. */
const names: Record<string, string> = { kol_id: 'kol', sow_key: 'sow_number' };
const missing: readonly string[] = ['field_required', 'field_select_required'];

/** What a part lacks, in one line: the fields without an entry, then what is wrong with others. */
export function useLacking(kind: 'sow' | 'post', faults: readonly FieldError[]): string {
  const translate = useTranslate();
  const labelOf = (property: string) => {
    const field = names[property] ?? property;
    return translate(`campaigns.${kind}.${field}`, { _: translate(`parts.figures.${field}`, { _: field }) });
  };
  const fields = faults.filter(({ message }) => missing.includes(message)).map(({ property }) => labelOf(property));
  const others = faults
    .filter(({ message }) => !missing.includes(message))
    .map(({ property, message }) => {
      const text = translate(`error.${message}`, { _: translate('error.invalid_value') });
      return `${labelOf(property)}: ${text}`;
    });
  const list = [...new Set(fields)].join(', ');
  return [list && translate('campaignForm.lacks', { fields: list }), ...new Set(others)].filter(Boolean).join(' · ');
}
