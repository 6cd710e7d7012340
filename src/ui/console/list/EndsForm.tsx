import Button from '@mui/material/Button';
import { type InputHTMLAttributes, useId } from 'react';
import { useTranslate } from 'react-admin';
import styles from './FilterBar.module.css';

interface EndsFormProps {
  /** i18n key of what is entered. */
  label: string;
  /** i18n key of what is said where the ends are the wrong way round; null while they are not. */
  fault: string | null;
  /** What the input of an end shows and how it is entered. */
  inputOf: (index: 0 | 1) => InputHTMLAttributes<HTMLInputElement>;
  /** Takes the ends over if they are good, and answers whether they are. */
  take: () => boolean;
  /** Given, the ends are taken over by a button. */
  onDone: (() => void) | undefined;
}

/** Two ends beside each other, and what is wrong with them. */
export function EndsForm({ label, fault, inputOf, take, onDone }: EndsFormProps) {
  const translate = useTranslate();
  const faultId = useId();
  const end = (index: 0 | 1, word: string) => (
    <label className={styles.bound}>
      <span>{translate(word)}</span>
      <input
        {...inputOf(index)}
        className={styles.entry}
        aria-label={`${translate(label)}: ${translate(word)}`}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : faultId}
      />
    </label>
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (take()) onDone?.();
      }}
      noValidate
    >
      <div className={styles.range}>
        {end(0, 'lists.from')}
        {end(1, 'lists.to')}
      </div>
      {fault !== null && (
        <p id={faultId} role="alert" className={styles.fault}>
          {translate(fault)}
        </p>
      )}
      {onDone ? (
        <Button type="submit" variant="contained" fullWidth sx={{ mt: 2 }}>
          {translate('common.apply')}
        </Button>
      ) : (
        <button type="submit" hidden />
      )}
    </form>
  );
}
