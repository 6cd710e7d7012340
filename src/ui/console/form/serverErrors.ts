import { ApiError } from '../../../providers/http';

/**
 * The server's field errors by field, for a form that has these fields; null where the refusal is about none of them.
 * Of `lists`, each entry has fields of its own.
 */
export function fieldErrorsOf(
  error: unknown,
  fields: readonly string[],
  lists: readonly string[] = [],
): Record<string, string> | null {
  if (!(error instanceof ApiError)) return null;
  // An entry of a list that is one field, such as the third of many people, is the field's own fault.
  const placeOf = (property: string) => {
    const head = property.split('.')[0] ?? property;
    return fields.includes(property) || lists.includes(head) ? property : fields.includes(head) ? head : null;
  };
  const known = (error.errors ?? []).flatMap(({ property, message }) => {
    const place = placeOf(property);
    return place === null ? [] : [[place, message] as const];
  });
  return known.length > 0 ? Object.fromEntries(known) : null;
}
