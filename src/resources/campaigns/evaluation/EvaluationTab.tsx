import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { can } from '../../../domain/access';
import { scoreRange } from '../../../domain/evaluations/questions';
import type { CampaignEvaluation } from '../../../domain/evaluations/types';
import { formatNumber } from '../../../domain/format';
import { pathTo } from '../../../domain/routes';
import { useAccess } from '../../../ui/console/access/useAccess';
import { BarList } from '../../../ui/console/BarList';
import { useRead } from '../../../ui/console/data/useRead';
import { Section } from '../../../ui/console/record/Section';
import { EmptyState } from '../../../ui/console/state/EmptyState';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { useLanguage } from '../../../ui/plain/language';
import { RowsSkeleton } from '../CampaignSkeleton';
import { AskedList } from './AskedList';
import { EvaluationSheet } from './EvaluationSheet';
import styles from './evaluationTab.module.css';

/** What was answered about a done campaign, for staff: in sum against the brand, and each answer beside the others. */
export function EvaluationTab({ id }: { id: string }) {
  const translate = useTranslate();
  const access = useAccess();
  const { data, error, refetch } = useRead<CampaignEvaluation>('campaignEvaluation', { params: { id } });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <RowsSkeleton />;
  const asked = data.asked ?? [];
  const hint = translate(asked.length > 0 ? 'evaluation.empty_asked' : 'evaluation.empty_unasked');
  return (
    <>
      {can(access, 'campaigns_management', 'u_evaluation') && (
        <p>
          <Button component={Link} to={pathTo('campaignEvaluation', { type: 'done', id })} variant="outlined">
            {translate(data.mine ? 'evaluation.edit' : 'evaluation.add_internal')}
          </Button>
        </p>
      )}
      {data.evaluations.length === 0 && <EmptyState title={translate('evaluation.empty')} hint={hint} />}
      {data.summary.count > 0 && <Summary evaluation={data} />}
      {data.evaluations.length > 0 && (
        <Section title={translate('evaluation.side_by_side')}>
          <EvaluationSheet evaluation={data} />
        </Section>
      )}
      {asked.length > 0 && (
        <Section title={translate('evaluation.asked')}>
          <AskedList asked={asked} />
        </Section>
      )}
    </>
  );
}

function Summary({
  evaluation: { questions, summary, staff_summary, brand_summary },
}: {
  evaluation: CampaignEvaluation;
}) {
  const translate = useTranslate();
  const language = useLanguage();
  const shown = (value: number | null | undefined) => (typeof value === 'number' ? formatNumber(value, language) : '–');
  const ofBrand = new Map(brand_summary?.by_question.map(({ key, average }) => [key, average]));
  const bars = summary.by_question.map(({ key, average }) => ({
    key,
    label: translate(questions.find((question) => question.key === key)?.text ?? key),
    value: average,
    shown: shown(average),
    mark: ofBrand.get(key),
  }));
  return (
    <>
      <p className={styles.headline}>
        <strong>{shown(summary.average)}</strong>
        <span>
          {translate('evaluation.out_of')} · {translate('evaluation.count', { count: summary.count })}
        </span>
        {staff_summary && staff_summary.count > 0 && (
          <span>{translate('evaluation.internal_apart', { average: shown(staff_summary.average) })}</span>
        )}
      </p>
      <BarList wide full={scoreRange.max} title={translate('evaluation.by_question')} bars={bars} />
      {brand_summary && (
        <p className={styles.note}>
          {translate('evaluation.against', {
            average: shown(brand_summary.average),
            count: brand_summary.count,
            campaigns: brand_summary.campaigns,
          })}
        </p>
      )}
    </>
  );
}
