import { useCallback, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { getAccount } from '../../../providers/session';

export interface Draft {
  values: FieldValues | null;
  /** What is entered so far, and the step it is looked at from. */
  keep: (values: FieldValues, at: number) => void;
  drop: () => void;
}

/** What was entered in a wizard and not finished: kept for this person in this tab. */
export function useDraft(name: string): Draft {
  const key = `draft.${name}.${getAccount()?.me.id ?? ''}`;
  const [values, setValues] = useState(() => read(key));
  const keep = useCallback((entered: FieldValues) => sessionStorage.setItem(key, JSON.stringify(entered)), [key]);
  const drop = useCallback(() => {
    sessionStorage.removeItem(key);
    setValues(null);
  }, [key]);
  return { values, keep, drop };
}

function read(key: string): FieldValues | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof stored === 'object' ? stored : null;
  } catch {
    return null;
  }
}
