import { useState } from 'react';
import { useWords } from '../words';
import { type Faults, faultsOf, noFaults } from './faults';

/** One form's sending: whether it is under way, and what was refused. */
export interface Submission {
  busy: boolean;
  faults: Faults;
  /** The words at a field, if it was refused. */
  faultAt(name: string): string | undefined;
  /** Runs the work once at a time; a refusal is spread over the fields. */
  run(work: () => Promise<void>): Promise<void>;
  /** A field that was changed is no longer wrong. */
  forgive(...names: string[]): void;
}

export function useSubmit(names: readonly string[]): Submission {
  const translate = useWords();
  const [busy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Faults>(noFaults);
  return {
    busy,
    faults,
    faultAt(name) {
      const limit = faults.limits?.[name];
      if (limit) return translate('auth.too_long', { ...limit });
      return faults.fields[name] && translate(`error.${faults.fields[name]}`);
    },
    async run(work) {
      if (busy) return;
      setBusy(true);
      setFaults(noFaults);
      try {
        await work();
      } catch (error) {
        setFaults(faultsOf(error, names));
      } finally {
        setBusy(false);
      }
    },
    forgive(...changed) {
      if (!changed.some((name) => faults.fields[name])) return;
      const rest = Object.entries(faults.fields).filter(([name]) => !changed.includes(name));
      setFaults({ ...faults, fields: Object.fromEntries(rest) });
    },
  };
}
