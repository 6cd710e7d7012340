import type { Translate } from '../../domain/locales/translator';
import { stepNames } from './requestForm';
import styles from './Steps.module.css';

interface StepsProps {
  at: number;
  /** How much is missing or wrong in each step. */
  missing: readonly number[];
  /** Not once it is sent. */
  onGo: ((at: number) => void) | null;
  say: Translate;
}

/** All steps, where one stands among them, and what those behind still lack. */
export function Steps({ at, missing, onGo, say }: StepsProps) {
  return (
    <ol className={styles.steps} aria-label={say('publicSite.request.steps')}>
      {stepNames.map((name, index) => {
        const lacks = index < at ? (missing[index] ?? 0) : 0;
        const isPast = index < at;
        const label = (
          <>
            <span className={styles.number} aria-hidden="true">
              {isPast && lacks === 0 ? '✓' : index + 1}
            </span>
            <span className={styles.stepName}>
              {say(`publicSite.request.step.${name}`)}
              {lacks > 0 && <em>{say('publicSite.request.lacks', { total: lacks })}</em>}
            </span>
          </>
        );
        return (
          <li
            key={name}
            className={index === at ? styles.now : isPast ? styles.past : undefined}
            aria-current={index === at ? 'step' : undefined}
          >
            {isPast && onGo ? (
              <button type="button" onClick={() => onGo(index)}>
                {label}
              </button>
            ) : (
              <span>{label}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
