import { useTranslate } from 'react-admin';
import { dayOf } from '../../../domain/dates';
import type { AskedEvaluator } from '../../../domain/evaluations/types';
import { formatDay } from '../../../domain/format';
import styles from './evaluationTab.module.css';

const on = (instant: string) => ({ day: formatDay(dayOf(new Date(instant))) });

/** Who was asked for an evaluation, when, whether once more, and whether it came. */
export function AskedList({ asked }: { asked: readonly AskedEvaluator[] }) {
  const translate = useTranslate();
  return (
    <ul className={styles.asked}>
      {asked.map(({ user, asked_at, reminded_at, answered_at }) => (
        <li key={user.id}>
          {user.fullname}
          <span className={styles.when}>
            {[
              translate('evaluation.asked_at', on(asked_at)),
              reminded_at && translate('evaluation.reminded_at', on(reminded_at)),
              answered_at ? translate('evaluation.answered_at', on(answered_at)) : translate('evaluation.waiting'),
            ]
              .filter(Boolean)
              .join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
