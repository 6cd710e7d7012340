import { useTranslate } from 'react-admin';
import type { CampaignView } from '../../domain/campaigns/types';
import type { CampaignOverview } from '../../domain/reports/types';
import { useRead } from '../../ui/console/data/useRead';
import { Section } from '../../ui/console/record/Section';
import { EmptyState } from '../../ui/console/state/EmptyState';
import { ErrorState } from '../../ui/console/state/ErrorState';
import { usePhone } from '../../ui/console/usePhone';
import { Attention } from './detail/Attention';
import { OverviewSkeleton } from './detail/OverviewSkeleton';
import { OverviewTiles } from './detail/OverviewTiles';
import { ProgressTable } from './detail/ProgressTable';
import { HeadBand } from './head/HeadBand';

/** What needs looking after, the headline figures, and how far each SOW has come. */
export function OverviewTab({ campaign }: { campaign: CampaignView }) {
  const translate = useTranslate();
  const isPhone = usePhone();
  return (
    <>
      {isPhone && <HeadBand campaign={campaign} />}
      {campaign.sows.length === 0 ? (
        <EmptyState title={translate('campaigns.overview.empty')} />
      ) : (
        <>
          <Attention campaign={campaign} />
          <Progress key={campaign.id} id={campaign.id} />
        </>
      )}
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
          <OverviewTiles totals={overview.totals} progress={overview.progress} />
        </Section>
      )}
      <Section title={translate('campaigns.overview.progress')} description={translate('campaignDetail.worst_first')}>
        <ProgressTable rows={overview.progress} />
      </Section>
    </>
  );
}
