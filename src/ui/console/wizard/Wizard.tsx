import Button from '@mui/material/Button';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { Form, useTranslate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { wasCarried } from '../../../providers/drafts';
import { fittingDraft } from '../form/draftValues';
import { type KnownField, KnownFieldsContext } from '../form/knownFields';
import { type FormRules, resolverOf } from '../form/resolver';
import { fieldErrorsOf } from '../form/serverErrors';
import { UnsavedMark } from '../form/UnsavedMark';
import { type DeviceDraft, useDeviceDraft } from '../form/useDeviceDraft';
import { HeldPlacesContext } from '../list/heldPlaces';
import { PageHeader } from '../record/PageHeader';
import { useNotifyFailure } from '../state/useNotifyFailure';
import { WizardForm, type WizardStep } from './WizardForm';
import { WizardSteps } from './WizardSteps';
import styles from './wizard.module.css';

interface WizardProps {
  /** Already translated. */
  title: string;
  /** Names the draft kept on this device. */
  name: string;
  steps: readonly WizardStep[];
  rules: FormRules;
  defaultValues: FieldValues;
  /** A draft the page has read itself; what it held is in `defaultValues`. */
  draft?: Pick<DeviceDraft<FieldValues>, 'keep' | 'drop'>;
  /** The step it begins at. */
  startAt?: number;
  submitLabel: string;
  /** What is entered so far, beside every step. */
  summary: ReactNode;
  /** A refusal that is about no field leads one step back. */
  backWhenRefused?: boolean;
  onSubmit: (values: FieldValues) => Promise<unknown>;
  onCancel: () => void;
  doneLabel: string;
  done: ReactNode;
}

const nothing = () => null;
const asFields = (stored: unknown) => (typeof stored === 'object' && stored !== null ? (stored as FieldValues) : {});

/** A task in steps over one form and one schema (spec 1 §4 Wizards): draft, summary, warning before leaving, success. */
export function Wizard(props: WizardProps) {
  const { title, name, steps, rules, defaultValues, submitLabel, summary, onSubmit, onCancel, doneLabel, done } = props;
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const [first] = useState(defaultValues);
  const readOwn = useCallback((stored: unknown) => fittingDraft(first, asFields(stored)), [first]);
  const own = useDeviceDraft(name, props.draft ? nothing : readOwn);
  const draft = props.draft ?? own;
  const found = own.found?.values ?? null;
  // After a change of language it goes on where it was.
  const [startAt] = useState(() => props.startAt ?? (own.found && wasCarried(name) ? own.found.at : 0));
  const [fields] = useState(() => new Map<string, KnownField>());
  const [places] = useState(() => new Map<string, URLSearchParams>());
  const [finished, setFinished] = useState(false);
  const [fresh, setFresh] = useState(0);
  const resolver = useMemo(() => resolverOf(rules), [rules]);
  const start = useMemo(() => ({ ...defaultValues, ...found }), [defaultValues, found]);
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
      if (!faults) notifyFailure(error);
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
      <KnownFieldsContext.Provider value={fields}>
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
          <HeldPlacesContext.Provider value={places}>
            <WizardForm
              steps={steps}
              doneLabel={doneLabel}
              submitLabel={submitLabel}
              summary={summary}
              startAt={startAt}
              backWhenRefused={props.backWhenRefused ?? false}
              onChange={draft.keep}
              onCancel={onCancel}
              note={
                found && (
                  <p className={styles.draft} role="status">
                    {translate('wizard.draft')}
                    <Button onClick={discard}>{translate('wizard.discard')}</Button>
                  </p>
                )
              }
            />
          </HeldPlacesContext.Provider>
        </Form>
      </KnownFieldsContext.Provider>
    </div>
  );
}
