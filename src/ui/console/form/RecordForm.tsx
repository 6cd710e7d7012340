import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Form } from 'react-admin';
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { mayLeave } from '../../../providers/unsaved';
import type { EditConflict } from '../conflict/editConflict';
import { ErrorSummary } from './ErrorSummary';
import { FormDraft } from './FormDraft';
import { FormFooter } from './FormFooter';
import styles from './form.module.css';
import { type KnownField, KnownFieldsContext } from './knownFields';
import { type FormRules, resolverOf } from './resolver';
import { useSubmission } from './useSubmission';

interface RecordFormProps {
  rules: FormRules;
  defaultValues: FieldValues;
  /** Of which record the draft of this form is; by default of the page it stands on. Null: nothing typed is kept. */
  draft?: string | null;
  submitLabel: string;
  onCancel: () => void;
  /** Does the call. What it throws is shown at its fields, or as a toast. */
  onSubmit: (values: FieldValues) => Promise<unknown>;
  /** Called when there is nothing unsaved any more: the time to leave the page. */
  onSaved: () => void;
  /** Server errors of fields are told as toasts instead (spec 1 §5, user update). */
  toasts?: boolean;
  needsChange?: boolean;
  /** What is done cannot be taken back, or hurts somebody: the button is red. */
  danger?: boolean;
  /** Where two people may edit the same: the second one is shown the difference and chooses (CONTRACT.md §1 version). */
  conflict?: EditConflict;
  cancelLabel?: string;
  note?: ReactNode;
  /** Stands in a drawer, on its ground. */
  inDrawer?: boolean;
  /** Where fields are edited elsewhere than in their inputs: goes to the one of this name. */
  onJump?: ((name: string) => void) | undefined;
  children: ReactNode;
}

/** A form over one schema: summary of errors, server errors at their fields, unsaved-changes warning, sticky footer. */
export function RecordForm(props: RecordFormProps) {
  const {
    rules,
    defaultValues,
    draft,
    submitLabel,
    onCancel,
    onSubmit,
    onSaved,
    toasts,
    needsChange,
    danger,
    conflict,
    cancelLabel,
    note,
    inDrawer,
    onJump,
    children,
  } = props;
  const [fields] = useState(() => new Map<string, KnownField>());
  const { pathname } = useLocation();
  const [shape] = useState(() => Object.keys(defaultValues).join());
  const task = `${draft ?? pathname}:${shape}`;
  const resolver = useMemo(() => resolverOf(rules), [rules]);

  const { submit, dialog } = useSubmission({ onSubmit, fields, lists: rules.lists, toasts, conflict });

  const cancel = async () => {
    // What lies unsaved below a form of which nothing is kept stays there.
    if (draft === null || (await mayLeave())) onCancel();
  };

  return (
    <KnownFieldsContext.Provider value={fields}>
      <Form
        {...(inDrawer ? {} : { className: styles.form ?? '' })}
        defaultValues={defaultValues}
        resolver={resolver}
        onSubmit={submit}
        noValidate
        disableInvalidFormNotification
        record={{}}
      >
        <ErrorSummary onJump={onJump} />
        {draft !== null && <FormDraft key={task} task={task} lostBy={inDrawer ? 'address' : 'page'} />}
        <AfterSave onSaved={onSaved} />
        {children}
        {dialog}
        <FormFooter
          submitLabel={submitLabel}
          cancelLabel={cancelLabel}
          onCancel={() => void cancel()}
          note={note}
          needsChange={needsChange ?? false}
          danger={danger ?? false}
        />
      </Form>
    </KnownFieldsContext.Provider>
  );
}

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
