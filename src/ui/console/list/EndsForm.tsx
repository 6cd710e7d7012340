import Button from '@mui/material/Button';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import styles from './FilterBar.module.css';

type EndProps = Pick<ComponentProps<'input'>, 'className' | 'aria-label' | 'aria-invalid' | 'aria-describedby'>;

interface EndsFormProps {
  /** i18n key of what is entered. */
  label: string;
  /** What is wrong with the ends. */
  fault: ReactNode;
  /** The input of an end, given what every end has. */
  inputOf: (index: 0 | 1, shared: EndProps) => ReactNode;
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
    <div className={styles.bound}>
      <span aria-hidden="true">{translate(word)}</span>
      {inputOf(index, {
        className: styles.entry,
        'aria-label': `${translate(label)}: ${translate(word)}`,
        'aria-invalid': Boolean(fault),
        'aria-describedby': fault ? faultId : undefined,
      })}
    </div>
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // Nor is a form sent that the list stands in.
        event.stopPropagation();
        if (take()) onDone?.();
      }}
      noValidate
    >
      <div className={styles.range}>
        {end(0, 'lists.from')}
        {end(1, 'lists.to')}
      </div>
      {fault && (
        <p id={faultId} role="alert" className={styles.fault}>
          {fault}
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
