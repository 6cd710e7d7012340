import Button from '@mui/material/Button';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Form, useNotify, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { LabelsContext } from '../form/labels';
import { type FormRules, resolverOf } from '../form/resolver';
import { fieldErrorsOf } from '../form/serverErrors';
import { UnsavedMark } from '../form/UnsavedMark';
import { PageHeader } from '../record/PageHeader';
import { errorText } from '../state/errorText';
import { type Draft, useDraft } from './useDraft';
import { WizardForm, type WizardStep } from './WizardForm';
import { WizardSteps } from './WizardSteps';
import styles from './wizard.module.css';

interface WizardProps {
  /** Already translated. */
  title: string;
  /** Names the draft kept in this tab. */
  name: string;
  steps: readonly WizardStep[];
  rules: FormRules;
  defaultValues: FieldValues;
  /** A draft of another kind than the one of this tab; what it held is in `defaultValues`. */
  draft?: Pick<Draft, 'keep' | 'drop'>;
  /** The step it begins at. */
  startAt?: number;
  submitLabel: string;
  /** What is entered so far, beside every step. */
  summary: ReactNode;
  /** A refusal that is about no field leads one step back. */
  backWhenRefused?: boolean;
  onSubmit: (values: FieldValues) => Promise<void>;
  onCancel: () => void;
  doneLabel: string;
  done: ReactNode;
}

/** A task in steps over one form and one schema (spec 1 §4 Wizards): draft, summary, warning before leaving, success. */
export function Wizard(props: WizardProps) {
  const { title, name, steps, rules, defaultValues, submitLabel, summary, onSubmit, onCancel, doneLabel, done } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const ownDraft = useDraft(name);
  const draft = props.draft ? { values: null, ...props.draft } : ownDraft;
  const [labels] = useState(() => new Map<string, string>());
  const [finished, setFinished] = useState(false);
  const [fresh, setFresh] = useState(0);
  const resolver = useMemo(() => resolverOf(rules), [rules]);
  const start = useMemo(() => ({ ...defaultValues, ...draft.values }), [defaultValues, draft.values]);
  const discard = useCallback(() => {
    draft.drop();
    setFresh((before) => before + 1);
  }, [draft.drop]);

  const submit = async (values: FieldValues) => {
    try {
      await onSubmit(values);
      draft.drop();
      setFinished(true);
      return undefined;
    } catch (error) {
      const faults = fieldErrorsOf(error, Object.keys(values), rules.lists);
      if (!faults) notify(errorText(error, translate), { type: 'error' });
      return faults ?? { root: { server: 'refused' } };
    }
  };

  if (finished) {
    return (
      <div className={styles.page}>
        <PageHeader title={title} />
        <WizardSteps labels={[...steps.map(({ label }) => label), doneLabel]} current={steps.length} />
        {done}
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <PageHeader title={title} />
      <LabelsContext.Provider value={labels}>
        <Form
          key={fresh}
          className={styles.form ?? ''}
          defaultValues={start}
          resolver={resolver}
          onSubmit={submit}
          noValidate
          disableInvalidFormNotification
          record={{}}
        >
          <UnsavedMark lostBy="page" />
          <WizardForm
            steps={steps}
            doneLabel={doneLabel}
            submitLabel={submitLabel}
            summary={summary}
            startAt={props.startAt ?? 0}
            backWhenRefused={props.backWhenRefused ?? false}
            onChange={draft.keep}
            onCancel={onCancel}
            note={
              draft.values && (
                <p className={styles.draft} role="status">
                  {translate('wizard.draft')}
                  <Button onClick={discard}>{translate('wizard.discard')}</Button>
                </p>
              )
            }
          />
        </Form>
      </LabelsContext.Provider>
    </div>
  );
}
