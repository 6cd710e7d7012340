import { Button, Skeleton, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { can } from '../../../domain/access';
import { dayOf } from '../../../domain/dates';
import type { CampaignEvaluation } from '../../../domain/evaluations/types';
import { formatDay } from '../../../domain/format';
import { pathTo } from '../../../domain/routes';
import { ApiError } from '../../../providers/http';
import { useAccess } from '../../../ui/console/access/useAccess';
import { useRead } from '../../../ui/console/data/useRead';
import { EmptyState } from '../../../ui/console/state/EmptyState';
import { RecordError } from '../../../ui/console/state/RecordError';
import { useDocumentTitle } from '../../../ui/console/useDocumentTitle';
import { CampaignFace } from './CampaignFace';
import { EvaluationForm } from './EvaluationForm';
import styles from './evaluation.module.css';
import { Given } from './Given';

/** The page where a done campaign is evaluated: the form, then what was given (CONTRACT-2 §10). */
export function CampaignEvaluationPage() {
  const translate = useTranslate();
  const { id = '', type = '' } = useParams();
  const { data, error, refetch } = useRead<CampaignEvaluation>('campaignEvaluation', { params: { id } });
  const name = data?.campaign.name;
  useDocumentTitle(name && `${translate('evaluation.title')}: ${name}`);
  if (error instanceof ApiError && error.code === 'campaign_not_done') return <NotYet id={id} type={type} />;
  if (error && !data) return <RecordError error={error} onRetry={() => void refetch()} />;
  if (!data) return <PageSkeleton />;
  return (
    <div className={styles.page}>
      <CampaignFace campaign={data.campaign} />
      <Answers key={data.campaign.id} evaluation={data} />
    </div>
  );
}

/** Only a done campaign is evaluated; until then its own page is where to go on. */
function NotYet({ id, type }: { id: string; type: string }) {
  const translate = useTranslate();
  return (
    <EmptyState
      isPage
      title={translate('evaluation.not_yet')}
      hint={translate('evaluation.not_yet_hint')}
      action={
        <Button variant="contained" component={Link} to={pathTo('campaignView', { type, id })}>
          {translate('evaluation.to_campaign')}
        </Button>
      }
    />
  );
}

function Answers({ evaluation }: { evaluation: CampaignEvaluation }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const access = useAccess();
  const [isEditing, setEditing] = useState(false);
  const { mine, campaign, questions } = evaluation;
  const toCampaign = pathTo('campaignView', { type: 'done', id: campaign.id });
  const mayAnswer = can(access, 'campaigns_management', 'u_evaluation');
  if (!mine && !mayAnswer) return <EmptyState title={translate('evaluation.may_not')} />;
  if (!mine || isEditing) {
    const leave = mine ? () => setEditing(false) : () => void navigate(toCampaign);
    return <EvaluationForm evaluation={evaluation} onDone={leave} onSaved={() => setEditing(false)} />;
  }
  return (
    <section className={styles.thanks} aria-labelledby="evaluation-thanks">
      <h2 id="evaluation-thanks">{translate('evaluation.thanks')}</h2>
      <p>{translate('evaluation.thanks_hint', { day: formatDay(dayOf(new Date(mine.updated_at))) })}</p>
      <Given questions={questions} evaluation={mine} />
      <div className={styles.buttons}>
        <Button component={Link} to={toCampaign} variant="outlined">
          {translate('evaluation.to_campaign')}
        </Button>
        {mayAnswer && (
          <Button variant="contained" onClick={() => setEditing(true)}>
            {translate('evaluation.edit')}
          </Button>
        )}
      </div>
    </section>
  );
}

function PageSkeleton() {
  const translate = useTranslate();
  return (
    <Stack spacing={3} className={styles.page} role="status" aria-label={translate('common.loading')}>
      <Skeleton variant="rounded" height={140} />
      <Skeleton variant="rounded" height={96} />
      <Skeleton variant="rounded" height={320} />
    </Stack>
  );
}
