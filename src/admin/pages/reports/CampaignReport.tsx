import { Skeleton, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useParams, useSearchParams } from 'react-router-dom';
import type { ReportDocument } from '../../../domain/reports/document';
import { useRead } from '../../../ui/console/data/useRead';
import { RecordError } from '../../../ui/console/state/RecordError';
import { useDocumentTitle } from '../../../ui/console/useDocumentTitle';
import { LateCode, late } from '../../../ui/plain/late';
import { ByDay } from './ByDay';
import { ByNetwork } from './ByNetwork';
import { Findings, Recommendation } from './Findings';
import { Headline } from './Headline';
import { KolRanking } from './KolRanking';
import { Method } from './Method';
import { ReportCost } from './ReportCost';
import { ReportCover } from './ReportCover';
import { ReportPosts } from './ReportPosts';
import { ReportToolbar } from './ReportToolbar';
import styles from './report.module.css';
import { Costs, Targets } from './Targets';
import { WhyPlace } from './Why';

const Appendix = late(() => import('./Appendix').then((module) => ({ default: module.Appendix })));

/** The campaign's report as of a day, on the screen and on paper (LOOK Reports; CONTRACT.md §5). */
export function CampaignReport() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  const [parameters, setParameters] = useSearchParams();
  const asOf = parameters.get('as_of') ?? undefined;
  const {
    data: report,
    error,
    isFetching,
    isPlaceholderData,
    refetch,
  } = useRead<ReportDocument>('finalReport', { params: { id }, query: { as_of: asOf } });
  useDocumentTitle(report && `${translate('reports.title')} ${report.campaign.code}`);
  if (error && !report) return <RecordError error={error} onRetry={() => void refetch()} />;
  if (!report) return <ReportSkeleton />;
  return (
    <div className={styles.report}>
      <ReportToolbar report={report} onDay={(day) => setParameters(day ? { as_of: day } : {}, { replace: true })} />
      <article className={isPlaceholderData ? `${styles.paper} ${styles.stale}` : styles.paper} aria-busy={isFetching}>
        <ReportCover report={report} />
        <Headline report={report} />
        <Findings report={report} />
        {report.totals.posts > 0 && <ByNetwork report={report} />}
        <ByDay report={report} />
        <ReportCost report={report} />
        {report.kols.length > 0 && <KolRanking report={report} />}
        {report.progress.length > 0 && <Targets report={report} />}
        {report.progress.length > 0 && <Costs report={report} />}
        {report.posts.length > 0 && <ReportPosts report={report} />}
        <LateCode fallback={<Skeleton variant="rounded" height={200} />}>
          <Appendix report={report} />
        </LateCode>
        <Recommendation report={report} />
        <Method report={report} />
      </article>
      <WhyPlace campaignId={report.campaign.id} asOf={report.as_of} />
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
