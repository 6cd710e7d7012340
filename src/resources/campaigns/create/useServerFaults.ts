import { useFormState } from 'react-hook-form';
import type { FieldError } from '../../../domain/errors';

/** What the server found wrong with parts of the wizard, by their keys. */
export function useServerFaults(list: 'sows' | 'campaignPosts', entries: readonly { key: string }[]) {
  const { errors } = useFormState({ name: list });
  const faults = new Map<string, readonly FieldError[]>();
  const invalid: Record<string, unknown> = { ...errors[list] };
  for (const [index, { key }] of entries.entries()) {
    const fields = invalid[index];
    if (typeof fields !== 'object' || fields === null) continue;
    const own = Object.entries(fields).flatMap(([property, fault]) =>
      typeof fault === 'object' && fault !== null && 'message' in fault
        ? [{ property, message: String(fault.message) }]
        : [],
    );
    if (own.length > 0) faults.set(key, own);
  }
  return faults;
}
