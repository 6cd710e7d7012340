import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { commentLength, type EvaluationQuestion } from '../../../domain/evaluations/questions';
import { meanSoFar, type PartialScores, roundedMean } from '../../../domain/evaluations/rules';
import type { CampaignEvaluation } from '../../../domain/evaluations/types';
import { formatNumber } from '../../../domain/format';
import { useVerb } from '../../../ui/console/data/useVerb';
import { useKnownField } from '../../../ui/console/form/knownFields';
import { RecordForm } from '../../../ui/console/form/RecordForm';
import { TextField } from '../../../ui/console/form/TextField';
import { useLanguage } from '../../../ui/plain/language';
import styles from './evaluation.module.css';
import { beginningOf, evaluationRules, toAnswers } from './evaluationForm';
import { ScoreField } from './ScoreField';

interface EvaluationFormProps {
  evaluation: CampaignEvaluation;
  onDone: () => void;
  onSaved: () => void;
}

/** The questions of a campaign, their live mean, and a comment; kept while typing. */
export function EvaluationForm({ evaluation, onDone, onSaved }: EvaluationFormProps) {
  const translate = useTranslate();
  const [save] = useVerb('campaignEvaluate');
  const { campaign, questions, mine } = evaluation;
  const rules = useMemo(() => evaluationRules(campaign.type), [campaign.type]);
  const beginning = useMemo(() => beginningOf(campaign.type, mine), [campaign.type, mine]);
  return (
    <RecordForm
      rules={rules}
      defaultValues={beginning}
      submitLabel={translate(mine ? 'evaluation.save' : 'evaluation.send')}
      onCancel={onDone}
      onSubmit={(values) =>
        save({ body: { ...toAnswers(values), campaign_id: campaign.id, version: mine?.version ?? 0 } })
      }
      onSaved={onSaved}
      note={<LiveMean total={questions.length} />}
    >
      <div className={styles.questions}>
        <p className={styles.intro}>{translate('evaluation.intro')}</p>
        {questions.map((question, index) => (
          <Question key={question.key} question={question} number={index + 1} />
        ))}
        <Comment />
      </div>
    </RecordForm>
  );
}

function Question({ question: { key, text, parts }, number }: { question: EvaluationQuestion; number: number }) {
  const translate = useTranslate();
  const title = `${number}. ${translate(text)}`;
  // Of a question of parts the draft and the server speak as a whole.
  useKnownField(key, title);
  if (parts.length === 0) return <ScoreField source={key} label={title} />;
  return (
    <fieldset className={styles.parts}>
      <legend>{title}</legend>
      {parts.map((part, index) => (
        <ScoreField key={part} source={`${key}.${index}`} label={translate(part)} />
      ))}
    </fieldset>
  );
}

function Comment() {
  const translate = useTranslate();
  const language = useLanguage();
  const text: unknown = useWatch({ name: 'comment' });
  const count = formatNumber(typeof text === 'string' ? text.length : 0, language);
  const max = formatNumber(commentLength, language);
  const help = translate('evaluation.comment_help', { count, max });
  return <TextField source="comment" label={translate('evaluation.comment')} help={help} rows={4} optional />;
}

function LiveMean({ total }: { total: number }) {
  const translate = useTranslate();
  const language = useLanguage();
  const so_far = meanSoFar(useWatch() as PartialScores);
  const mean = roundedMean(so_far);
  return (
    <span className={styles.mean} aria-live="polite">
      {translate('evaluation.so_far')} <strong>{mean === null ? '–' : formatNumber(mean, language)}</strong>
      <span>{translate('evaluation.answered', { count: so_far.questions, total })}</span>
    </span>
  );
}
