import { useTranslate } from 'react-admin';
import type { CampaignView } from '../../domain/campaigns/types';
import type { CampaignOverview } from '../../domain/reports/types';
import { useRead } from '../../ui/console/data/useRead';
import { Section } from '../../ui/console/record/Section';
import { EmptyState } from '../../ui/console/state/EmptyState';
import { ErrorState } from '../../ui/console/state/ErrorState';
import { Attention } from './detail/Attention';
import { OverviewSkeleton } from './detail/OverviewSkeleton';
import { OverviewTiles } from './detail/OverviewTiles';
import { ProgressTable } from './detail/ProgressTable';

/** What needs looking after, the headline figures, and how far each SOW has come. */
export function OverviewTab({ campaign }: { campaign: CampaignView }) {
  const translate = useTranslate();
  if (campaign.sows.length === 0) return <EmptyState title={translate('campaigns.overview.empty')} />;
  return (
    <>
      <Attention sows={campaign.sows} />
      <Progress key={campaign.id} id={campaign.id} />
    </>
  );
}

function Progress({ id }: { id: string }) {
  const translate = useTranslate();
  const { data: overview, error, refetch } = useRead<CampaignOverview>('campaignOverview', { params: { id } });
  if (error && !overview) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!overview) {
    return (
      <Section title={translate('campaignDetail.headline')}>
        <OverviewSkeleton />
      </Section>
    );
  }
  return (
    <>
      {overview.totals && (
        <Section title={translate('campaignDetail.headline')}>
          <OverviewTiles totals={overview.totals} />
        </Section>
      )}
      <Section title={translate('campaigns.overview.progress')} description={translate('campaignDetail.worst_first')}>
        <ProgressTable rows={overview.progress} />
      </Section>
    </>
  );
}
