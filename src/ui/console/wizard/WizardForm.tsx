import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { errorText } from '../errorText';
import { ErrorSummary } from '../form/ErrorSummary';
import formStyles from '../form/form.module.css';
import { fieldErrorsOf } from '../form/serverErrors';
import { useNextOnSubmit } from './useNextOnSubmit';
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
  onChange: (values: FieldValues) => void;
  onCancel: () => void;
}

/** The steps of a wizard inside its form: forth when the step's fields stand, back always. */
export function WizardForm({ steps, doneLabel, submitLabel, summary, note, onChange, onCancel }: WizardFormProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { trigger, getValues, setError, formState } = useFormContext();
  const { errors, isSubmitting, submitCount, isDirty } = formState;
  const body = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const values = useWatch();
  const last = at === steps.length - 1;

  useEffect(() => {
    if (isDirty) onChange(values);
  }, [values, isDirty, onChange]);

  // A refused submission leads back to the first step with something to mend (spec 1 §4 Wizards).
  useEffect(() => {
    if (submitCount === 0) return;
    const faulty = steps.findIndex((step) => step.fields.some((field) => errors[field]));
    if (faulty >= 0) setAt(faulty);
  }, [submitCount, errors, steps]);

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
    <>
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
          <Button key="submit" type="submit" variant="contained" loading={isSubmitting}>
            {submitLabel}
          </Button>
        ) : (
          <Button key="next" type="submit" variant="contained" loading={busy}>
            {translate('wizard.next')}
          </Button>
        )}
      </div>
    </>
  );
}
