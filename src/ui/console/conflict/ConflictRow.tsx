import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import styles from './conflict.module.css';
import type { Difference } from './editConflict';

export type Choice = 'mine' | 'theirs';

interface ConflictRowProps {
  label: string;
  difference: Difference;
  choice: Choice | undefined;
  onChoose: (choice: Choice) => void;
  show: (value: unknown) => ReactNode;
}

/** One field with both values side by side; one of them is taken. */
export function ConflictRow({ label, difference, choice, onChoose, show }: ConflictRowProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <section className={styles.row}>
      <h3 id={id} className={styles.label}>
        {label}
        <span className={difference.clashes ? styles.clash : styles.note}>
          {translate(difference.clashes ? 'conflict.both' : 'conflict.only_theirs')}
        </span>
      </h3>
      <div role="radiogroup" aria-labelledby={id} className={styles.sides}>
        {(['theirs', 'mine'] as const).map((side) => (
          <label key={side} className={styles.choice}>
            <input type="radio" name={id} checked={choice === side} onChange={() => onChoose(side)} />
            <span className={styles.side}>
              <strong>{translate(`conflict.side.${side}`)}</strong>
              <span className={styles.value}>{show(difference[side])}</span>
            </span>
          </label>
        ))}
      </div>
    </section>
  );
}
