import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type FieldValues, useFormContext, useWatch } from 'react-hook-form';
import { doubleClickMs } from '../../../domain/limits';
import { LateCode } from '../../plain/late';
import { ErrorSummary } from '../form/ErrorSummary';
import { Footer } from '../form/Footer';
import { fieldErrorsOf } from '../form/serverErrors';
import { useIsUploading } from '../form/uploading';
import { useNotifyFailure } from '../state/useNotifyFailure';
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
  /** Takes the summary's place as well, and says itself what is entered so far. */
  whole?: boolean;
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
  const notifyFailure = useNotifyFailure();
  const { trigger, getValues, setError, formState } = useFormContext();
  const { errors, isSubmitting, submitCount, isDirty } = formState;
  const body = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(startAt);
  const focus = useFieldFocus();
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  /** A second click while the first is being looked at is none. */
  const going = useRef(false);
  const settling = useSettling(at);
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
    if (!step || going.current) return;
    setTries((before) => before + 1);
    going.current = true;
    try {
      if (!(await trigger([...step.fields], { shouldFocus: true }))) return;
      setBusy(true);
      await step.check?.(getValues());
      setTries(0);
      setAt(at + 1);
    } catch (error) {
      const faults = fieldErrorsOf(error, step.fields);
      if (!faults) notifyFailure(error);
      for (const [field, message] of Object.entries(faults ?? {})) {
        setError(field, { type: 'server', message }, { shouldFocus: true });
      }
    } finally {
      going.current = false;
      setBusy(false);
    }
  };
  useNextOnSubmit(body, last, () => void next());

  return (
    <WizardContext.Provider value={(step, field) => void goTo(step, field)}>
      <WizardSteps labels={[...steps.map(({ label }) => label), doneLabel]} current={at} onBack={setAt} />
      {note}
      <div className={steps[at]?.whole ? styles.whole : styles.body}>
        <div ref={body}>
          <ErrorSummary count={tries} />
          <LateCode fallback={<Skeleton variant="rounded" height={240} />}>{steps[at]?.content}</LateCode>
        </div>
        {!steps[at]?.whole && (
          <aside className={styles.aside}>
            <h2>{translate('wizard.summary')}</h2>
            {summary}
          </aside>
        )}
      </div>
      <Footer className={styles.foot}>
        <Button variant="outlined" onClick={at === 0 ? onCancel : () => setAt(at - 1)} disabled={isSubmitting || busy}>
          {translate(at === 0 ? 'ra.action.cancel' : 'wizard.back')}
        </Button>
        {last ? (
          <Button
            key="submit"
            type="submit"
            variant="contained"
            loading={isSubmitting}
            disabled={isUploading || settling}
          >
            {submitLabel}
          </Button>
        ) : (
          <Button key="next" type="submit" variant="contained" loading={busy} disabled={isUploading || settling}>
            {translate('wizard.next')}
          </Button>
        )}
      </Footer>
    </WizardContext.Provider>
  );
}

/** Whether the step has only just been drawn: the second half of a double click belongs to the step before. */
function useSettling(at: number): boolean {
  const [settled, setSettled] = useState(at);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(at), doubleClickMs);
    return () => clearTimeout(timer);
  }, [at]);
  return settled !== at;
}

/** Puts the keyboard into a field of a step that is about to be drawn. */
function useFieldFocus(): (field: string) => void {
  const { setFocus } = useFormContext();
  const [wanted, setWanted] = useState<string | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    setFocus(wanted);
    setWanted(null);
  }, [wanted, setFocus]);
  return setWanted;
}

/** Before the last step the form's submission, such as by Enter, means: go on. */
function useNextOnSubmit(inside: RefObject<HTMLElement | null>, last: boolean, next: () => void): void {
  useEffect(() => {
    const form = inside.current?.closest('form');
    if (!form || last) return;
    const goOn = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopPropagation();
      next();
    };
    form.addEventListener('submit', goOn);
    return () => form.removeEventListener('submit', goOn);
  }, [inside, last, next]);
}
