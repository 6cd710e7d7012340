import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Form, useNotify, useTranslate } from 'react-admin';
import { type FieldValues, useFormState } from 'react-hook-form';
import { errorText } from '../errorText';
import { ErrorSummary } from './ErrorSummary';
import { FormFooter } from './FormFooter';
import styles from './form.module.css';
import { LabelsContext } from './labels';
import { type FormRules, resolverOf } from './resolver';
import { fieldErrorsOf } from './serverErrors';

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
    note,
    inDrawer,
    children,
  } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const [labels] = useState(() => new Map<string, string>());
  const resolver = useMemo(() => resolverOf(rules), [rules]);

  const submit = async (values: FieldValues) => {
    try {
      await onSubmit(values);
      return undefined;
    } catch (error) {
      const faults = fieldErrorsOf(error, Object.keys(values));
      if (faults && !toasts) return faults;
      for (const [field, code] of Object.entries(faults ?? {})) {
        notify(`${labels.get(field) ?? field}: ${translate(`error.${code}`)}`, { type: 'error', multiLine: true });
      }
      if (!faults) notify(errorText(error, translate), { type: 'error' });
      // An error that no field owns still keeps the form from counting as saved.
      return { root: { server: 'refused' } };
    }
  };

  return (
    <LabelsContext.Provider value={labels}>
      <Form
        {...(inDrawer ? {} : { className: styles.form ?? '' })}
        defaultValues={defaultValues}
        resolver={resolver}
        onSubmit={submit}
        noValidate
        warnWhenUnsavedChanges
        disableInvalidFormNotification
        record={{}}
      >
        <ErrorSummary />
        <AfterSave onSaved={onSaved} />
        {children}
        <FormFooter submitLabel={submitLabel} onCancel={onCancel} note={note} needsChange={needsChange ?? false} />
      </Form>
    </LabelsContext.Provider>
  );
}

// Once per submission, whatever the caller hands over meanwhile.
function AfterSave({ onSaved }: { onSaved: () => void }) {
  const { isSubmitSuccessful } = useFormState();
  const leave = useRef(onSaved);
  useEffect(() => {
    leave.current = onSaved;
  });
  useEffect(() => {
    if (isSubmitSuccessful) leave.current();
  }, [isSubmitSuccessful]);
  return null;
}
