import { useTranslate } from 'react-admin';
import type { CampaignEvaluation, Evaluation } from '../../../domain/evaluations/types';
import styles from './evaluation.module.css';
import { ScoreBar } from './ScoreBar';

interface GivenProps {
  questions: CampaignEvaluation['questions'];
  evaluation: Evaluation;
}

/** What somebody answered: each question with its score, the mean, and the comment. */
export function Given({ questions, evaluation }: GivenProps) {
  const translate = useTranslate();
  return (
    <div className={styles.given}>
      <dl>
        {questions.map(({ key, text }) => (
          <div key={key}>
            <dt>{translate(text)}</dt>
            <dd>
              <ScoreBar value={evaluation.by_question.find((one) => one.key === key)?.average ?? null} />
            </dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{translate('evaluation.average')}</dt>
          <dd>
            <ScoreBar value={evaluation.average} />
          </dd>
        </div>
      </dl>
      {evaluation.comment && <p className={styles.comment}>{evaluation.comment}</p>}
    </div>
  );
}
