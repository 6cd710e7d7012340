import { type ReactNode, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { ApiError } from '../../../providers/http';
import { withWords } from '../../../providers/pageWords';
import { LateCode, late } from '../../plain/late';
import type { EditConflict } from '../conflict/editConflict';
import { useNotifyFailure } from '../state/useNotifyFailure';
import type { KnownField } from './knownFields';
import { fieldErrorsOf } from './serverErrors';

const ConflictDialog = late(() =>
  withWords(['conflict'], import('../conflict/ConflictDialog')).then((module) => ({ default: module.ConflictDialog })),
);

interface Submitting {
  /** Does the call. What it throws is shown at its fields, or as a toast. */
  onSubmit: (values: FieldValues) => Promise<unknown>;
  fields: ReadonlyMap<string, KnownField>;
  /** Lists whose entries have fields of their own. */
  lists?: readonly string[] | undefined;
  /** Server errors of fields are told as toasts instead. */
  toasts?: boolean | undefined;
  conflict?: EditConflict | undefined;
}

const isStale = (error: unknown) => error instanceof ApiError && error.code === 'record_was_changed';
// An error that no field owns still keeps the form from counting as saved.
const refused = { root: { server: 'refused' } };

/**
 * How a form is sent: the server's refusals at their fields, and where somebody else was faster the dialog in which both
 * edits are put together (CONTRACT.md §1 version). The dialog stands inside the form.
 */
export function useSubmission({ onSubmit, fields, lists, toasts, conflict }: Submitting) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [theirs, setTheirs] = useState<FieldValues | null>(null);

  /** Opens the comparison; answers what went wrong on the way there. */
  const compare = ({ load }: EditConflict) => load().then(setTheirs, (error: unknown) => error);

  const submit = async (values: FieldValues) => {
    try {
      await onSubmit(values);
      return undefined;
    } catch (refusal) {
      const error = await (conflict && isStale(refusal) ? compare(conflict) : refusal);
      if (!error) return refused;
      const faults = fieldErrorsOf(error, Object.keys(values), lists);
      if (faults && !toasts) return faults;
      for (const [field, code] of Object.entries(faults ?? {})) {
        const label = fields.get(field)?.label ?? field;
        notify(`${label}: ${translate(`error.${code}`)}`, { type: 'error', multiLine: true });
      }
      if (!faults) notifyFailure(error);
      return refused;
    }
  };
  const dialog: ReactNode = conflict && theirs && (
    <LateCode>
      <ConflictDialog conflict={conflict} theirs={theirs} onClose={() => setTheirs(null)} />
    </LateCode>
  );
  return { submit, dialog };
}
