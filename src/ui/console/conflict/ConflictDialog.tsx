import { useContext, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { unknownText } from '../../../domain/format';
import { KnownFieldsContext } from '../form/knownFields';
import { ChoiceDialog } from './ChoiceDialog';
import type { Choice } from './ConflictRow';
import styles from './conflict.module.css';
import { compareEdits, type EditConflict } from './editConflict';

interface ConflictDialogProps {
  conflict: EditConflict;
  /** The record as somebody else has saved it meanwhile. */
  theirs: FieldValues;
  onClose: () => void;
}

/** Inside a form that was saved too late: puts both edits together as the person chooses. */
export function ConflictDialog({ conflict, theirs, onClose }: ConflictDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const fields = useContext(KnownFieldsContext);
  const show = (field: string, value: unknown) => {
    if (value === null || value === undefined || value === '') return unknownText;
    return fields.get(field)?.show?.(value) ?? <span className={styles.text}>{String(value)}</span>;
  };
  const { formState, getValues, reset, setValue } = useFormContext();
  const [{ mine, comparison }] = useState(() => {
    const values = structuredClone(getValues());
    return { mine: values, comparison: compareEdits(formState.defaultValues ?? {}, values, theirs) };
  });

  const goOn = (choices: Record<string, Choice>) => {
    conflict.accept();
    reset(theirs);
    const kept = [...comparison.own, ...Object.keys(choices).filter((field) => choices[field] === 'mine')];
    for (const field of kept) setValue(field, mine[field], { shouldDirty: true });
    notify(translate(kept.length > 0 ? 'conflict.merged' : 'conflict.all_theirs'), { type: 'info' });
    onClose();
  };

  return (
    <ChoiceDialog
      comparison={comparison}
      labelOf={(field) => fields.get(field)?.label ?? field}
      show={show}
      onChosen={goOn}
      onClose={onClose}
    />
  );
}
