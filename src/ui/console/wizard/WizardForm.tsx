import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { ErrorSummary } from '../form/ErrorSummary';
import formStyles from '../form/form.module.css';
import { fieldErrorsOf } from '../form/serverErrors';
import { useIsUploading } from '../form/uploading';
import { errorText } from '../state/errorText';
import { useFieldFocus } from './useFieldFocus';
import { useNextOnSubmit } from './useNextOnSubmit';
import { WizardContext } from './WizardContext';
import { WizardSteps } from './WizardSteps';
import styles from './wizard.module.css';

export interface WizardStep {
  key: string;
  /** Already translated. */
  label: string;
  /** Checked before going on. */
  fields: readonly string[];
  /** Asked of the server before going on; what it throws is shown at its fields. */
  check?: (values: FieldValues) => Promise<void>;
  content: ReactNode;
}

interface WizardFormProps {
  steps: readonly WizardStep[];
  /** Label of the step after the last: success. */
  doneLabel: string;
  submitLabel: string;
  summary: ReactNode;
  note?: ReactNode;
  startAt: number;
  backWhenRefused: boolean;
  onChange: (values: FieldValues, at: number) => void;
  onCancel: () => void;
}

/** The steps of a wizard inside its form: forth when the step's fields stand, back always. */
export function WizardForm(props: WizardFormProps) {
  const { steps, doneLabel, submitLabel, summary, note, startAt, backWhenRefused, onChange, onCancel } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const { trigger, getValues, setError, formState } = useFormContext();
  const { errors, isSubmitting, submitCount, isDirty } = formState;
  const body = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(startAt);
  const focus = useFieldFocus();
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const isUploading = useIsUploading();
  const values = useWatch();
  const last = at === steps.length - 1;

  useEffect(() => {
    if (isDirty) onChange(values, at);
  }, [values, at, isDirty, onChange]);

  // What was told to be mended is looked at anew while it is.
  const told = useRef(values);
  useEffect(() => {
    if (tries > 0 && told.current !== values) void trigger([...(steps[at]?.fields ?? [])]);
    told.current = values;
  }, [values, tries, at, steps, trigger]);

  // A refused submission leads back to the first step with something to mend (spec 1 §4 Wizards).
  const handled = useRef(0);
  useEffect(() => {
    // Once: while something is mended, the keyboard stays where it is.
    if (submitCount === handled.current) return;
    handled.current = submitCount;
    const faulty = steps.findIndex((step) => step.fields.some((field) => errors[field]));
    const field = steps[faulty]?.fields.find((one) => errors[one]);
    if (!field) {
      if (backWhenRefused && errors.root) setAt((now) => Math.max(0, now - 1));
      return;
    }
    setAt(faulty);
    focus(field);
  }, [submitCount, errors, steps, focus, backWhenRefused]);

  const goTo = async (key: string, field?: string) => {
    const wanted = steps.findIndex((step) => step.key === key);
    if (wanted < 0 || wanted > at) return;
    setAt(wanted);
    setTries(1);
    // What is missing there is said at once.
    await trigger([...(steps[wanted]?.fields ?? [])]);
    if (field) focus(field);
  };

  const next = async () => {
    const step = steps[at];
    if (!step || busy) return;
    setTries((before) => before + 1);
    if (!(await trigger([...step.fields], { shouldFocus: true }))) return;
    setBusy(true);
    try {
      await step.check?.(getValues());
      setTries(0);
      setAt(at + 1);
    } catch (error) {
      const faults = fieldErrorsOf(error, step.fields);
      if (!faults) notify(errorText(error, translate), { type: 'error' });
      for (const [field, message] of Object.entries(faults ?? {})) {
        setError(field, { type: 'server', message }, { shouldFocus: true });
      }
    } finally {
      setBusy(false);
    }
  };
  useNextOnSubmit(body, last, () => void next());

  return (
    <WizardContext.Provider value={(step, field) => void goTo(step, field)}>
      <WizardSteps labels={[...steps.map(({ label }) => label), doneLabel]} current={at} onBack={setAt} />
      {note}
      <div className={styles.body}>
        <div ref={body}>
          <ErrorSummary count={tries} />
          {steps[at]?.content}
        </div>
        <aside className={styles.aside}>
          <h2>{translate('wizard.summary')}</h2>
          {summary}
        </aside>
      </div>
      <div className={formStyles.footer}>
        <Button variant="outlined" onClick={at === 0 ? onCancel : () => setAt(at - 1)} disabled={isSubmitting || busy}>
          {translate(at === 0 ? 'ra.action.cancel' : 'wizard.back')}
        </Button>
        {last ? (
          <Button key="submit" type="submit" variant="contained" loading={isSubmitting} disabled={isUploading}>
            {submitLabel}
          </Button>
        ) : (
          <Button key="next" type="submit" variant="contained" loading={busy} disabled={isUploading}>
            {translate('wizard.next')}
          </Button>
        )}
      </div>
    </WizardContext.Provider>
  );
}
