import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Form, useNotify, useTranslate } from 'react-admin';
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import { ApiError } from '../../../providers/http';
import { mayLeave } from '../../../providers/unsaved';
import { ConflictDialog } from '../conflict/ConflictDialog';
import type { EditConflict } from '../conflict/editConflict';
import { errorText } from '../state/errorText';
import { ErrorSummary } from './ErrorSummary';
import { FormFooter } from './FormFooter';
import styles from './form.module.css';
import { LabelsContext } from './labels';
import { type FormRules, resolverOf } from './resolver';
import { fieldErrorsOf } from './serverErrors';
import { UnsavedMark } from './UnsavedMark';

interface RecordFormProps {
  rules: FormRules;
  defaultValues: FieldValues;
  submitLabel: string;
  onCancel: () => void;
  /** Does the call. What it throws is shown at its fields, or as a toast. */
  onSubmit: (values: FieldValues) => Promise<void>;
  /** Called when there is nothing unsaved any more: the time to leave the page. */
  onSaved: () => void;
  /** Server errors of fields are told as toasts instead (spec 1 §5, user update). */
  toasts?: boolean;
  needsChange?: boolean;
  /** Where two people may edit the same: the second one is shown the difference and chooses (CONTRACT.md §1 version). */
  conflict?: EditConflict;
  cancelLabel?: string;
  note?: ReactNode;
  /** Stands in a drawer, on its ground. */
  inDrawer?: boolean;
  children: ReactNode;
}

/** A form over one schema: summary of errors, server errors at their fields, unsaved-changes warning, sticky footer. */
export function RecordForm(props: RecordFormProps) {
  const {
    rules,
    defaultValues,
    submitLabel,
    onCancel,
    onSubmit,
    onSaved,
    toasts,
    needsChange,
    conflict,
    cancelLabel,
    note,
    inDrawer,
    children,
  } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const [labels] = useState(() => new Map<string, string>());
  const resolver = useMemo(() => resolverOf(rules), [rules]);
  const [theirs, setTheirs] = useState<FieldValues | null>(null);

  const submit = async (values: FieldValues) => {
    try {
      await onSubmit(values);
      return undefined;
    } catch (refusal) {
      const error = await (conflict && isStale(refusal) ? compare(conflict) : refusal);
      if (!error) return { root: { server: 'refused' } };
      const faults = fieldErrorsOf(error, Object.keys(values), rules.lists);
      if (faults && !toasts) return faults;
      for (const [field, code] of Object.entries(faults ?? {})) {
        notify(`${labels.get(field) ?? field}: ${translate(`error.${code}`)}`, { type: 'error', multiLine: true });
      }
      if (!faults) notify(errorText(error, translate), { type: 'error' });
      // An error that no field owns still keeps the form from counting as saved.
      return { root: { server: 'refused' } };
    }
  };

  /** Opens the comparison; answers what went wrong on the way there. */
  const compare = ({ load }: EditConflict) => load().then(setTheirs, (error: unknown) => error);

  const cancel = async () => {
    if (await mayLeave()) onCancel();
  };

  return (
    <LabelsContext.Provider value={labels}>
      <Form
        {...(inDrawer ? {} : { className: styles.form ?? '' })}
        defaultValues={defaultValues}
        resolver={resolver}
        onSubmit={submit}
        noValidate
        disableInvalidFormNotification
        record={{}}
      >
        <ErrorSummary />
        <UnsavedMark lostBy={inDrawer ? 'address' : 'page'} />
        <AfterSave onSaved={onSaved} />
        {children}
        {conflict && theirs && <ConflictDialog conflict={conflict} theirs={theirs} onClose={() => setTheirs(null)} />}
        <FormFooter
          submitLabel={submitLabel}
          cancelLabel={cancelLabel}
          onCancel={() => void cancel()}
          note={note}
          needsChange={needsChange ?? false}
        />
      </Form>
    </LabelsContext.Provider>
  );
}

const isStale = (error: unknown) => error instanceof ApiError && error.code === 'record_was_changed';

// Once per submission, whatever the caller hands over meanwhile.
function AfterSave({ onSaved }: { onSaved: () => void }) {
  const { isSubmitSuccessful } = useFormState();
  const { reset, getValues } = useFormContext();
  const leave = useRef(onSaved);
  useEffect(() => {
    leave.current = onSaved;
  });
  useEffect(() => {
    if (!isSubmitSuccessful) return;
    // What is saved is where the next changes begin, for those who stay on the page.
    reset(getValues());
    leave.current();
  }, [isSubmitSuccessful, reset, getValues]);
  return null;
}
