import Button from '@mui/material/Button';
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import { formatInstant } from '../../../domain/format';
import { wasCarried } from '../../../providers/drafts';
import type { LostBy } from '../../../providers/unsaved';
import { changesBetween, fittingDraft, meanwhile } from './draftValues';
import styles from './form.module.css';
import { KnownFieldsContext } from './knownFields';
import { UnsavedMark } from './UnsavedMark';
import { useDeviceDraft } from './useDeviceDraft';

interface FormDraftProps {
  /** Names the draft: what is being entered, and of which record. */
  task: string;
  lostBy: LostBy;
}

const asFields = (stored: unknown) =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? (stored as FieldValues) : null;

/** Inside a form: keeps what is changed in it on this device, offers it again, and asks before it is left behind. */
export function FormDraft({ task, lostBy }: FormDraftProps) {
  const translate = useTranslate();
  const fields = useContext(KnownFieldsContext);
  const { control, getValues, reset, watch } = useFormContext();
  const { defaultValues = {}, isSubmitSuccessful } = useFormState();
  const draft = useDeviceDraft(task, asFields);
  const { found, drop } = draft;
  const keptAny = useRef(false);
  // Only once the form is drawn have its fields told their names, and has react-admin set it to what it begins with.
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => setDrawn(true), []);

  const note = useEffectEvent(() => {
    const values = getValues();
    // Those of this moment: after a reset, the ones drawn are still those before it.
    const changed = changesBetween(control._defaultValues, values);
    const isChanged = Object.keys(changed.values).length > 0;
    if (isChanged) draft.keep(changed.values, 0, changed.before);
    else if (keptAny.current) drop();
    keptAny.current = isChanged;
  });
  useEffect(() => {
    const { unsubscribe } = watch(() => note());
    return unsubscribe;
  }, [watch]);
  useEffect(() => {
    if (isSubmitSuccessful) drop();
  }, [isSubmitSuccessful, drop]);

  const fitting = found && fittingDraft(defaultValues, found.values);
  const takeUp = () => {
    if (!fitting) return;
    reset({ ...getValues(), ...fitting }, { keepDefaultValues: true });
    draft.takeUp();
    note();
  };
  // What was carried over a change of language was never put down.
  const resume = useEffectEvent(() => {
    if (wasCarried(task)) takeUp();
  });
  useEffect(() => {
    if (isDrawn) resume();
  }, [isDrawn]);

  const names = Object.keys(fitting ?? {});
  const labels = (sources: readonly string[]) => sources.map((one) => fields.get(one)?.label ?? one).join(', ');
  const others = found ? meanwhile(defaultValues, found.before).filter((name) => names.includes(name)) : [];
  return (
    <>
      <UnsavedMark lostBy={lostBy} onDiscard={drop} />
      {isDrawn && found && names.length > 0 && (
        <div className={styles.draft} role="status">
          <p>{translate('wizard.draft_kept', { at: formatInstant(new Date(found.saved)), fields: labels(names) })}</p>
          {others.length > 0 && <p>{translate('wizard.draft_meanwhile', { fields: labels(others) })}</p>}
          <Button variant="outlined" onClick={takeUp}>
            {translate('wizard.draft_take_up')}
          </Button>
          <Button onClick={drop}>{translate('wizard.discard')}</Button>
        </div>
      )}
    </>
  );
}
