import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { type Choice, ConflictRow } from './ConflictRow';
import styles from './conflict.module.css';
import { compareEdits, type EditConflict } from './editConflict';

interface ConflictDialogProps {
  conflict: EditConflict;
  /** The record as somebody else has saved it meanwhile. */
  theirs: FieldValues;
  onClose: () => void;
}

/** Inside a form that was saved too late: what is different, field by field, and whose value goes on. */
export function ConflictDialog({ conflict, theirs, onClose }: ConflictDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const id = useId();
  const { formState, getValues, reset, setValue } = useFormContext();
  const [{ mine, differences, own }] = useState(() => {
    const values = structuredClone(getValues());
    return { mine: values, ...compareEdits(formState.defaultValues ?? {}, values, theirs) };
  });
  const [choices, setChoices] = useState<Record<string, Choice>>(() =>
    Object.fromEntries(differences.filter(({ clashes }) => !clashes).map(({ field }) => [field, 'theirs'])),
  );
  const open = differences.filter(({ field }) => !choices[field]).length;
  const chooseAll = (choice: Choice) => setChoices(Object.fromEntries(differences.map(({ field }) => [field, choice])));

  const goOn = () => {
    conflict.accept();
    reset(theirs);
    const kept = [...own, ...Object.keys(choices).filter((field) => choices[field] === 'mine')];
    for (const field of kept) setValue(field, mine[field], { shouldDirty: true });
    notify(translate(kept.length > 0 ? 'conflict.merged' : 'conflict.all_theirs'), { type: 'info' });
    onClose();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      maxWidth="md"
      fullWidth
      scroll="paper"
    >
      <DialogTitle id={`${id}title`}>{translate('conflict.title')}</DialogTitle>
      <DialogContent tabIndex={-1}>
        <p id={`${id}text`} className={styles.lead}>
          {translate(differences.length > 0 ? 'conflict.lead' : 'conflict.nothing')}
        </p>
        {differences.length > 1 && (
          <div className={styles.all}>
            <Button variant="outlined" onClick={() => chooseAll('theirs')}>
              {translate('conflict.take_all')}
            </Button>
            <Button variant="outlined" onClick={() => chooseAll('mine')}>
              {translate('conflict.keep_all')}
            </Button>
          </div>
        )}
        {differences.map((difference) => (
          <ConflictRow
            key={difference.field}
            label={conflict.labelOf(difference.field)}
            difference={difference}
            choice={choices[difference.field]}
            onChoose={(choice) => setChoices((before) => ({ ...before, [difference.field]: choice }))}
            show={(value) => conflict.show(difference.field, value)}
          />
        ))}
        {own.length > 0 && (
          <p className={styles.own}>{translate('conflict.own', { fields: own.map(conflict.labelOf).join(', ') })}</p>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 2 }}>
        {open > 0 && (
          <span className={styles.open} role="status">
            {translate('conflict.open', { total: open })}
          </span>
        )}
        <Button variant="outlined" onClick={onClose}>
          {translate('conflict.back')}
        </Button>
        <Button variant="contained" disabled={open > 0} onClick={goOn}>
          {translate('conflict.go_on')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
