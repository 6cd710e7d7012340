import Button from '@mui/material/Button';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { DialogFrame } from '../dialog/DialogFrame';
import { type Choice, ConflictRow } from './ConflictRow';
import styles from './conflict.module.css';
import type { Comparison } from './editConflict';

interface ChoiceDialogProps {
  comparison: Comparison;
  /** Already translated. */
  labelOf: (field: string) => string;
  show: (field: string, value: unknown) => ReactNode;
  /** Whose value goes on, by field. */
  onChosen: (choices: Record<string, Choice>) => void;
  onClose: () => void;
}

/** What two people made of the same record: what is different, field by field, and whose value goes on. */
export function ChoiceDialog({ comparison, labelOf, show, onChosen, onClose }: ChoiceDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const { differences, own } = comparison;
  const [choices, setChoices] = useState<Record<string, Choice>>(() =>
    Object.fromEntries(differences.filter(({ clashes }) => !clashes).map(({ field }) => [field, 'theirs'])),
  );
  const open = differences.filter(({ field }) => !choices[field]).length;
  const chooseAll = (choice: Choice) => setChoices(Object.fromEntries(differences.map(({ field }) => [field, choice])));
  return (
    <DialogFrame
      title={translate('conflict.title')}
      size="md"
      describedBy={id}
      onClose={onClose}
      actions={
        <>
          {open > 0 && (
            <span className={styles.open} role="status">
              {translate('conflict.open', { total: open })}
            </span>
          )}
          <Button variant="outlined" onClick={onClose}>
            {translate('conflict.back')}
          </Button>
          <Button variant="contained" disabled={open > 0} onClick={() => onChosen(choices)}>
            {translate('conflict.go_on')}
          </Button>
        </>
      }
    >
      <p id={id} className={styles.lead}>
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
          label={labelOf(difference.field)}
          difference={difference}
          choice={choices[difference.field]}
          onChoose={(choice) => setChoices((before) => ({ ...before, [difference.field]: choice }))}
          show={(value) => show(difference.field, value)}
        />
      ))}
      {own.length > 0 && (
        <p className={styles.own}>{translate('conflict.own', { fields: own.map(labelOf).join(', ') })}</p>
      )}
    </DialogFrame>
  );
}
