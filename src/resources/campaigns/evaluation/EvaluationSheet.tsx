import { useTranslate } from 'react-admin';
import { dayOf } from '../../../domain/dates';
import type { CampaignEvaluation, Evaluation } from '../../../domain/evaluations/types';
import { formatDay, formatNumber } from '../../../domain/format';
import { useLanguage } from '../../../ui/plain/language';
import styles from './evaluationTab.module.css';
import { ScoreBar } from './ScoreBar';

/** All answers side by side: a column for each person, those of staff last and named so, a row for each question. */
export function EvaluationSheet({ evaluation: { questions, evaluations } }: { evaluation: CampaignEvaluation }) {
  const translate = useTranslate();
  const isOfStaff = ({ evaluator }: Evaluation) => evaluator.type === 'staff';
  const columns = [...evaluations.filter((one) => !isOfStaff(one)), ...evaluations.filter(isOfStaff)];
  return (
    <div className={styles.wide}>
      <table className={styles.sheet}>
        <thead>
          <tr>
            <th scope="col">{translate('evaluation.question_column')}</th>
            {columns.map((one) => (
              <th key={one.id} scope="col">
                {one.evaluator.fullname}
                <span>
                  {isOfStaff(one) ? translate('evaluation.internal') : one.evaluator.role} ·{' '}
                  {formatDay(dayOf(new Date(one.updated_at)))}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {questions.map(({ key, text, parts }) => (
            <tr key={key}>
              <th scope="row">
                {translate(text)}
                {parts.length > 0 && <small>{parts.map((part) => translate(part)).join(' · ')}</small>}
              </th>
              {columns.map((one) => (
                <td key={one.id}>
                  <Score of={one.by_question.find((question) => question.key === key)} />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{translate('evaluation.average')}</th>
            {columns.map((one) => (
              <td key={one.id}>
                <ScoreBar value={one.average} />
              </td>
            ))}
          </tr>
          <tr>
            <th scope="row">{translate('evaluation.comment')}</th>
            {columns.map((one) => (
              <td key={one.id} className={styles.comment}>
                {one.comment ?? '–'}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function Score({ of }: { of: Evaluation['by_question'][number] | undefined }) {
  const language = useLanguage();
  const parts = of?.parts ?? [];
  return (
    <>
      <ScoreBar value={of?.average ?? null} />
      {parts.length > 0 && (
        <small>{parts.map((part) => (part === null ? '–' : formatNumber(part, language))).join(' · ')}</small>
      )}
    </>
  );
}
