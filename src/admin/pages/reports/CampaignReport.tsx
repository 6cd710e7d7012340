import { Skeleton, Stack } from '@mui/material';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useParams, useSearchParams } from 'react-router-dom';
import type { FinalReport } from '../../../domain/campaigns/types';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { useAnswer } from '../../../ui/console/useAnswer';
import { ByDay } from './ByDay';
import { ByNetwork } from './ByNetwork';
import { Findings } from './Findings';
import { Headline } from './Headline';
import { ReportCover } from './ReportCover';
import { ReportToolbar } from './ReportToolbar';
import styles from './report.module.css';
import { Costs, Targets } from './Targets';

/** The campaign's report as of a day, on the screen and on paper (LOOK Reports; CONTRACT.md §5). */
export function CampaignReport() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const [parameters, setParameters] = useSearchParams();
  const asOf = parameters.get('as_of') ?? undefined;
  const { answer: report, error, loading, retry } = useAnswer<FinalReport>('finalReport', id, asOf);
  useEffect(() => {
    if (report)
      document.title = `${translate('reports.title')} ${report.campaign.code} · ${translate('common.product')}`;
  }, [report, translate]);
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (!report) return <ReportSkeleton />;
  return (
    <div className={styles.report}>
      <ReportToolbar report={report} onDay={(day) => setParameters(day ? { as_of: day } : {}, { replace: true })} />
      <article className={loading ? `${styles.paper} ${styles.stale}` : styles.paper} aria-busy={loading}>
        <ReportCover report={report} />
        <Headline report={report} />
        {report.totals.posts > 0 && <ByNetwork report={report} />}
        {report.by_day.length > 1 && <ByDay report={report} />}
        {report.progress.length > 0 && <Targets report={report} />}
        {report.progress.length > 0 && <Costs report={report} />}
        <Findings report={report} />
      </article>
    </div>
  );
}

function ReportSkeleton() {
  const translate = useTranslate();
  return (
    <Stack spacing={4} className={styles.report} role="status" aria-label={translate('common.loading')}>
      <Skeleton height={40} />
      <Skeleton variant="rounded" height={216} />
      <Skeleton variant="rounded" height={180} />
      <Skeleton variant="rounded" height={320} />
    </Stack>
  );
}
