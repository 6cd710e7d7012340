import { Skeleton, Stack } from '@mui/material';
import { useCanAccess, useTranslate } from 'react-admin';
import type { CampaignDetail } from '../../domain/campaigns/types';
import { EmptyState } from '../../ui/console/EmptyState';
import { ErrorState } from '../../ui/console/ErrorState';
import { Section } from '../../ui/console/Section';
import { KolProgress } from './KolProgress';
import { useFinalReport } from './useFinalReport';

/** How far each KOL has come, from the campaign's report. */
export function OverviewTab({ campaign }: { campaign: CampaignDetail }) {
  const translate = useTranslate();
  const { canAccess, isPending } = useCanAccess({ resource: 'campaigns_management', action: 'r_report' });
  if (campaign.sows.length === 0) return <EmptyState title={translate('campaigns.overview.empty')} />;
  if (!isPending && !canAccess) return <EmptyState title={translate('campaigns.overview.no_report')} />;
  return (
    <Section title={translate('campaigns.overview.progress')}>{canAccess && <Progress id={campaign.id} />}</Section>
  );
}

function Progress({ id }: { id: string }) {
  const translate = useTranslate();
  const { report, error, retry } = useFinalReport(id);
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (!report) {
    return (
      <Stack spacing={2} role="status" aria-label={translate('common.loading')}>
        <Skeleton height={40} />
        <Skeleton height={40} />
        <Skeleton height={40} />
      </Stack>
    );
  }
  return <KolProgress rows={report.progress} />;
}
