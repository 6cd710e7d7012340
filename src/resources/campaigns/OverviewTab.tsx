import { Skeleton, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CampaignDetail, CampaignOverview } from '../../domain/campaigns/types';
import { EmptyState } from '../../ui/console/EmptyState';
import { ErrorState } from '../../ui/console/ErrorState';
import { Section } from '../../ui/console/Section';
import { useAnswer } from '../../ui/console/useAnswer';
import { KolProgress } from './KolProgress';

/** How far each KOL has come. */
export function OverviewTab({ campaign }: { campaign: CampaignDetail }) {
  const translate = useTranslate();
  if (campaign.sows.length === 0) return <EmptyState title={translate('campaigns.overview.empty')} />;
  return (
    <Section title={translate('campaigns.overview.progress')}>
      <Progress id={campaign.id} />
    </Section>
  );
}

function Progress({ id }: { id: string }) {
  const translate = useTranslate();
  const { answer: overview, error, retry } = useAnswer<CampaignOverview>('campaignOverview', id);
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (!overview) {
    return (
      <Stack spacing={2} role="status" aria-label={translate('common.loading')}>
        <Skeleton height={40} />
        <Skeleton height={40} />
        <Skeleton height={40} />
      </Stack>
    );
  }
  return <KolProgress rows={overview.progress} />;
}
